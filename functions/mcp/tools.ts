import { getBrandDna, updateBrandDna } from "../../lib/brand/dna.ts";
import { uploadLogo } from "../../lib/brand/logo.ts";
import { deleteMedia, listMedia } from "../../lib/brand/media.ts";
import { addPerson, deletePerson, listPeople } from "../../lib/brand/people.ts";
import {
  deleteProductScreen,
  listProductScreens,
  updateProductScreen,
  uploadProductScreen,
} from "../../lib/brand/product-screens.ts";
import { createMascot, getMascot, mascotStep } from "../../lib/mascot/mascot.ts";
import { buyCredits } from "../../lib/payments/buy-credits.ts";
import { createCampaign } from "../../lib/posts/campaign.ts";
import { listPosts } from "../../lib/posts/list.ts";
import { getPerformance } from "../../lib/posts/performance.ts";
import { schedulePost } from "../../lib/posts/schedule.ts";
import {
  deleteBrandVideo,
  listBrandVideos,
  uploadBrandVideo,
} from "../../lib/uploads/videos/brand-videos.ts";
import * as out from "./outputs.ts";
import { count, listOf, type Tool } from "./tool.ts";

/** Every tool of the agent server, in the order of the contract. */
export const TOOLS: readonly Tool[] = [
  {
    operation: getBrandDna,
    title: "Read the brand",
    description:
      "Reads the Brand DNA: what the company and its product are, for whom, tagline, palette and logos. Everything that is made uses it, so call this first. Free; changes nothing. If it is empty, fill it with update_brand_dna before create_campaign.",
    scope: "brand:read",
    gives: getBrandDna.output,
    says: ({ version }) =>
      version === 0
        ? "The Brand DNA is empty. Fill it with update_brand_dna."
        : `The Brand DNA, version ${version}.`,
  },
  {
    operation: updateBrandDna,
    title: "Change the brand",
    description:
      "Changes the Brand DNA: send only the fields that change. offer, product_map and icp merge; palette and logos are replaced as a whole; null clears a field. It shapes everything made from then on. Free; a person can see who changed it. Read it first with get_brand_dna.",
    scope: "brand:write",
    gives: updateBrandDna.output,
    says: ({ version }) => `The Brand DNA has version ${version} now.`,
    judged: true,
    destructive: true,
    repeatable: true,
  },
  {
    operation: listProductScreens,
    title: "List product screens",
    description:
      "Lists the stored screenshots of the product, newest first, with their type, device and theme. They are shown in device frames on what is made. Free; changes nothing.",
    scope: "brand:read",
    gives: out.Screens,
    ...listOf("screens", "product screen"),
    pictures: ({ screens }) => out.pictures(screens, "image_url"),
  },
  {
    operation: uploadProductScreen,
    title: "Add a product screen",
    description:
      "Stores a screenshot of the product: name, screen_type, device, theme, and either image_url (public https) or image_base64, not both. An address is fetched after the answer: the status is pending until then; list_product_screens shows when it is ready. Free.",
    scope: "brand:write",
    gives: uploadProductScreen.output,
    says: ({ id, status }) => `Product screen ${id} is ${status}.`,
    pictures: ({ image_url }) => [out.text(image_url)],
    once: true,
    judged: true,
    outside: true,
  },
  {
    operation: updateProductScreen,
    title: "Retag a product screen",
    description:
      "Changes the name, type, device or theme of a product screen; give at least one of them. The picture stays: for another picture upload a new screen and delete this one. Free. Ids come from list_product_screens.",
    scope: "brand:write",
    gives: updateProductScreen.output,
    says: ({ id }) => `Product screen ${id} is changed.`,
    judged: true,
    repeatable: true,
  },
  {
    operation: deleteProductScreen,
    title: "Delete a product screen",
    description:
      "Deletes a product screen for good, and its file when nothing else shows it. What was made with it stays. Ask the person first. Ids come from list_product_screens.",
    scope: "brand:write",
    gives: out.Deleted,
    shape: out.deletedBy("screen_id"),
    says: () => "The product screen is deleted.",
    judged: true,
    destructive: true,
    repeatable: true,
  },
  {
    operation: uploadLogo,
    title: "Add a logo",
    description:
      "Stores a logo from image_url (public https) or image_base64, adds it to the logos of the Brand DNA, and suggests a palette out of its colours. The palette of the brand is not changed: to use the suggestion send it with update_brand_dna. Free.",
    scope: "brand:write",
    gives: uploadLogo.output,
    says: ({ id }) => `Logo ${id} is stored and in the Brand DNA. suggested_palette is a suggestion only.`,
    pictures: ({ url }) => [out.text(url)],
    once: true,
    judged: true,
    outside: true,
  },
  {
    operation: listPeople,
    title: "List people",
    description:
      "Lists the people who may be shown and quoted, newest first, with role, quote and portrait. Free; changes nothing.",
    scope: "brand:read",
    gives: out.People,
    ...listOf("people", "person"),
    pictures: ({ people }) => out.pictures(people, "image_url"),
  },
  {
    operation: addPerson,
    title: "Add a person",
    description:
      "Adds a person with a portrait (image_url or image_base64). consent: true states that this person has agreed to be shown; never send it unless the person you work for has confirmed that, for it is recorded with your name. Free.",
    scope: "brand:write",
    gives: addPerson.output,
    says: ({ id, status }) => `Person ${id} is ${status}.`,
    pictures: ({ image_url }) => [out.text(image_url)],
    once: true,
    judged: true,
    outside: true,
  },
  {
    operation: deletePerson,
    title: "Delete a person",
    description:
      "Deletes a person and the portrait for good. Ask the person you work for first. Ids come from list_people.",
    scope: "brand:write",
    gives: out.Deleted,
    shape: out.deletedBy("person_id"),
    says: () => "The person is deleted.",
    judged: true,
    destructive: true,
    repeatable: true,
  },
  {
    operation: getMascot,
    title: "Show the mascot",
    description:
      "Shows the mascot: its poses, or the candidates of a draft to choose from. Free; changes nothing. Begin one with create_mascot, go on with mascot_step.",
    scope: "brand:read",
    gives: getMascot.output,
    says: ({ status }) => `The mascot is: ${status}.`,
    pictures: out.mascotPictures,
  },
  {
    operation: createMascot,
    title: "Draft a mascot",
    description:
      "Draws four candidates for a mascot from a description. One in use stays until another is kept. Free. Next: show the candidates to the person, then mascot_step with action keep and a candidate_id, or retry.",
    scope: "brand:write",
    gives: createMascot.output,
    says: ({ candidates }) => `${count(candidates, "candidate")} Keep one with mascot_step.`,
    pictures: out.mascotPictures,
    once: true,
    judged: true,
  },
  {
    operation: mascotStep,
    title: "Go on with the mascot",
    description:
      "One step of the mascot: keep makes candidate_id the mascot and replaces the one in use; retry draws four others; pose draws the kept one in a pose. Free. The result says in `next` what can be done then.",
    scope: "brand:write",
    gives: mascotStep.output,
    says: ({ status }) => `The mascot is: ${status}.`,
    pictures: out.mascotPictures,
    once: true,
    judged: true,
    destructive: true,
  },
  {
    operation: listMedia,
    title: "List uploads",
    description:
      "Lists everything that was uploaded: screens, photos, logos, portraits, poses and videos, newest first, with address and size. Free; changes nothing. Give offset for the next page.",
    scope: "media:read",
    takes: out.ListMedia,
    gives: out.Media,
    ...listOf("media", "upload"),
    pictures: ({ media }) => out.pictures(media, "url"),
  },
  {
    operation: deleteMedia,
    title: "Delete uploads",
    description:
      "Deletes up to 100 uploads of any kind for good, with their files. Ask the person first and name what goes. Ids come from list_media.",
    scope: "media:write",
    gives: deleteMedia.output,
    says: ({ deleted, not_found }) =>
      `Deleted: ${count(deleted, "upload")} Not found: ${count(not_found, "id")}`,
    judged: true,
    destructive: true,
    repeatable: true,
  },
  {
    operation: listBrandVideos,
    title: "List brand videos",
    description:
      "Lists the clips in the library of brand videos, newest first, with what they show and how far their filing is. Free; changes nothing.",
    scope: "media:read",
    gives: out.Videos,
    ...listOf("videos", "video"),
  },
  {
    operation: uploadBrandVideo,
    title: "Add a brand video",
    description:
      "Adds a clip to the library from video_url: a public https address of an MP4, MOV or WebM of at most 100 MB and 10 minutes. Costs no credits but one of the plan's uploads a month (Pro and above). It is fetched and filed after the answer; list_brand_videos shows when it is ready.",
    scope: "media:write",
    gives: uploadBrandVideo.output,
    says: ({ id, status }) => `Video ${id} is ${status}.`,
    once: true,
    judged: true,
    outside: true,
  },
  {
    operation: deleteBrandVideo,
    title: "Delete a brand video",
    description:
      "Deletes a brand video and its file for good. Ask the person first. Ids come from list_brand_videos.",
    scope: "media:write",
    gives: out.Deleted,
    shape: out.deletedBy("video_id"),
    says: () => "The video is deleted.",
    judged: true,
    destructive: true,
    repeatable: true,
  },
  {
    operation: getPerformance,
    title: "Read results",
    description:
      "Sums up what the published posts of the last 7, 30 or 90 days did: by network, by asset type, the best five, and whether higher scores went with better results. Free; changes nothing. Use it before planning new posts.",
    scope: "performance:read",
    gives: getPerformance.output,
    says: ({ window, totals }) => `${(totals as { posts: number }).posts} posts within ${window}.`,
  },
  {
    operation: listPosts,
    title: "List posts",
    description:
      "Lists posts, newest first: scheduled, publishing, posted, failed and canceled ones, with address or error. Free; changes nothing. A run of a campaign is a post once it has succeeded; filter by campaign_id, run_id, platform or status.",
    scope: "posts:read",
    takes: out.ListPosts,
    gives: out.Posts,
    ...listOf("posts", "post"),
  },
  {
    operation: buyCredits,
    title: "Open a payment page",
    description:
      "Opens a page where a person can pay for credits: a pack (100, 500, 2000) or any number as credits, not both. Charges nothing itself. Give checkout_url to the person; you cannot pay. Use it after a refusal credits_exhausted.",
    scope: "credits:write",
    gives: buyCredits.output,
    says: ({ credits }) => `Give checkout_url to a person: it brings ${credits} credits once paid.`,
    once: true,
    judged: true,
    outside: true,
  },
  {
    operation: createCampaign,
    title: "Make content",
    description: out.CAMPAIGN,
    scope: "runs:write",
    alsoNeeds: ({ scheduled_at }) => (scheduled_at === undefined ? undefined : "posts:write"),
    gives: out.StartedCampaign,
    shape: out.toStartedCampaign,
    says: out.sayCampaign,
    once: true,
    outside: true,
  },
  {
    operation: schedulePost,
    title: "Schedule a finished run",
    description:
      "Schedules a run that has succeeded with the verdict approved: it is published on the platform at scheduled_at (a future time with its offset, such as 2027-03-01T09:00:00+01:00). Costs no credits. Not for runs that create_campaign gave a time already: those publish by themselves. brandrun://runs lists the last 20 runs with their verdicts, brandrun://runs/{id} is one of them. The platform has to be connected by a person in the dashboard. list_posts shows the result.",
    scope: "posts:write",
    gives: out.ScheduledPost,
    says: out.sayPost,
    once: true,
    repeatable: true,
    outside: true,
  },
];

/** The tool with this name. */
export const toolNamed = (name: unknown): Tool | undefined =>
  TOOLS.find(({ operation }) => operation.id === name);
