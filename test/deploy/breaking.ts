import type { Project } from "../../lib/admin/deploy/world.ts";
import type { fakeWorld } from "./fake-world.ts";

export type Deployment = ReturnType<typeof fakeWorld>;

export const set = (name: string, value: string) => (deployment: Deployment) =>
  void deployment.world.settings.set(name, value);
export const vars = (more: Record<string, string>) =>
  configure((project) => ({ ...project, vars: { ...project.vars, ...more } }));
export const address = (value: string) => (deployment: Deployment) => {
  vars({ PUBLIC_URL: value })(deployment);
  deployment.world.settings.set("PUBLIC_URL", value);
};
export function configure(change: (project: Project) => Project) {
  return (deployment: Deployment) => deployment.configure(change);
}

/** What was done to a deployment; the unit that notices; words of the problem; words of the way out. */
export type BrokenDeployment = [
  name: string,
  breaks: (deployment: Deployment) => unknown,
  unit: string,
  problem: string,
  fix: string,
];
