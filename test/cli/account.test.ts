import { expect, test } from "vitest";
import { KEY, startService } from "./fake-service.ts";
import { cli, fakeTerminal } from "./fake-terminal.ts";
import { ME } from "./records.ts";

const account = (url: string, ...more: string[]) => ["account", "--key", KEY, "--url", url, ...more];

test("prints the key's record as it came when piped, unknown fields included", async () => {
  const service = await startService({ me: { a_field_of_tomorrow: 1 } });
  const { code, out, err } = await cli(account(service.url));

  expect(JSON.parse(out)).toEqual({ ...ME, a_field_of_tomorrow: 1 });
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

test("shows who the key is, what it may do and what it has used", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" }, columns: 100 });
  await types(account(service.url));

  expect(shown.out).toBe(`  Service      ${service.url}
  Workspace    Kite Labs (0198c0de-0000-7000-8000-00000000000b)
  Plan         pro
  Key          0198c0de-0000-7000-8000-00000000000a
  Mode         test: nothing it makes is ever posted or costs anything
  Expires      never
  Makes        card, video, slideshow, carousel, infographic, og_image
  Writes for   twitter, linkedin, instagram, youtube, tiktok, web
  Posts to     every connected account
  Auto-post    off: every post is asked for
  Daily limit  5,000 requests that start work, a UTC day
  Credits      2,599 (599 of this month, 2,000 bought, the first post is free)

  Usage                           Used  Limit   Left
  requests that start work today    12  5,000  4,988
  card this month                    7    300    293
  video this month                   0     15     15
`);
});

test("--json prints JSON in a terminal too", async () => {
  const service = await startService();
  const { shown, types } = fakeTerminal();
  await types(account(service.url, "--json"));

  expect(JSON.parse(shown.out)).toEqual(ME);
});

test("a restricted key shows its accounts and its auto-post threshold", async () => {
  const me = {
    connected_accounts: ["acc_1", "acc_2"],
    auto_post: true,
    auto_post_min_score: 85,
    livemode: true,
  };
  const service = await startService({ me });
  const { shown, types } = fakeTerminal();
  await types(account(service.url));

  expect(shown.out).toMatch(/Posts to +acc_1, acc_2\n/);
  expect(shown.out).toMatch(/Auto-post +on, from a score of 85\n/);
  expect(shown.out).toMatch(/Mode +live\n/);
});

test("a record with only the contract's own fields is enough", async () => {
  const { livemode, plan, credits, usage, expires_at, studio_profile_id, workspace_name, ...contract } = ME;
  const service = await startService();
  service.next({ status: 200, body: contract });
  const { shown, types } = fakeTerminal();

  expect(await types(account(service.url))).toBe(0);
  expect(shown.out).toContain("Daily limit  5,000 requests");
});

test("a paused workspace is named with the way to resume it, by the doctor too", async () => {
  const warning = "This workspace is paused. A workspace owner resumes it in the dashboard.";
  const service = await startService({ me: { paused: true, warnings: [warning] } });
  const { shown, types } = fakeTerminal({ env: { NO_COLOR: "1" }, columns: 120 });
  await types(account(service.url));
  expect(shown.out).toContain(`Warning      ${warning}`);
  const code = await types(["doctor", "--key", KEY, "--url", service.url]);
  expect(shown.out).toMatch(
    /✗ Workspace +is paused: nothing starts or is posted\n +This workspace is paused\./,
  );
  expect(code).toBe(1);
});
