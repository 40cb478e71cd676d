import type { Brand } from "../brand/brand.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import type { Report } from "../story/review/report.ts";
import { reviewPosts } from "../story/review/review-story.ts";
import type { Channel, ChannelReview } from "../vocab.ts";
import { judgedContent } from "./judged-content.ts";
import { judgedByHouse } from "./judged-story.ts";
import { mockReport } from "./mock.ts";
import { withOpinion } from "./model/opinion.ts";
import { modelOf } from "./open-model.ts";
import type { Step } from "./step.ts";

type Judgement = {
  report: Report;
  channels: Partial<Record<Channel, ChannelReview>>;
  notes: string[];
  /** A language model was asked, too. */
  isOfModel?: boolean;
};

/** Scores words and picture, and explains every point. */
export const judge: Step = async ({ ports, run, brand }) => {
  const { report, channels, notes, isOfModel }: Judgement = run.livemode
    ? await judged(ports, run, await brand())
    : { report: mockReport(run), channels: {}, notes: run.story?.notes ?? [] };
  const { score, verdict, summary, checks, claims, audience, sources, held_back } = report;
  const quality = { summary, checks, claims, notes, channels, sources, held_back };
  return { patch: { impactScore: score, verdict, quality, audience }, joinsNext: !isOfModel };
};

/** Words that came finished are judged as they are; a story is judged against its brief. */
async function judged(ports: Ports, run: RunView, brand: Brand): Promise<Judgement> {
  if (!run.body) return judgedStory(ports, run, brand);
  return { report: judgedContent(run, brand), channels: {}, notes: [] };
}

/** An independent opinion, where there is a model, can only lower the verdict. */
async function judgedStory(ports: Ports, run: RunView, brand: Brand): Promise<Judgement> {
  const { report: review, about } = judgedByHouse(run, brand, ports.now());
  const { story, brief, assetType } = about;
  const channels = reviewPosts(about);
  const model = await modelOf(ports, run);
  if (!model) return { report: review, channels, notes: story.notes };
  const outlet = { channel: run.channel, assetType };
  const { report, notes } = await withOpinion(model, review, { story, outlet, brief, brand });
  return { report, channels, notes: [...story.notes, ...notes], isOfModel: true };
}
