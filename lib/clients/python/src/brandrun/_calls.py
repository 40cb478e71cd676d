"""Made from the interface description by `npm run client:python`. Do not change it by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from ._caller import Caller
from ._pages import Pages

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import Unpack

    from . import types as t


class Calls(Caller):
    """Every call of the API, under its name in the interface description."""

    def get_health(self) -> t.GetHealthAnswer:
        """Tell whether the service and what it needs are up."""
        return self._call("GET", "/api/v1/health", "safe")

    @overload
    def generate(self, *, dry_run: Literal[True], **body: Unpack[t.GenerateRequest]) -> t.DryRun: ...

    @overload
    def generate(self, *, dry_run: Literal[False] = False, **body: Unpack[t.GenerateRequest]) -> t.GenerateAnswer: ...

    def generate(self, **body: Any) -> Any:
        """Start a run that turns one brief into one on-brand asset. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", "/api/v1/programmatic/generate", "keyed", body=body)

    def list_runs(self, **query: Unpack[t.ListRunsQuery]) -> Pages[t.Run]:
        """List the workspace's runs, newest first."""
        return Pages(self, "/api/v1/programmatic/runs", dict(query))

    def get_run(self, run_id: str, /, **query: Unpack[t.GetRunQuery]) -> t.RunInFull:
        """Read one run of the workspace; with wait, answer as soon as it has ended."""
        return self._call("GET", f"/api/v1/programmatic/runs/{self._id(run_id)}", "safe", query=dict(query))

    def delete_run(self, run_id: str, /) -> None:
        """Delete a finished run and take its files down; their addresses then answer 410."""
        self._call("DELETE", f"/api/v1/programmatic/runs/{self._id(run_id)}", "safe")

    def cancel_run(self, run_id: str, /) -> t.Run:
        """Cancel a queued or running run; it ends failed with error_code canceled and gives its credits back."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/cancel", "unsafe")

    def rerender_run(self, run_id: str, /, **body: Unpack[t.RerenderRunRequest]) -> t.Run:
        """Draw a run again in another size, theme, file type, template or with other words: a new run."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/rerender", "keyed", body=dict(body))

    def retry_run(self, run_id: str, /) -> t.Run:
        """Start a failed or rejected run once more: a new run with the same input and a new seed."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/retry", "keyed")

    def review_run(self, run_id: str, /, **body: Unpack[t.ReviewRunRequest]) -> t.Run:
        """Decide about a run that needs a review."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/review", "unsafe", body=dict(body))

    def approve_channel(self, run_id: str, /, **body: Unpack[t.ApproveChannelRequest]) -> t.Run:
        """Approve what an approved run says on another channel, so that it may be posted there too."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/approve-channel", "unsafe", body=dict(body))

    def withdraw_approval(self, run_id: str, /) -> t.Run:
        """Take the approval of a run back while nothing of it is out: it needs a review again, and what is scheduled waits for it."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/withdraw-approval", "unsafe")

    @overload
    def render(self, *, dry_run: Literal[True], **body: Unpack[t.RenderRequest]) -> t.DryRuns: ...

    @overload
    def render(self, *, dry_run: Literal[False] = False, **body: Unpack[t.RenderRequest]) -> t.Batch: ...

    def render(self, **body: Any) -> Any:
        """Draw finished content with named templates: 1 to 100 items, accepted or refused together. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", "/api/v1/programmatic/render", "keyed", body=body)

    def list_batches(self, **query: Unpack[t.ListBatchesQuery]) -> Pages[t.BatchHead]:
        """List the workspace's batches of renders, newest first."""
        return Pages(self, "/api/v1/programmatic/render", dict(query))

    def get_batch(self, batch_id: str, /, **query: Unpack[t.GetBatchQuery]) -> t.Batch:
        """Read a batch of renders with the addresses of its pictures; with wait, once all have ended."""
        return self._call("GET", f"/api/v1/programmatic/render/{self._id(batch_id)}", "safe", query=dict(query))

    def cancel_batch(self, batch_id: str, /) -> t.Batch:
        """Cancel the items of a batch that have not ended; their credits and cap slots come back."""
        return self._call("POST", f"/api/v1/programmatic/render/{self._id(batch_id)}/cancel", "unsafe")

    def list_looks(self) -> list[t.Look]:
        """List every art direction that a brand can have, with a preview."""
        return self._call("GET", "/api/v1/programmatic/looks", "safe")

    def list_templates(self) -> list[t.Template]:
        """List every template that can be drawn, with its schema, sizes, a sample and a preview."""
        return self._call("GET", "/api/v1/programmatic/templates", "safe")

    def get_template(self, output_type: str, /) -> t.Template:
        """Read one template: its schema, sizes, a sample and a preview."""
        return self._call("GET", f"/api/v1/programmatic/templates/{self._id(output_type)}", "safe")

    def clarify_brief(self, **body: Unpack[t.ClarifyBriefRequest]) -> t.Clarity:
        """Ask at most two questions about what a brief leaves unclear or out; generating never depends on the answers."""
        return self._call("POST", "/api/v1/programmatic/clarify", "safe", body=dict(body))

    def get_me(self) -> t.Me:
        """Describe the key: its workspace, scopes, limits and what it has used."""
        return self._call("GET", "/api/v1/programmatic/me", "safe")

    def list_product_screens(self) -> list[t.Screen]:
        """List the workspace's product screens, newest first."""
        return self._call("GET", "/api/v1/programmatic/brand-assets/screens", "safe")

    def upload_product_screen(self, **body: Unpack[t.UploadProductScreenRequest]) -> t.Screen:
        """Store a product screenshot that is sent or fetched from an https address."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/screens", "keyed", body=dict(body))

    def get_product_screen(self, screen_id: str, /) -> t.Screen:
        """Read one product screen of the workspace."""
        return self._call("GET", f"/api/v1/programmatic/brand-assets/screens/{self._id(screen_id)}", "safe")

    def update_product_screen(self, screen_id: str, /, **body: Unpack[t.UpdateProductScreenRequest]) -> t.Screen:
        """Change the name, type, device or theme of a product screen."""
        return self._call("PATCH", f"/api/v1/programmatic/brand-assets/screens/{self._id(screen_id)}", "unsafe", body=dict(body))

    def delete_product_screen(self, screen_id: str, /) -> None:
        """Delete a product screen, and its image when nothing else shows it; its address then answers 410."""
        self._call("DELETE", f"/api/v1/programmatic/brand-assets/screens/{self._id(screen_id)}", "safe")

    def list_photos(self) -> list[t.Photo]:
        """List the workspace's photos, newest first."""
        return self._call("GET", "/api/v1/programmatic/brand-assets/photos", "safe")

    def upload_photo(self, **body: Unpack[t.UploadPhotoRequest]) -> t.Photo:
        """Store a photo that is sent or fetched from an https address."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/photos", "keyed", body=dict(body))

    def get_photo(self, photo_id: str, /) -> t.Photo:
        """Read one photo of the workspace."""
        return self._call("GET", f"/api/v1/programmatic/brand-assets/photos/{self._id(photo_id)}", "safe")

    def update_photo(self, photo_id: str, /, **body: Unpack[t.UpdatePhotoRequest]) -> t.Photo:
        """Change the name, kind, focus, tags or alternative text of a photo."""
        return self._call("PATCH", f"/api/v1/programmatic/brand-assets/photos/{self._id(photo_id)}", "unsafe", body=dict(body))

    def delete_photo(self, photo_id: str, /) -> None:
        """Delete a photo, and its image when nothing else shows it; its address then answers 410."""
        self._call("DELETE", f"/api/v1/programmatic/brand-assets/photos/{self._id(photo_id)}", "safe")

    def list_fonts(self) -> list[t.Font]:
        """List the font files of the brand, newest first."""
        return self._call("GET", "/api/v1/programmatic/brand-assets/fonts", "safe")

    def upload_font(self, **body: Unpack[t.UploadFontRequest]) -> t.Font:
        """Add a font file of the brand's own, whose licence is confirmed."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/fonts", "keyed", body=dict(body))

    def delete_font(self, font_id: str, /) -> None:
        """Delete a font file."""
        self._call("DELETE", f"/api/v1/programmatic/brand-assets/fonts/{self._id(font_id)}", "safe")

    def upload_logo(self, **body: Unpack[t.UploadLogoRequest]) -> t.Logo:
        """Store a logo, add it to the Brand DNA, and suggest a palette from its colours."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/logo", "keyed", body=dict(body))

    def get_brand_dna(self) -> t.BrandDna:
        """Read the Brand DNA: tagline, overview, offer, product map, audience, palette and logos."""
        return self._call("GET", "/api/v1/programmatic/brand-dna", "safe")

    def update_brand_dna(self, **body: Unpack[t.UpdateBrandDnaRequest]) -> t.BrandDna:
        """Change the Brand DNA: only the fields that are given; nested objects merge, null clears, palette and logos are replaced."""
        return self._call("PATCH", "/api/v1/programmatic/brand-dna", "unsafe", body=dict(body))

    def draft_brand_dna(self, **body: Unpack[t.DraftBrandDnaRequest]) -> t.BrandDraft:
        """Propose a Brand DNA from a website or a few lines, with the source of each value."""
        return self._call("POST", "/api/v1/programmatic/brand-dna/draft", "safe", body=dict(body))

    def list_people(self) -> list[t.Person]:
        """List the people who may be shown, newest first."""
        return self._call("GET", "/api/v1/programmatic/brand-assets/people", "safe")

    def add_person(self, **body: Unpack[t.AddPersonRequest]) -> t.Person:
        """Add a person who has agreed to be shown, with a portrait that is sent or fetched from an address."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/people", "keyed", body=dict(body))

    def get_person(self, person_id: str, /) -> t.Person:
        """Read one person who may be shown."""
        return self._call("GET", f"/api/v1/programmatic/brand-assets/people/{self._id(person_id)}", "safe")

    def delete_person(self, person_id: str, /) -> None:
        """Delete a person, and the portrait when nothing else shows it; its address then answers 410."""
        self._call("DELETE", f"/api/v1/programmatic/brand-assets/people/{self._id(person_id)}", "safe")

    def list_media(self, **query: Unpack[t.ListMediaQuery]) -> Pages[t.Media]:
        """List everything that was uploaded and is there: screens, photos, logos, portraits, poses, videos; newest first."""
        return Pages(self, "/api/v1/programmatic/media", dict(query))

    def delete_media(self, **body: Unpack[t.DeleteMediaRequest]) -> t.DeleteMediaAnswer:
        """Delete uploads of any kind, and their files when nothing else shows them."""
        return self._call("POST", "/api/v1/programmatic/media/delete", "unsafe", body=dict(body))

    def list_accounts(self) -> list[t.Account]:
        """List the connected accounts that this key may post to, the oldest connection first."""
        return self._call("GET", "/api/v1/programmatic/accounts", "safe")

    @overload
    def post_run(self, run_id: str, /, *, dry_run: Literal[True], **body: Unpack[t.PostRunRequest]) -> t.PostDryRun: ...

    @overload
    def post_run(self, run_id: str, /, *, dry_run: Literal[False] = False, **body: Unpack[t.PostRunRequest]) -> t.Post: ...

    def post_run(self, run_id: str, /, **body: Any) -> Any:
        """Publish an approved run on a connected account, once: asking again answers the post that is there. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/post", "keyed", body=body)

    @overload
    def schedule_post(self, run_id: str, /, *, dry_run: Literal[True], **body: Unpack[t.SchedulePostRequest]) -> t.PostDryRun: ...

    @overload
    def schedule_post(self, run_id: str, /, *, dry_run: Literal[False] = False, **body: Unpack[t.SchedulePostRequest]) -> t.Post: ...

    def schedule_post(self, run_id: str, /, **body: Any) -> Any:
        """Publish an approved run at a given time: a drop waits for it. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", f"/api/v1/programmatic/runs/{self._id(run_id)}/schedule", "keyed", body=body)

    @overload
    def create_campaign(self, *, dry_run: Literal[True], **body: Unpack[t.CreateCampaignRequest]) -> t.DryRuns: ...

    @overload
    def create_campaign(self, *, dry_run: Literal[False] = False, **body: Unpack[t.CreateCampaignRequest]) -> t.Campaign: ...

    def create_campaign(self, **body: Any) -> Any:
        """Start runs of one brief for several channels, asset types and times; each becomes a drop. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", "/api/v1/programmatic/campaigns", "keyed", body=body)

    def list_campaigns(self, **query: Unpack[t.ListCampaignsQuery]) -> Pages[t.CampaignHead]:
        """List the workspace's campaigns, newest first."""
        return Pages(self, "/api/v1/programmatic/campaigns", dict(query))

    def get_campaign(self, campaign_id: str, /) -> t.CampaignInFull:
        """Read a campaign with its runs and posts."""
        return self._call("GET", f"/api/v1/programmatic/campaigns/{self._id(campaign_id)}", "safe")

    def reschedule_campaign(self, campaign_id: str, /, **body: Unpack[t.RescheduleCampaignRequest]) -> t.RescheduledCampaign:
        """Give the times of a campaign that are not over another moment; its drops move along."""
        return self._call("PATCH", f"/api/v1/programmatic/campaigns/{self._id(campaign_id)}", "unsafe", body=dict(body))

    def cancel_campaign(self, campaign_id: str, /) -> t.CampaignInFull:
        """Cancel what a campaign has not finished: its open runs, and the drops that wait."""
        return self._call("POST", f"/api/v1/programmatic/campaigns/{self._id(campaign_id)}/cancel", "unsafe")

    def list_posts(self, **query: Unpack[t.ListPostsQuery]) -> Pages[t.Post]:
        """List the workspace's posts, newest first: scheduled, published and failed ones."""
        return Pages(self, "/api/v1/programmatic/posts", dict(query))

    def get_post(self, post_id: str, /) -> t.Post:
        """Read a post with its status, address or error."""
        return self._call("GET", f"/api/v1/programmatic/posts/{self._id(post_id)}", "safe")

    def reschedule_post(self, post_id: str, /, **body: Unpack[t.ReschedulePostRequest]) -> t.Post:
        """Give a drop that has not been published another time, or another text."""
        return self._call("PATCH", f"/api/v1/programmatic/posts/{self._id(post_id)}", "unsafe", body=dict(body))

    def remove_post(self, post_id: str, /) -> t.Post:
        """Take a published post down from its network, where its API can; else the answer says how to do it by hand."""
        return self._call("DELETE", f"/api/v1/programmatic/posts/{self._id(post_id)}", "safe")

    def cancel_post(self, post_id: str, /) -> t.Post:
        """Cancel a drop that has not been published."""
        return self._call("POST", f"/api/v1/programmatic/posts/{self._id(post_id)}/cancel", "unsafe")

    def retry_post(self, post_id: str, /) -> t.Post:
        """Try a failed post again."""
        return self._call("POST", f"/api/v1/programmatic/posts/{self._id(post_id)}/retry", "unsafe")

    def get_performance(self, **query: Unpack[t.GetPerformanceQuery]) -> t.Performance:
        """Sum up what the live posts of the last 7, 30 or 90 days did, and how well their scores foretold it."""
        return self._call("GET", "/api/v1/programmatic/performance", "safe", query=dict(query))

    def list_events(self, **query: Unpack[t.ListEventsQuery]) -> Pages[t.Event]:
        """List the workspace's events, the oldest first, and wait for new ones."""
        return Pages(self, "/api/v1/programmatic/events", dict(query))

    def get_mascot(self) -> t.Mascot:
        """Show the workspace's mascot: its poses, or the candidates to choose from."""
        return self._call("GET", "/api/v1/programmatic/mascot", "safe")

    def create_mascot(self, **body: Unpack[t.CreateMascotRequest]) -> t.Mascot:
        """Draw four candidates for a mascot from a description."""
        return self._call("POST", "/api/v1/programmatic/mascot", "keyed", body=dict(body))

    def mascot_step(self, **body: Unpack[t.MascotStepRequest]) -> t.Mascot:
        """Keep a candidate as the mascot, ask for four others, or draw the mascot in a pose."""
        return self._call("POST", "/api/v1/programmatic/mascot/step", "keyed", body=dict(body))

    def buy_credits(self, **body: Unpack[t.BuyCreditsRequest]) -> t.Checkout:
        """Open a page where a person can pay for more credits; nothing is charged by this call."""
        return self._call("POST", "/api/v1/programmatic/credits/checkout", "keyed", body=dict(body))

    def list_ledger(self, **query: Unpack[t.ListLedgerQuery]) -> Pages[t.LedgerEntry]:
        """List what moved the workspace's credits, newest first."""
        return Pages(self, "/api/v1/programmatic/credits/ledger", dict(query))

    def get_usage(self, **query: Unpack[t.GetUsageQuery]) -> t.Usage:
        """Read what a month's runs were and cost, by asset type, with what is left of credits and caps."""
        return self._call("GET", "/api/v1/programmatic/usage", "safe", query=dict(query))

    def list_brand_videos(self) -> list[t.BrandVideo]:
        """List the workspace's brand videos, newest first."""
        return self._call("GET", "/api/v1/programmatic/brand-assets/videos", "safe")

    def upload_brand_video(self, **body: Unpack[t.UploadBrandVideoRequest]) -> t.BrandVideo:
        """Add a clip to the library of brand videos; it is sent, or fetched from an https address."""
        return self._call("POST", "/api/v1/programmatic/brand-assets/videos", "keyed", body=dict(body))

    def get_brand_video(self, video_id: str, /) -> t.BrandVideo:
        """Read one brand video: how far it has come, and how it was filed."""
        return self._call("GET", f"/api/v1/programmatic/brand-assets/videos/{self._id(video_id)}", "safe")

    def delete_brand_video(self, video_id: str, /) -> None:
        """Delete a brand video with its file, whose address then answers 410."""
        self._call("DELETE", f"/api/v1/programmatic/brand-assets/videos/{self._id(video_id)}", "safe")

    def list_webhooks(self) -> list[t.Webhook]:
        """List the workspace's webhooks, the oldest first."""
        return self._call("GET", "/api/v1/programmatic/webhooks", "safe")

    def create_webhook(self, **body: Unpack[t.CreateWebhookRequest]) -> t.WebhookWithSecret:
        """Register a webhook; the answer shows its signing secret, this once."""
        return self._call("POST", "/api/v1/programmatic/webhooks", "keyed", body=dict(body))

    def get_webhook_secret(self) -> t.WorkspaceSecret:
        """Read the secret that signs messages to a webhook_url of a request."""
        return self._call("GET", "/api/v1/programmatic/webhooks/secret", "safe")

    def rotate_workspace_secret(self) -> t.WorkspaceSecret:
        """Replace the secret of webhook_url messages; for 24 hours both secrets sign."""
        return self._call("POST", "/api/v1/programmatic/webhooks/rotate-secret", "unsafe")

    def list_webhook_deliveries(self, **query: Unpack[t.ListWebhookDeliveriesQuery]) -> Pages[t.WebhookDelivery]:
        """List webhook deliveries, the newest first, by status, webhook, event and event type."""
        return Pages(self, "/api/v1/programmatic/webhooks/deliveries", dict(query))

    def get_webhook_delivery(self, delivery_id: str, /) -> t.WebhookDeliveryWithAttempts:
        """Read a delivery: the message, and every attempt with its time, latency, status code and response."""
        return self._call("GET", f"/api/v1/programmatic/webhooks/deliveries/{self._id(delivery_id)}", "safe")

    def redeliver_webhook(self, delivery_id: str, /) -> t.WebhookDelivery:
        """Redeliver a webhook event now, whatever its status."""
        return self._call("POST", f"/api/v1/programmatic/webhooks/deliveries/{self._id(delivery_id)}/redeliver", "keyed")

    def get_webhook(self, webhook_id: str, /) -> t.Webhook:
        """Read a webhook: its address, its event types and its health."""
        return self._call("GET", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}", "safe")

    def update_webhook(self, webhook_id: str, /, **body: Unpack[t.UpdateWebhookRequest]) -> t.Webhook:
        """Change a webhook's address, description, event types or status."""
        return self._call("PATCH", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}", "unsafe", body=dict(body))

    def delete_webhook(self, webhook_id: str, /) -> None:
        """Delete a webhook; its deliveries stay on record for 30 days."""
        self._call("DELETE", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}", "safe")

    def test_webhook(self, webhook_id: str, /) -> t.WebhookDelivery:
        """Send a webhook.test event to one webhook; its delivery shows the response."""
        return self._call("POST", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}/test", "keyed")

    def rotate_webhook_secret(self, webhook_id: str, /) -> t.WebhookWithSecret:
        """Give a webhook a new secret; for 24 hours both secrets sign."""
        return self._call("POST", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}/rotate-secret", "unsafe")

    def list_deliveries_of_webhook(self, webhook_id: str, /, **query: Unpack[t.ListDeliveriesOfWebhookQuery]) -> Pages[t.WebhookDelivery]:
        """List the deliveries of one webhook, the newest first."""
        return Pages(self, f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}/deliveries", dict(query))

    def replay_webhook(self, webhook_id: str, /, **body: Unpack[t.ReplayWebhookRequest]) -> t.ReplayWebhookAnswer:
        """Replay a webhook's past events of a time range, the oldest first; at most 1,000 a call."""
        return self._call("POST", f"/api/v1/programmatic/webhooks/{self._id(webhook_id)}/replay", "keyed", body=dict(body))

    def list_keys(self, **query: Unpack[t.ListKeysQuery]) -> Pages[t.Key]:
        """List the workspace's keys, newest first, without their texts."""
        return Pages(self, "/api/v1/programmatic/keys", dict(query))

    def mint_key(self, **body: Unpack[t.MintKeyRequest]) -> t.MintKeyAnswer:
        """Mint an API key."""
        return self._call("POST", "/api/v1/programmatic/keys", "keyed", body=dict(body))

    def rotate_key(self, key_id: str, /, **body: Unpack[t.RotateKeyRequest]) -> t.RotateKeyAnswer:
        """Replace a key by a new one with the same scopes and Studio profile."""
        return self._call("POST", f"/api/v1/programmatic/keys/{self._id(key_id)}/rotate", "keyed", body=dict(body))

    def revoke_key(self, key_id: str, /) -> t.RevokeKeyAnswer:
        """Revoke an API key of the workspace."""
        return self._call("DELETE", f"/api/v1/programmatic/keys/{self._id(key_id)}", "safe")

    def list_audit(self, **query: Unpack[t.ListAuditQuery]) -> Pages[t.AuditEntry]:
        """List who changed what in the workspace, newest first: keys, plan, pauses, brand, deletions, posts."""
        return Pages(self, "/api/v1/programmatic/audit", dict(query))

    @overload
    def generate_studio_card(self, *, dry_run: Literal[True], **body: Unpack[t.GenerateStudioCardRequest]) -> t.StudioDryRun: ...

    @overload
    def generate_studio_card(self, *, dry_run: Literal[False] = False, **body: Unpack[t.GenerateStudioCardRequest]) -> t.StudioCard: ...

    def generate_studio_card(self, **body: Any) -> Any:
        """Draw one card for an event and hand it to the targets of the key's Studio profile. With `dry_run=True` it says what would happen and cost."""
        return self._call("POST", "/api/v1/studio/generate", "keyed", body=body)

    def list_studio_templates(self) -> list[t.Template]:
        """List the templates that the key's Studio profile allows."""
        return self._call("GET", "/api/v1/studio/templates", "safe")
