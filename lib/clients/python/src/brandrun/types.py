"""Made from the interface description by `npm run client:python`. Do not change it by hand."""

from typing import Literal, Optional, TypedDict, Any, Union


Channel = Literal["instagram", "linkedin", "tiktok", "twitter", "web", "youtube"]
ChannelName = Literal["instagram", "linkedin", "tiktok", "twitter", "web", "x", "youtube"]


class Account(TypedDict):
    connected_at: str
    """When it was first connected."""

    handle: str
    """The account's name on the network, without the @."""

    health: Literal["connected", "expiring", "reconnect_required"]
    """`expiring`: works, and has to be connected again within ten days."""

    id: str
    """The id of the account."""

    name: str
    """The name the account shows."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network it is on."""

    reason: Optional[str]
    """Why it has to be connected again."""


class _AddPersonRequest(TypedDict):
    consent: bool
    """true: the person has agreed to be shown. The key that states it is recorded"""

    name: str
    """The person's name, 1 to 120 characters"""


class AddPersonRequest(_AddPersonRequest, total=False):
    file: bytes
    image_base64: str
    """The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded"""

    image_url: str
    """Public https address of the image; screens, photos and portraits are fetched after the
    answer, logos before it
    """
    quote: str
    """Words the person may be quoted with, at most 400 characters"""

    role: str
    """What the person does, at most 120 characters"""


class ApproveChannelRequest(TypedDict):
    channel: ChannelName
    """The channel whose words are approved."""


class AuditEntryActor(TypedDict):
    """Who did it."""

    id: str
    """Id of the actor."""

    kind: Literal["agent", "key", "system", "user"]
    """`system` is the service or its operator."""


class AuditEntry(TypedDict):
    action: str
    """What was done, for example revoke_key."""

    actor: AuditEntryActor
    """Who did it."""

    at: str
    """When it happened."""

    id: str
    """Id of the entry."""

    client: Optional[str]
    """The agent's client, for calls of the agent server; else null."""

    target: Optional[str]
    """What it was done to: an id, or a word for what changed."""


class BatchCounts(TypedDict):
    """How many items are in which state."""

    failed: int
    """Items that failed or were canceled."""

    queued: int
    """Items that wait."""

    running: int
    """Items that are being drawn."""

    succeeded: int
    """Items with a picture."""


class BatchItem(TypedDict):
    index: int
    """Place of the item in the request, from 0."""

    output_type: str
    """The template it is drawn with."""

    poll_url: str
    """Path where the run can be read."""

    run_id: str
    """The item's run."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    asset_url: Optional[str]
    """Address of the first file, once it has succeeded."""

    client_ref: Optional[str]
    """Your own name for the item."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """The judge's decision, once it has succeeded."""


class Batch(TypedDict):
    batch_id: str
    """Id of the batch."""

    counts: BatchCounts
    """How many items are in which state."""

    created_at: str
    """When it was accepted."""

    items: list[BatchItem]
    """The items in the order of the request, each with its run."""

    livemode: bool
    """False for batches of test keys."""

    metadata: dict[str, Any]
    """As it was sent."""

    status: Literal["completed", "running"]
    """completed: every item has succeeded or failed."""


class BatchHeadCounts(TypedDict):
    """How many items are in which state."""

    failed: int
    """Items that failed or were canceled."""

    queued: int
    """Items that wait."""

    running: int
    """Items that are being drawn."""

    succeeded: int
    """Items with a picture."""


class BatchHead(TypedDict):
    batch_id: str
    """Id of the batch."""

    counts: BatchHeadCounts
    """How many items are in which state."""

    created_at: str
    """When it was accepted."""

    livemode: bool
    """False for batches of test keys."""

    metadata: dict[str, Any]
    """As it was sent."""

    status: Literal["completed", "running"]
    """completed: every item has succeeded or failed."""


class BeginLoginAnswer(TypedDict):
    device_code: str
    """Sent with each question for the key; known to the program only."""

    expires_in: int
    """Seconds for which both codes hold."""

    interval: int
    """Seconds to wait between two questions."""

    user_code: str
    """Typed by the person, or brought by verification_uri_complete."""

    verification_uri: str
    """The page on which a person allows the key."""

    verification_uri_complete: str
    """The same page with the code filled in."""


class BrandDnaLogoStatusItem(TypedDict):
    status: Literal["failed", "processing", "ready"]
    """processing until it was fetched, then ready or failed"""

    url: str
    """Address of the logo, as Brand DNA lists it"""

    reason: Optional[str]
    """Why it cannot be drawn; otherwise null"""


class BrandDnaOffer(TypedDict):
    """What is sold; it always has its four fields"""

    features: list[str]
    """Its features"""

    one_liner: str
    """What it does; may be empty"""

    product_name: str
    """Name of the product; may be empty"""

    who_its_for: str
    """Who buys it; may be empty"""


class BrandDna(TypedDict):
    audience: dict[str, Any]
    """The same as icp"""

    features: list[str]
    """The same as offer.features"""

    icp: dict[str, Any]
    """The ideal customer"""

    logo_status: list[BrandDnaLogoStatusItem]
    """Whether each logo can be drawn, and why not"""

    logos: list[str]
    """Addresses of the logos, in the order in which they are tried"""

    offer: BrandDnaOffer
    """What is sold; it always has its four fields"""

    overview: str
    """What the company does; may be empty"""

    palette: dict[str, str]
    """Role to #RRGGBB, the five known roles first"""

    product_map: dict[str, Any]
    """Anything else about the products"""

    products: dict[str, Any]
    """The same as product_map"""

    tagline: str
    """Slogan of the brand; may be empty"""

    version: int
    """Goes up with every change; 0 until there was one. Also sent as ETag"""

    warnings: list[str]
    """What about a change may surprise; empty without one"""

    updated_at: Optional[str]
    """When it last changed, in UTC; null until it did"""


class BrandDraftFont(TypedDict):
    family: str
    """Family that the site uses."""

    note: str
    """What its licence allows here."""

    used_for: Literal["headings", "text"]
    """What it is used for."""

    offered: Optional[str]
    """The open family that is proposed for it; null for none."""


class BrandDraftLogoCandidate(TypedDict):
    url: str
    """Address of a picture."""

    where: str
    """Where it stood."""


class BrandDraftPage(TypedDict):
    address: str
    """What was asked for."""

    bytes: int
    """What was received."""

    ok: bool
    """Whether it was read."""

    reason: Optional[str]
    """Why it was not read; null when it was."""


class BrandDraftProposedOffer(TypedDict, total=False):
    """What is sold."""

    features: list[str]
    """Its features."""

    one_liner: str
    """What it does."""

    product_name: str
    """Name of the product or the brand."""

    who_its_for: str
    """Who buys it."""


class BrandDraftProposed(TypedDict, total=False):
    """What was found, in the form that PATCH /brand-dna takes. What was not found is absent.
    Nothing is stored.
    """
    logos: list[str]
    """Address of the picture that is most likely the logo."""

    offer: BrandDraftProposedOffer
    """What is sold."""

    overview: str
    """What the company does."""

    palette: dict[str, str]
    """Role to #RRGGBB."""

    product_map: dict[str, Any]
    """guidelines with voice, banned words, look and fonts."""

    tagline: str
    """Slogan."""


class BrandDraftSource(TypedDict):
    field: str
    """The field of the proposal, such as offer.product_name or palette.primary."""

    quote: str
    """The words there, at most 300 characters."""

    value: str
    """The value that is proposed; the first of a list."""

    where: str
    """Where it stood, in words."""

    address: Optional[str]
    """The page or picture; null for your own lines."""


class BrandDraft(TypedDict):
    fonts: list[BrandDraftFont]
    """Families of the site, and what can be done with them here."""

    logo_candidates: list[BrandDraftLogoCandidate]
    """Pictures that may be the logo, best first."""

    notes: list[str]
    """What a person should know about the proposal."""

    pages: list[BrandDraftPage]
    """Everything that was loaded, at most eight files."""

    proposed: BrandDraftProposed
    """What was found, in the form that PATCH /brand-dna takes. What was not found is absent.
    Nothing is stored.
    """
    readable: Literal["empty", "script_only", "yes"]
    """script_only: the page shows its words by scripts, which are not run. empty: it has hardly
    any.
    """
    sources: list[BrandDraftSource]
    """Where each value stood."""


class BrandVideoScene(TypedDict):
    description: str
    """What the scene shows"""

    end_ms: int
    """Milliseconds from the beginning"""

    start_ms: int
    """Milliseconds from the beginning"""


class BrandVideo(TypedDict):
    created_at: str
    """When the video was added, in UTC"""

    id: str
    """Id of the video, a UUID"""

    livemode: bool
    """False for a video of a test key, which is deleted after a day"""

    scenes: list[BrandVideoScene]
    """Scenes in their order, at most 30; empty unless a model has seen the video"""

    status: Literal["failed", "processing", "ready"]
    """ready once the file is stored and filed; failed with a reason"""

    summary: str
    """What the video shows, or what its container says"""

    tags: list[str]
    """Words to search for, at most 8"""

    title: str
    """The title that was given, else one from the file's name or from a model"""

    updated_at: str
    """When the record last changed, in UTC"""

    bytes: Optional[int]
    """Size of the stored file; null until there is one"""

    codec: Optional[Literal["av1", "h264", "hevc", "vp8", "vp9"]]
    """How the frames are coded; null until there is a file"""

    duration_ms: Optional[int]
    """Milliseconds; null until there is a file"""

    filed_by: Optional[Literal["metadata", "vision"]]
    """vision: a model has seen the video; metadata: only its container was read"""

    fps: Optional[float]
    """Frames a second; null when there are too few frames to tell"""

    has_audio: Optional[bool]
    """Whether there is a sound track; null until there is a file"""

    height: Optional[int]
    """Pixels of the upright frame; null until there is a file"""

    mime_type: Optional[str]
    """Media type of the stored file; null until there is one"""

    reason: Optional[str]
    """Why it failed, or why no model has seen it; otherwise null"""

    rotation: Optional[int]
    """Degrees, clockwise, by which a player turns the stored frames"""

    sha256: Optional[str]
    """Hexadecimal SHA-256 of the stored file; null until there is one"""

    url: Optional[str]
    """Public address of the stored file; null until there is one"""

    width: Optional[int]
    """Pixels of the upright frame, as a player shows it; null until there is a file"""


class BuyCreditsRequest(TypedDict, total=False):
    credits: int
    """Any number of credits from 10 to 100,000, instead of a pack."""

    pack: float
    """Credits of a pack: 100, 500 or 2,000. Without pack and credits the smallest."""


class CampaignDrop(TypedDict):
    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network it is published on."""

    run_id: str
    """The run that becomes the drop."""

    scheduled_at: str
    """When it is published."""


class Asset(TypedDict):
    alt_text: str
    """Description for people who cannot see it."""

    bytes: int
    """Size of the file in bytes."""

    height: int
    """Pixels."""

    index: int
    """Place among the files of the run, from 0."""

    mime_type: str
    """For example image/png or video/mp4."""

    role: str
    """primary, slide or poster."""

    sha256: str
    """SHA-256 of the file, in hex."""

    url: str
    """Public, permanent address of the file."""

    width: int
    """Pixels."""

    duration_ms: Optional[int]
    """Length of a film in milliseconds; null for a picture."""


class RunAudienceTheme(TypedDict):
    label: str
    """Name of the group."""

    weight: float
    """Share of its points that it earned, 0 to 1."""


class RunCost(TypedDict):
    """What it costs."""

    cap_slot: bool
    """True when it takes one of the month's assets of its type."""

    credits: int
    """Credits; 0 for test keys, a failed run and the free first one."""


class RunDelivery(TypedDict):
    status: Literal["failed", "sending", "sent", "skipped", "waiting"]
    """waiting, sending, sent, failed or skipped."""

    target: Literal["social", "telegram"]
    """telegram or social."""

    ended_at: Optional[str]
    """When it was sent or failed."""

    error: Optional[str]
    """Why it failed or was skipped."""


class RunProgress(TypedDict):
    """How far it has come."""

    done: int
    """Steps that are done."""

    percent: int
    """0 to 100; a film also moves within its step."""

    step: str
    """The step that is being worked on; the status once the run has ended."""

    total: int
    """Steps of a run."""


class QualityChannelsInstagram(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannelsLinkedin(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannelsTiktok(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannelsTwitter(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannelsWeb(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannelsYoutube(TypedDict):
    verdict: Literal["approved", "needs_review", "rejected"]
    """approved, needs_review or rejected, for its words alone; no picture is judged."""

    says: Optional[str]
    """What a person should look at; null when it is approved."""


class QualityChannels(TypedDict, total=False):
    """The post of every channel, judged by its words alone; empty for words that came finished.
    The picture is judged once, for the run's own channel, in `verdict`.
    """
    instagram: QualityChannelsInstagram
    linkedin: QualityChannelsLinkedin
    tiktok: QualityChannelsTiktok
    twitter: QualityChannelsTwitter
    web: QualityChannelsWeb
    youtube: QualityChannelsYoutube


class QualityCheckEvidenceItem(TypedDict):
    quote: str
    """The words that were checked."""

    where: str
    """Place: a part of the copy, such as headline, or of the picture, such as picture.headline."""

    box: Optional[list[float]]
    """x, y, width and height in pixels of the asset; null for text alone."""

    source: Optional[str]
    """What supports or explains it: words of the brief, or a measurement."""


class QualityCheck(TypedDict):
    evidence: list[QualityCheckEvidenceItem]
    """What the check looked at."""

    group: Literal["action", "brand", "claims", "legibility", "message", "platform"]
    """message, brand, legibility, platform, claims or action."""

    hard: bool
    """A hard check that fails rejects the run, whatever the score."""

    id: str
    """Name of the check; it does not change."""

    label: str
    """What is checked, for a person."""

    passed: bool
    """False when something should be changed."""

    points: float
    """Points it earned, 0 to weight."""

    weight: float
    """Points it can earn; the weights of all checks add up to 100."""

    fix: Optional[str]
    """What would earn the missing points; null when it passed."""


class QualityClaim(TypedDict):
    kind: Literal["absolute", "mark", "name", "number", "quote", "statement", "versus"]
    """A number, a seal or prize (mark), an absolute, a comparison, a name, a quote or a
    statement.
    """
    supported: bool
    """True when the brief or the Brand DNA says the same."""

    text: str
    """The claim as it is written."""

    where: str
    """Part of the copy that holds it, such as headline."""

    note: Optional[str]
    """What a reader should know about it; null for most."""

    source: Optional[str]
    """The words that support it; null without any."""


class QualityHeldBackItem(TypedDict):
    quote: str
    """Words of the brief, verbatim."""

    why: Literal["doubtful", "instruction", "internal", "unclear"]
    """instruction to the writer, internal to the team, unclear, or perhaps not for readers."""


class QualitySource(TypedDict):
    sources: list[str]
    """Words of the brief or the brand behind it, else the nearest four."""

    text: str
    """The sentence as it is published."""

    where: str
    """Part of the copy that holds it, such as headline."""


class Quality(TypedDict):
    """The report of the judge, once it has succeeded."""

    channels: QualityChannels
    """The post of every channel, judged by its words alone; empty for words that came finished.
    The picture is judged once, for the run's own channel, in `verdict`.
    """
    checks: list[QualityCheck]
    """Every check: what was looked at, its points and its fix."""

    claims: list[QualityClaim]
    """Claims of the copy with their sources; unsupported ones first."""

    held_back: list[QualityHeldBackItem]
    """Words of the brief that are not published, and why."""

    notes: list[str]
    """How words and score came to be, for a person."""

    score: int
    """0 to 100: the points of all checks."""

    sources: list[QualitySource]
    """Which words of the brief or the Brand DNA every published sentence rests on."""

    summary: str
    """One sentence that explains score and verdict."""

    verdict: Literal["approved", "needs_review", "rejected"]
    """approved from 70 points without doubts; needs_review asks a person; rejected is never
    published.
    """


class Run(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made."""

    assets: list[Asset]
    """Its files, once it has succeeded."""

    auto_post_eligible: bool
    """True when its key had auto_post as it created the run. Only such runs are posted
    automatically.
    """
    brief: str
    """The brief as it was sent; empty for a render."""

    channel: Channel
    """What the content is written for."""

    cost: RunCost
    """What it costs."""

    created_at: str
    """When it was accepted."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Where it was started."""

    deliveries: list[RunDelivery]
    """How far Studio has come with each recipient."""

    id: str
    """Id of the run."""

    livemode: bool
    """False for runs of test keys."""

    metadata: dict[str, Any]
    """As it was sent."""

    progress: RunProgress
    """How far it has come."""

    screen_ids: list[str]
    """The product screens it was asked to show."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    warnings: list[str]
    """Fields of the request that were ignored, and wishes that could not be met."""

    alt_text: Optional[str]
    """Alt texts of all pictures."""

    asset_url: Optional[str]
    """Address of the first file."""

    asset_urls: Optional[list[str]]
    """Addresses of the slides, where there are any."""

    audience_opportunities: Optional[list[str]]
    """Fixes of the checks that cost most points."""

    audience_risks: Optional[list[str]]
    """Claims without a source."""

    audience_score: Optional[int]
    """0 to 100: share of the points of message, action, platform and legibility."""

    audience_themes: Optional[list[RunAudienceTheme]]
    """Share of its points that each group of checks earned, 0 to 1."""

    audience_verdict: Optional[str]
    """As verdict."""

    auto_post: Optional[str]
    """What is posted or scheduled automatically, or why nothing is. Null until the run
    succeeds, and where neither was requested.
    """
    batch_id: Optional[str]
    """The batch of a render."""

    campaign_id: Optional[str]
    """The campaign that started it."""

    client_ref: Optional[str]
    """Your own name for the item of a batch."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    error_message: Optional[str]
    """Why it failed, for a person."""

    file_type: Optional[Literal["jpeg", "png", "webp"]]
    """The file type it was asked for in; null for the usual one."""

    finished_at: Optional[str]
    """When it succeeded or failed."""

    format: Optional[Literal["landscape", "og", "portrait", "square", "story", "wide"]]
    """The size it was asked for in; null for the channel's own."""

    impact_score: Optional[int]
    """0 to 100, as quality.score."""

    language: Optional[str]
    """The language it was asked for in; null for the brief's."""

    output_text: Optional[str]
    """The text of the post, within the limits of the channel."""

    output_type: Optional[str]
    """The template it is drawn with; until then the one asked for, or null."""

    parent_run_id: Optional[str]
    """The run that it was made from, by retry or rerender; null for a new one."""

    quality: Optional[Quality]
    render_hash: Optional[str]
    """Equal for equal pictures: hash of everything they are drawn from."""

    review_note: Optional[str]
    """What the person said about it."""

    reviewed_at: Optional[str]
    """When a person decided."""

    reviewed_by: Optional[str]
    """Who decided after needs_review, for example `key:` and the id of a key; null when nobody
    has.
    """
    scheduled_at: Optional[str]
    """When it is to be published."""

    seed: Optional[int]
    """The seed it was asked for with."""

    started_at: Optional[str]
    """When work began."""

    template: Optional[str]
    """The template it was asked for with; output_type is what was drawn."""

    theme: Optional[Literal["dark", "light"]]
    """The ground it was asked for on; null for what suits."""

    variant_of: Optional[str]
    """The first of the variants that it belongs to; null without variants."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """As quality.verdict."""


class Campaign(TypedDict):
    drops: list[CampaignDrop]
    """The drops the runs become."""

    id: str
    """The id of the campaign."""

    name: str
    """The name that was given."""

    runs: list[Run]
    """The runs that were started, one for each channel, asset type and time."""


class CampaignHeadCounts(TypedDict):
    """How many runs are in which state."""

    failed: int
    """Runs that failed or were canceled."""

    queued: int
    """Runs that wait."""

    running: int
    """Runs that are being made."""

    succeeded: int
    """Runs that have succeeded."""


class CampaignHead(TypedDict):
    brief: str
    """The brief of all its runs."""

    counts: CampaignHeadCounts
    """How many runs are in which state."""

    created_at: str
    """When it was started."""

    id: str
    """The id of the campaign."""

    livemode: bool
    """False for campaigns of test keys."""

    name: str
    """The name that was given."""

    scheduled_at: list[str]
    """Its times, the earliest first; empty when nothing is published."""

    status: Literal["canceled", "completed", "running"]
    """running: runs are made, or posts wait for their time; completed: nothing is left to do;
    canceled: nothing more is made or published.
    """
    canceled_at: Optional[str]
    """When it was canceled."""


class CampaignInFullCounts(TypedDict):
    """How many runs are in which state."""

    failed: int
    """Runs that failed or were canceled."""

    queued: int
    """Runs that wait."""

    running: int
    """Runs that are being made."""

    succeeded: int
    """Runs that have succeeded."""


class _PostError(TypedDict):
    category: Literal["account_issue", "auth_expired", "content_rejected", "platform_error", "rate_limited", "unknown"]
    """Kind of the failure."""

    message: str
    """What happened, for a person."""

    retryable: bool
    """True when the same post may succeed later."""

    source: Literal["platform", "system", "user"]
    """Who can act on it: the account's owner, the network, or this service."""


class PostError(_PostError, total=False):
    code: str
    """What happened, as a name that does not change."""

    fix: str
    """What to do about it, for a person."""


class PostEstimatedFee(TypedDict):
    amount: str
    """A decimal number, for example 0.015."""

    currency: Literal["USD"]
    """US dollars."""

    reason: str
    """What is charged for."""


class Post(TypedDict):
    created_at: str
    """When the post was created."""

    id: str
    """The id of the post."""

    livemode: bool
    """False for posts of test keys, which are not published."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    run_id: str
    """The run that is published."""

    status: Literal["canceled", "failed", "posted", "publishing", "scheduled"]
    """Where the post stands."""

    text: str
    """The text that is published with the assets."""

    updated_at: str
    """When the post last changed."""

    account_id: Optional[str]
    """The connected account; null for test posts and drops without an account yet."""

    campaign_id: Optional[str]
    """The campaign that its run belongs to."""

    error: Optional[PostError]
    """Why it failed and what to do about it."""

    estimated_fee: Optional[PostEstimatedFee]
    """What the network charges the owner of the app; null where it charges nothing."""

    external_post_id: Optional[str]
    """The post's id on the network, once it is posted."""

    note: Optional[str]
    """What else to know: what the post waits for, or a limit of what was published."""

    posted_at: Optional[str]
    """When it was posted."""

    removed_at: Optional[str]
    """When it was taken down from the network again; its status stays posted. Null while it is
    up.
    """
    scheduled_at: Optional[str]
    """The time of a drop; null for a post that goes out at once."""

    url: Optional[str]
    """Where the post can be seen, once it is posted."""


class RunSummary(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made."""

    channel: Channel
    """What the content is written for."""

    created_at: str
    """When it was accepted."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Where it was started."""

    id: str
    """Id of the run."""

    livemode: bool
    """False for runs of test keys."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    asset_url: Optional[str]
    """Address of the first file."""

    batch_id: Optional[str]
    """The batch of a render."""

    campaign_id: Optional[str]
    """The campaign that started it."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    finished_at: Optional[str]
    """When it succeeded or failed."""

    impact_score: Optional[int]
    """0 to 100, as quality.score."""

    scheduled_at: Optional[str]
    """When it is to be published."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """As quality.verdict."""


class CampaignInFull(TypedDict):
    brief: str
    """The brief of all its runs."""

    counts: CampaignInFullCounts
    """How many runs are in which state."""

    created_at: str
    """When it was started."""

    id: str
    """The id of the campaign."""

    livemode: bool
    """False for campaigns of test keys."""

    name: str
    """The name that was given."""

    posts: list[Post]
    """Its posts and drops. A run gets its drop when it succeeds."""

    runs: list[RunSummary]
    """Its runs as summaries; GET /runs/{run_id} has the rest."""

    scheduled_at: list[str]
    """Its times, the earliest first; empty when nothing is published."""

    status: Literal["canceled", "completed", "running"]
    """running: runs are made, or posts wait for their time; completed: nothing is left to do;
    canceled: nothing more is made or published.
    """
    canceled_at: Optional[str]
    """When it was canceled."""


class Checkout(TypedDict):
    amount: int
    """Price in the smallest unit of the currency: cents."""

    checkout_url: str
    """Page where a person pays."""

    credits: int
    """Credits that the payment brings."""

    currency: str
    """ISO 4217 code in lower case."""

    expires_at: str
    """When the page closes."""


class _ClarifyBriefRequest(TypedDict):
    brief: str
    """What the post is about, in your own words: 3 to 4,000 characters, with at least one word."""


class ClarifyBriefRequest(_ClarifyBriefRequest, total=False):
    answers: dict[str, str]
    """Answers to earlier questions, by question id: at most 10 of 1,000 characters."""

    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is going to be made; some types need more facts."""

    channel: ChannelName
    """What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or
    web.
    """


class _ClarityQuestion(TypedDict):
    id: str
    """Name of the question, for answers."""

    question: str
    """The question, for a person."""

    why: str
    """What the answer improves."""


class ClarityQuestion(_ClarityQuestion, total=False):
    options: list[str]
    """Suggested answers, where there are any."""


class Clarity(TypedDict):
    degraded: bool
    """True when the brand could not be read in time, so nothing was asked."""

    questions: list[ClarityQuestion]
    """What to ask the person who wrote the brief, in its language; at most two."""

    ready: bool
    """True when there is nothing worth asking. A brief can be generated either way."""

    status: Literal["questions", "ready"]
    """questions: there is something worth asking."""

    preferences_block: Optional[str]
    """The answers as a text to append to the brief; null without answers."""


class _CreateCampaignRequest(TypedDict):
    asset_types: list[Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]]
    """The asset types to make for every channel, 1 to 6. A campaign has at most 100 runs."""

    brief: str
    """What the post is about, in your own words: 3 to 4,000 characters, with at least one word."""

    channels: list[ChannelName]
    """The channels to write for, 1 to 6; each has runs of its own."""

    name: str
    """A name for the campaign, 1 to 120 characters."""


class CreateCampaignRequest(_CreateCampaignRequest, total=False):
    scheduled_at: Union[list[str], str]
    """One time, or up to 30: ISO 8601 with an offset. Each time has runs of its own. Without it
    nothing is published.
    """


class _CreateMascotRequest(TypedDict):
    description: str
    """What the mascot looks like, 3 to 1,000 characters"""


class CreateMascotRequest(_CreateMascotRequest, total=False):
    style: Literal["clay", "critters", "moods", "sprouts", "voxel-bot"]
    """The style to draw in; without it the description decides"""


class _CreateWebhookRequest(TypedDict):
    url: str
    """The address that receives webhook messages: an https URL of a public host, without
    credentials, at most 2,048 characters.
    """


class CreateWebhookRequest(_CreateWebhookRequest, total=False):
    description: str
    """A note of your own, at most 300 characters."""

    payload: Literal["full", "thin"]
    """full: messages carry the whole record. thin: only its small fields and record_url."""

    event_types: Optional[list[Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]]]
    """The event types to receive, any of: run.started, run.succeeded, run.failed, run.reviewed,
    render.completed, post.scheduled, post.posted, post.failed, post.canceled, brand.updated,
    account.disconnected, usage.threshold, webhook.test. Null: every type, also those that
    are added later.
    """


class DeleteMediaAnswer(TypedDict):
    deleted: list[str]
    """Ids that are gone now"""

    not_found: list[str]
    """Ids the workspace does not have"""


class DeleteMediaRequest(TypedDict):
    ids: list[str]
    """Ids of uploads of any kind, 1 to 100"""


class DraftBrandDnaRequest(TypedDict, total=False):
    text: str
    """A few lines about the brand in place of an address, at most 4,000 characters"""

    url: str
    """Public https address of the brand's website. At most 8 files, 5 MB and 10 s are spent on
    it.
    """


class DryRunCost(TypedDict):
    """What the run would cost."""

    credits: int
    """Credits it would cost; 0 for test keys."""

    onboarding_free: bool
    """Whether it would be the workspace's free first run."""


class DryRunPlatformFee(TypedDict):
    amount: str
    """US dollars as a decimal number, for example 0.015."""

    platform: str
    """The network."""

    reason: str
    """What is charged for."""


class DryRunRemaining(TypedDict):
    """What is left before the run."""

    daily: int
    """Requests that the key has left today (UTC)."""

    credits: Optional[int]
    """Credits left; null for test keys."""

    plan_cap: Optional[int]
    """Assets of this type left this UTC month; null for test keys."""


class DryRun(TypedDict):
    accepted: bool
    """Always true: a request that is not accepted answers with its refusal."""

    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What would be made."""

    channel: Channel
    """What the content would be written for."""

    cost: DryRunCost
    """What the run would cost."""

    count: int
    """Runs that would be started: 1, or the number of variants."""

    dry_run: bool
    """Always true: nothing was started or charged."""

    livemode: bool
    """False for test keys."""

    platform_fees: list[DryRunPlatformFee]
    """What publishing costs at the platform itself."""

    remaining: DryRunRemaining
    """What is left before the run."""

    warnings: list[str]
    """Fields of the request that were ignored, and what could not be drawn as it was asked for."""


class DryRunsCostCapSlots(TypedDict, total=False):
    """Assets of the month's caps, by type."""

    card: int
    carousel: int
    infographic: int
    og_image: int
    slideshow: int
    video: int


class DryRunsCost(TypedDict):
    """What the runs would cost."""

    cap_slots: DryRunsCostCapSlots
    """Assets of the month's caps, by type."""

    credits: int
    """Credits of all runs together; 0 for test keys."""

    onboarding_free: bool
    """Whether one of them would be the workspace's free first run."""


class DryRunsPlatformFee(TypedDict):
    amount: str
    """US dollars as a decimal number, for example 0.015."""

    platform: str
    """The network."""

    reason: str
    """What is charged for."""


class DryRunsRemainingPlanCaps(TypedDict, total=False):
    """Assets left this UTC month, by type; empty for test keys."""

    card: int
    carousel: int
    infographic: int
    og_image: int
    slideshow: int
    video: int


class DryRunsRemaining(TypedDict):
    """What is left before the runs."""

    daily: int
    """Requests that the key has left today (UTC)."""

    plan_caps: DryRunsRemainingPlanCaps
    """Assets left this UTC month, by type; empty for test keys."""

    credits: Optional[int]
    """Credits left; null for test keys."""


class DryRuns(TypedDict):
    accepted: bool
    """Always true: a request that is not accepted answers with its refusal."""

    cost: DryRunsCost
    """What the runs would cost."""

    count: int
    """Runs that would be started."""

    dry_run: bool
    """Always true: nothing was started or charged."""

    livemode: bool
    """False for test keys."""

    platform_fees: list[DryRunsPlatformFee]
    """What publishing costs at the platform itself."""

    remaining: DryRunsRemaining
    """What is left before the runs."""

    warnings: list[str]
    """What the runs would warn of: what their brief lacks, and days that have passed by their
    times.
    """


class ErrorDetailItem(TypedDict):
    loc: list[Union[int, str]]
    """Where it is: body, query, path or header, then names."""

    msg: str
    """What to send instead."""

    type: str
    """The kind of mistake, for programs."""


class ErrorDetail(TypedDict, total=False):
    hint: str
    """What to change."""

    param: str
    """The field, parameter or header it is about."""

    retry_after: int
    """Seconds to wait before it is sent again."""

    retryable: bool
    """True: the same request may work later."""


class _Error(TypedDict):
    code: Literal["address_not_allowed", "agent_limit_reached", "agents_stopped", "bad_request", "bot_account_cap", "campaign_not_cancelable", "channel_not_connected", "credits_exhausted", "daily_limit_exceeded", "dependency_down", "email_not_confirmed", "expired_api_key", "gone", "grant_expired", "idempotency_in_progress", "idempotency_mismatch", "internal_error", "invalid_api_key", "malformed_body", "mascot_not_drafting", "mascot_not_ready", "mascot_not_started", "method_not_allowed", "missing_api_key", "not_found", "payload_too_large", "plan_cap_reached", "plan_required", "plan_video_required", "post_not_cancelable", "post_not_removable", "post_not_retryable", "post_not_scheduled", "profile_paused", "rate_limited", "revoked_api_key", "role_not_allowed", "run_is_live", "run_is_test", "run_not_approved", "run_not_cancelable", "run_not_found", "run_not_retryable", "run_not_reviewable", "run_not_succeeded", "scope_asset_type", "scope_channel", "scope_connected_account", "scope_manage_keys", "scope_review", "scope_template", "screen_not_found", "signature_invalid", "studio_not_in_plan", "studio_profile_missing", "test_key_read_only", "unsupported_asset_type", "unsupported_media_type", "unsupported_platform", "validation_error", "version_conflict", "workspace_paused"]
    """Stable; act on this."""

    message: str
    """One sentence for a person; it may change."""


class Error(_Error, total=False):
    """Why a request was refused."""

    detail: Union[ErrorDetail, list[ErrorDetailItem]]
    """Hints, or with `validation_error` every field that does not fit."""


class Event(TypedDict):
    data: dict[str, Any]
    """The record as the API returns it, at most 20 KB."""

    id: str
    """The event's id, which is the `webhook-id` header of its messages."""

    livemode: bool
    """False for events of test keys."""

    timestamp: str
    """When it was recorded."""

    type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """What happened."""


class _FinishLoginAnswer(TypedDict):
    access_token: str
    """The API key. It is shown once."""

    key_id: str
    """Id of the key."""

    scope: str
    """live or test, and review."""

    token_type: Literal["Bearer"]
    """How the key is sent."""

    workspace_id: str
    """The workspace it belongs to."""


class FinishLoginAnswer(_FinishLoginAnswer, total=False):
    expires_in: int
    """Seconds until the key ends; absent: it has no end."""


class Font(TypedDict):
    bytes: int
    """Size of the file"""

    characters: int
    """How many characters it draws; others come from a built-in font"""

    created_at: str
    """When it was added, in UTC"""

    family: str
    """Its family, as product_map.guidelines.fonts names it"""

    id: str
    """Id of the font, a UUID"""

    italic: bool
    """Whether its letters are slanted"""

    license_confirmed: bool
    """Its licence was confirmed when it was added"""

    livemode: bool
    """False for a font of a test key, which is deleted after a day"""

    mime_type: str
    """font/woff2, font/ttf or font/otf"""

    sha256: str
    """Hexadecimal SHA-256 of the file"""

    weight_max: int
    """Its weight, or the heaviest of a variable font"""

    weight_min: int
    """Its weight, or the lightest of a variable font"""


class GenerateAnswerAudienceTheme(TypedDict):
    label: str
    """Name of the group."""

    weight: float
    """Share of its points that it earned, 0 to 1."""


class GenerateAnswerCost(TypedDict):
    """What it costs."""

    cap_slot: bool
    """True when it takes one of the month's assets of its type."""

    credits: int
    """Credits; 0 for test keys, a failed run and the free first one."""


class GenerateAnswerDelivery(TypedDict):
    status: Literal["failed", "sending", "sent", "skipped", "waiting"]
    """waiting, sending, sent, failed or skipped."""

    target: Literal["social", "telegram"]
    """telegram or social."""

    ended_at: Optional[str]
    """When it was sent or failed."""

    error: Optional[str]
    """Why it failed or was skipped."""


class GenerateAnswerProgress(TypedDict):
    """How far it has come."""

    done: int
    """Steps that are done."""

    percent: int
    """0 to 100; a film also moves within its step."""

    step: str
    """The step that is being worked on; the status once the run has ended."""

    total: int
    """Steps of a run."""


class GenerateAnswerVariant(TypedDict):
    poll_url: str
    """Path where the run can be read."""

    run_id: str
    """Id of the run."""


class _GenerateAnswer(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made."""

    assets: list[Asset]
    """Its files, once it has succeeded."""

    auto_post_eligible: bool
    """True when its key had auto_post as it created the run. Only such runs are posted
    automatically.
    """
    brief: str
    """The brief as it was sent; empty for a render."""

    channel: Channel
    """What the content is written for."""

    cost: GenerateAnswerCost
    """What it costs."""

    created_at: str
    """When it was accepted."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Where it was started."""

    deliveries: list[GenerateAnswerDelivery]
    """How far Studio has come with each recipient."""

    id: str
    """Id of the run."""

    livemode: bool
    """False for runs of test keys."""

    metadata: dict[str, Any]
    """As it was sent."""

    progress: GenerateAnswerProgress
    """How far it has come."""

    screen_ids: list[str]
    """The product screens it was asked to show."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    warnings: list[str]
    """Fields of the request that were ignored, and wishes that could not be met."""

    alt_text: Optional[str]
    """Alt texts of all pictures."""

    asset_url: Optional[str]
    """Address of the first file."""

    asset_urls: Optional[list[str]]
    """Addresses of the slides, where there are any."""

    audience_opportunities: Optional[list[str]]
    """Fixes of the checks that cost most points."""

    audience_risks: Optional[list[str]]
    """Claims without a source."""

    audience_score: Optional[int]
    """0 to 100: share of the points of message, action, platform and legibility."""

    audience_themes: Optional[list[GenerateAnswerAudienceTheme]]
    """Share of its points that each group of checks earned, 0 to 1."""

    audience_verdict: Optional[str]
    """As verdict."""

    auto_post: Optional[str]
    """What is posted or scheduled automatically, or why nothing is. Null until the run
    succeeds, and where neither was requested.
    """
    batch_id: Optional[str]
    """The batch of a render."""

    campaign_id: Optional[str]
    """The campaign that started it."""

    client_ref: Optional[str]
    """Your own name for the item of a batch."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    error_message: Optional[str]
    """Why it failed, for a person."""

    file_type: Optional[Literal["jpeg", "png", "webp"]]
    """The file type it was asked for in; null for the usual one."""

    finished_at: Optional[str]
    """When it succeeded or failed."""

    format: Optional[Literal["landscape", "og", "portrait", "square", "story", "wide"]]
    """The size it was asked for in; null for the channel's own."""

    impact_score: Optional[int]
    """0 to 100, as quality.score."""

    language: Optional[str]
    """The language it was asked for in; null for the brief's."""

    output_text: Optional[str]
    """The text of the post, within the limits of the channel."""

    output_type: Optional[str]
    """The template it is drawn with; until then the one asked for, or null."""

    parent_run_id: Optional[str]
    """The run that it was made from, by retry or rerender; null for a new one."""

    quality: Optional[Quality]
    render_hash: Optional[str]
    """Equal for equal pictures: hash of everything they are drawn from."""

    review_note: Optional[str]
    """What the person said about it."""

    reviewed_at: Optional[str]
    """When a person decided."""

    reviewed_by: Optional[str]
    """Who decided after needs_review, for example `key:` and the id of a key; null when nobody
    has.
    """
    scheduled_at: Optional[str]
    """When it is to be published."""

    seed: Optional[int]
    """The seed it was asked for with."""

    started_at: Optional[str]
    """When work began."""

    template: Optional[str]
    """The template it was asked for with; output_type is what was drawn."""

    theme: Optional[Literal["dark", "light"]]
    """The ground it was asked for on; null for what suits."""

    variant_of: Optional[str]
    """The first of the variants that it belongs to; null without variants."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """As quality.verdict."""


class GenerateAnswer(_GenerateAnswer, total=False):
    variants: list[GenerateAnswerVariant]
    """All variants of the brief, this run among them, the first one first."""


class GenerateRequestCopy(TypedDict, total=False):
    """Words to use as they are: headline, supporting, points, cta, post. They are checked like
    any others, against the brief and the Brand DNA.
    """
    cta: str
    """Label of the call to action. At most 60 characters; empty for none."""

    headline: str
    """Headline of the picture or film. At most 120 characters."""

    points: list[str]
    """The lines under the headline, in their order: points, steps, slides or scenes. 1 to 10 of
    at most 200 characters. “Title: text” has a title.
    """
    post: str
    """Text of the post on the run's channel. At most 5000 characters."""

    supporting: str
    """The text under the headline. At most 400 characters; empty for none."""


class _GenerateRequest(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made; it sets price, cap and size."""

    brief: str
    """What the post is about, in your own words: 3 to 4,000 characters, with at least one word."""

    channel: ChannelName
    """What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or
    web.
    """


class GenerateRequest(_GenerateRequest, total=False):
    copy: GenerateRequestCopy
    """Words to use as they are: headline, supporting, points, cta, post. They are checked like
    any others, against the brief and the Brand DNA.
    """
    file_type: Literal["jpeg", "png", "webp"]
    """What pictures are written as. Without it png, and jpeg for Instagram."""

    format: Literal["jpeg", "landscape", "og", "png", "portrait", "square", "story", "webp", "wide"]
    """Size of the picture instead of the channel's own, or its file type. Prefer file_type for
    a file type.
    """
    fps: float
    """Frames a second of a film: 30 or 60. Films only."""

    imagery: Literal["auto", "none", "pattern", "photo"]
    """What pictures are made with. auto: the photos and screens that are asked for, else what
    suits; photo: a photo of the library, the one that suits best without photo_ids; pattern:
    art in the brand's colours in place of photos, screens and drawings; none: no photo,
    screen, portrait, mascot or drawing.
    """
    language: str
    """BCP 47 tag of the language to write in; without it the brief's language."""

    metadata: dict[str, Optional[Union[float, bool, str]]]
    """Values of your own that come back with the run: at most 50, keys of 40 characters, texts
    of 500.
    """
    photo_ids: list[str]
    """Ids of photos of the library to show, the most important first: at most 5, all of them
    ready. warnings says which were not shown.
    """
    scheduled_at: str
    """When to publish: an ISO 8601 time with offset, in the future. Not for the channel web."""

    screen_ids: list[str]
    """Ids of product screens that have to be shown: at most 5, all of them ready."""

    seed: int
    """Any whole number: picks among layouts and wordings. The same seed and brief give the same
    result. Without it live runs differ from each other.
    """
    sound: Union[bool, Literal["bright", "calm", "drive", "warm"]]
    """The sound bed of a film: a name, or true for the one that suits the story. Films only."""

    template: str
    """Template to draw with, of those that make this asset type; without it the one that suits
    the brief. When the brief lacks what it needs, another is drawn and warnings says so. GET
    /templates lists them.
    """
    theme: Literal["dark", "light"]
    """A light or a dark ground. Without it what suits the brand, its own colour included."""

    variants: int
    """2 to 4: makes so many runs of the brief that differ in template or art direction. Each
    costs like one run; all are accepted or none. None is posted automatically.
    """
    webhook_url: str
    """HTTPS address that gets this run's events, besides the workspace's webhooks."""


class _GenerateStudioCardRequest(TypedDict):
    data: dict[str, Any]
    """The template's own fields; theme is refused, because the profile sets it."""

    output_type: str
    """A template that the profile allows, or an asset type for its default template."""


class GenerateStudioCardRequest(_GenerateStudioCardRequest, total=False):
    caption: str
    """Text below the card, exactly as it is; without it the profile's default caption."""

    delivery: Literal["all", "none", "profile", "social", "telegram"]
    """Narrows the profile's targets: profile, all, telegram, social or none."""

    metadata: dict[str, Optional[Union[float, bool, str]]]
    """Values of your own that come back with the run: at most 50, keys of 40 characters, texts
    of 500.
    """
    webhook_url: str
    """HTTPS address that gets the run's events."""


class GetHealthAnswerDependency(TypedDict):
    critical: bool
    """True: nothing works without it."""

    latency_ms: float
    """How long it took to answer, in milliseconds."""

    status: Literal["down", "ok"]
    """Whether it answers."""


class GetHealthAnswer(TypedDict):
    dependencies: dict[str, GetHealthAnswerDependency]
    """What the service needs, by name."""

    status: Literal["degraded", "down", "ok"]
    """degraded: something is down that runs can do without."""

    time: str
    """When it was asked."""

    version: str
    """The version that is deployed."""


class GiveBackError(TypedDict):
    error: Literal["invalid_request"]
    """Stable; act on this."""

    error_description: str
    """One sentence for a person; it may change."""


class KeyNetwork(TypedDict):
    first_used_at: str
    """When it was used from there first."""

    network: str
    """A /24, or a /48 of IPv6."""


class Key(TypedDict):
    auto_post: bool
    """Approved runs of the key are posted by themselves."""

    auto_post_min_score: int
    """Lowest impact score that is posted by itself."""

    created_at: str
    """When it was minted."""

    hint: str
    """The last four characters of the key."""

    id: str
    """Id of the key."""

    manage_keys: bool
    """May mint, rotate and revoke keys."""

    mode: Literal["live", "test"]
    """live or test."""

    networks: list[KeyNetwork]
    """Networks from which it has been used."""

    review: bool
    """May decide about runs that need a review."""

    allowed_addresses: Optional[list[str]]
    """Addresses and networks that may use it; null: all."""

    asset_types: Optional[list[Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]]]
    """Asset types that it may create; null: all."""

    channels: Optional[list[Channel]]
    """Channels that it may write for; null: all."""

    connected_accounts: Optional[list[str]]
    """Ids of the accounts that it may post to; null: all of the workspace's."""

    daily_limit: Optional[int]
    """Requests that start work, per UTC day; null: the plan's limit."""

    expires_at: Optional[str]
    """When it ends; null: never."""

    name: Optional[str]
    """What its owner calls it; null: it has no name."""

    revoked_at: Optional[str]
    """When it was revoked; null while it works."""


class LedgerEntry(TypedDict):
    amount: int
    """Credits: positive into the balance, negative out of it."""

    at: str
    """When it was written."""

    id: str
    """Id of the entry."""

    kind: Literal["debt", "dispute", "expire", "grant", "onboarding", "plan", "purchase", "refund", "reserve", "return"]
    """grant, plan and expire move the month's grant; reserve and return a run's price;
    onboarding gives back the free run's; purchase, refund, dispute and debt are about bought
    credits.
    """
    month: str
    """The UTC month that it counts for."""

    purchase_id: Optional[str]
    """The purchase it is about; else null."""

    run_id: Optional[str]
    """The run it is about; else null."""


class LoginClientError(TypedDict):
    error: Literal["invalid_client"]
    """Stable; act on this."""

    error_description: str
    """One sentence for a person; it may change."""


class LoginError(TypedDict):
    error: Literal["invalid_request", "invalid_scope"]
    """Stable; act on this."""

    error_description: str
    """One sentence for a person; it may change."""


class LoginKeyError(TypedDict):
    error: Literal["access_denied", "authorization_pending", "expired_token", "invalid_grant", "invalid_request", "slow_down", "unsupported_grant_type"]
    """Stable; act on this."""

    error_description: str
    """One sentence for a person; it may change."""


class LogoSuggestedPalette(TypedDict):
    """A palette found in the pixels, as #RRGGBB by role; Brand DNA is not changed by it"""

    accent: str
    """The highlight."""

    background: str
    """The ground that suits the logo."""

    primary: str
    """The leading colour."""

    secondary: str
    """The second colour."""

    text: str
    """The colour for text on that ground."""


class Logo(TypedDict):
    bytes: int
    """Size of the stored file"""

    created_at: str
    """When the logo was stored, in UTC"""

    height: int
    """Pixels"""

    id: str
    """Id of the logo, a UUID"""

    livemode: bool
    """False for a logo of a test key: it is not in the Brand DNA and is deleted after a day"""

    mime_type: str
    """Media type of the stored file; an SVG is stored as PNG"""

    sha256: str
    """Hexadecimal SHA-256 of the stored file"""

    suggested_palette: LogoSuggestedPalette
    """A palette found in the pixels, as #RRGGBB by role; Brand DNA is not changed by it"""

    theme: Literal["dark", "light"]
    """The ground the logo is made for"""

    url: str
    """Public address of the cleaned file, as Brand DNA lists it"""

    variant: Literal["mark", "mono", "primary"]
    """What the logo is used for"""

    width: int
    """Pixels"""


class Look(TypedDict):
    about: str
    """What it looks like, and which brands it suits."""

    look: Literal["blueprint", "bubble", "column", "gallery", "masthead", "poster", "signal"]
    """Its name in `product_map.guidelines.look` of the Brand DNA."""

    preview_url: str
    """Picture of one story in this look, framed as the brand's own pictures are."""

    title: str
    """Its name for people."""


class MascotAllowed(TypedDict):
    """Values that may be asked for"""

    poses: list[Literal["announcing", "celebrating", "happy", "neutral", "sad", "sleepy", "thinking", "waving", "wink", "wow"]]
    """Every pose"""

    styles: list[Literal["clay", "critters", "moods", "sprouts", "voxel-bot"]]
    """Every style"""


class MascotCandidate(TypedDict):
    colors: dict[str, str]
    """Role to #rrggbb"""

    created_at: str
    """When it was drawn, in UTC"""

    drawn_by: Literal["model", "parts"]
    """parts: put together from parts; model: drawn by an image model"""

    drawn_note: str
    """Why an image model that was asked did not draw it; otherwise empty"""

    id: str
    """Id of the candidate, a UUID"""

    image_url: str
    """Public address of the image, a PNG"""

    style: Literal["clay", "critters", "moods", "sprouts", "voxel-bot"]
    """The style it is drawn in"""


class MascotPose(TypedDict):
    created_at: str
    """When it was drawn, in UTC"""

    drawn_by: Literal["model", "parts"]
    """parts: put together from parts; model: drawn by an image model"""

    drawn_note: str
    """Why an image model that was asked did not draw it; otherwise empty"""

    id: str
    """Id of the pose, a UUID"""

    image_url: str
    """Public address of the image, a PNG"""

    note: str
    """The note the pose was asked for with; may be empty"""

    pose: Literal["announcing", "celebrating", "happy", "neutral", "sad", "sleepy", "thinking", "waving", "wink", "wow"]
    """The pose"""


class Mascot(TypedDict):
    allowed: MascotAllowed
    """Values that may be asked for"""

    candidates: list[MascotCandidate]
    """The candidates to choose from"""

    next: str
    """What can be done now"""

    poses: list[MascotPose]
    """Its poses, the neutral one first"""

    status: Literal["drafting", "none", "ready"]
    """none, drafting while there are candidates, or ready"""

    description: Optional[str]
    """What the draft, or the mascot in use, was made from"""

    id: Optional[str]
    """The mascot in use; it stays while a new one is drafted"""

    image_url: Optional[str]
    """Its first pose, a PNG"""

    livemode: Optional[bool]
    """False for the mascot of test keys, which is deleted after a day; null without one"""

    note: Optional[str]
    """What was said with the last retry"""

    style: Optional[Literal["clay", "critters", "moods", "sprouts", "voxel-bot"]]
    """Its style"""

    updated_at: Optional[str]
    """When the mascot or its draft last changed, in UTC"""


class _MascotStepRequest(TypedDict):
    action: Literal["keep", "pose", "retry"]
    """keep: use a candidate; retry: draw four others; pose: draw the mascot in a pose"""


class MascotStepRequest(_MascotStepRequest, total=False):
    candidate_id: str
    """The candidate to keep: the id of one of the answer's candidates; required with keep"""

    note: str
    """What to do differently, at most 500 characters; it outweighs the description"""

    pose: Literal["announcing", "celebrating", "happy", "neutral", "sad", "sleepy", "thinking", "waving", "wink", "wow"]
    """The pose to draw; required with pose"""


class MeCredits(TypedDict):
    """Credits of the workspace. A test key spends none, so it sees the whole monthly grant."""

    bought: int
    """Left of the credits that were bought."""

    monthly: int
    """Left of this month's grant."""

    onboarding_free: bool
    """The next run that is not a video costs nothing."""

    owed: int
    """Spent credits whose payment was taken back; the next purchase settles them."""

    total: int
    """Both together."""


class MeUsageCapsBrandVideo(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsCard(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsCarousel(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsInfographic(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsOgImage(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsSlideshow(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCapsVideo(TypedDict):
    cap: int
    """Assets that the plan has a month."""

    remaining: int
    """What is left of the cap."""

    used: int
    """Assets of this month; for a test key those that it has started itself."""


class MeUsageCaps(TypedDict):
    """Plan caps by asset type, and the uploads of brand videos."""

    brand_video: MeUsageCapsBrandVideo
    card: MeUsageCapsCard
    carousel: MeUsageCapsCarousel
    infographic: MeUsageCapsInfographic
    og_image: MeUsageCapsOgImage
    slideshow: MeUsageCapsSlideshow
    video: MeUsageCapsVideo


class MeUsageDaily(TypedDict):
    """Use of the daily limit."""

    day: str
    """UTC day, for example 2026-11-20."""

    limit: int
    """The key's daily limit."""

    remaining: int
    """What is left of it."""

    used: int
    """Requests that started work today."""


class MeUsage(TypedDict):
    """What has been used of the limits."""

    caps: MeUsageCaps
    """Plan caps by asset type, and the uploads of brand videos."""

    daily: MeUsageDaily
    """Use of the daily limit."""

    month: str
    """UTC month of the caps, for example 2026-11."""


class Me(TypedDict):
    approval_required: bool
    """Nothing is posted before a member has approved its run."""

    asset_types: list[Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]]
    """Asset types that this key may create."""

    auto_post: bool
    """Approved runs of this key are posted by themselves."""

    auto_post_min_score: int
    """Lowest impact score, 0 to 100, that is posted by itself."""

    channels: list[Channel]
    """Channels that this key may write for."""

    credits: MeCredits
    """Credits of the workspace. A test key spends none, so it sees the whole monthly grant."""

    daily_limit: int
    """Requests that start work, per UTC day."""

    key_id: str
    """Id of this key."""

    livemode: bool
    """False for a test key."""

    manage_keys: bool
    """This key may list, mint, rotate and revoke keys."""

    model_opt_out: bool
    """No language or image model is sent anything of this workspace."""

    paused: bool
    """Nothing new starts or is published in the workspace."""

    plan: Literal["free", "growth", "pro", "scale", "starter"]
    """The workspace's plan."""

    review: bool
    """This key may decide about runs that need a review."""

    usage: MeUsage
    """What has been used of the limits."""

    warnings: list[str]
    """What keeps the workspace from working, and the way out; empty when nothing does."""

    workspace_id: str
    """Id of the key's workspace."""

    workspace_name: str
    """Name of the workspace."""

    connected_accounts: Optional[list[str]]
    """Ids of the accounts that this key may post to; null: all of the workspace's."""

    expires_at: Optional[str]
    """When the key ends; null: never."""

    key_name: Optional[str]
    """What the key's owner calls it; null: it has no name."""

    studio_profile_id: Optional[str]
    """The Studio profile that is bound to this key."""


class Media(TypedDict):
    bytes: int
    """Size of the stored file"""

    created_at: str
    """When it was uploaded, in UTC"""

    height: int
    """Pixels"""

    id: str
    """Id of the upload, a UUID"""

    kind: Literal["logo", "mascot", "person", "photo", "screen", "video"]
    """What the upload is"""

    livemode: bool
    """False for an upload of a test key, which is deleted after a day"""

    mime_type: str
    """Media type of the stored file"""

    name: str
    """Name of a screen, photo or person, variant of a logo, pose of a mascot, title of a video"""

    url: str
    """Public address of the stored file"""

    width: int
    """Pixels"""


class MintKeyAnswer(TypedDict):
    key: str
    """The key itself. Only its hash is stored."""

    key_id: str
    """Id of the new key."""

    warnings: list[str]
    """What about the key may surprise its owner."""


class _MintKeyRequest(TypedDict):
    mode: Literal["live", "test"]
    """Live keys make real assets; test keys run on mock adapters."""


class MintKeyRequest(_MintKeyRequest, total=False):
    allowed_addresses: list[str]
    """Addresses and networks (CIDR) that may use the key: 1 to 50; all without it."""

    asset_types: list[Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]]
    """Asset types that the key may create; all without it."""

    auto_post: bool
    """Approved runs of the key are posted by themselves."""

    auto_post_min_score: int
    """Lowest impact score that is posted by itself, 0 to 100."""

    channels: list[Channel]
    """Channels that the key may write for; all without it."""

    connected_accounts: list[str]
    """Ids of the accounts that the key may post to, at most 100; all of the workspace's without
    it.
    """
    daily_limit: int
    """Requests that start work, per UTC day, 0 to 10,000,000; the plan's limit without it."""

    expires_at: str
    """When the key ends (ISO 8601 with offset); never without it."""

    manage_keys: bool
    """May mint, rotate and revoke keys. Only people give it."""

    name: str
    """What you call the key, to tell it from others: one line of 1 to 60 characters."""

    review: bool
    """May decide about runs that need a review."""


class PerformanceByAssetTypeItem(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What was posted."""

    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    measured: int
    """Posts among them with an engagement rate."""

    posts: int
    """Posts that were published within the window."""

    shares: int
    """Shares, reposts and quotes."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """


class PerformanceByPlatformItem(TypedDict):
    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    measured: int
    """Posts among them with an engagement rate."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    posts: int
    """Posts that were published within the window."""

    shares: int
    """Shares, reposts and quotes."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """


class PerformanceRankingBestItem(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What was posted."""

    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    post_id: str
    """Id of the post."""

    posted_at: str
    """When it was posted, in UTC."""

    run_id: str
    """Id of the run that was posted."""

    shares: int
    """Shares, reposts and quotes."""

    text: str
    """The begin of its words, at most 140 characters."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """
    impact_score: Optional[int]
    """The judge's score of the run, 0 to 100."""

    url: Optional[str]
    """Where the post can be seen."""


class PerformanceRankingWorstItem(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What was posted."""

    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    post_id: str
    """Id of the post."""

    posted_at: str
    """When it was posted, in UTC."""

    run_id: str
    """Id of the run that was posted."""

    shares: int
    """Shares, reposts and quotes."""

    text: str
    """The begin of its words, at most 140 characters."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """
    impact_score: Optional[int]
    """The judge's score of the run, 0 to 100."""

    url: Optional[str]
    """Where the post can be seen."""


class PerformanceRanking(TypedDict):
    """Posts ranked by their engagement rate, once enough of them can be compared."""

    best: list[PerformanceRankingBestItem]
    """Those with the highest engagement rate; at most three."""

    min_age_hours: int
    """Younger posts are not ranked: their counts still grow."""

    min_posts: int
    """So many posts are needed, or nothing is called best or worst."""

    min_reach: int
    """Posts that were shown less often are not ranked."""

    posts: int
    """Posts of the window that can be ranked."""

    worst: list[PerformanceRankingWorstItem]
    """Those with the lowest, the lowest first; at most three."""


class PerformanceScoreCalibrationItem(TypedDict):
    max: int
    """Highest score of the band."""

    measured: int
    """Posts among them with an engagement rate."""

    min: int
    """Lowest score of the band."""

    posts: int
    """Posts that were published within the window."""

    mean_engagement_rate: Optional[float]
    """Mean of the posts' engagement rates, each post counting the same; null without any."""


class PerformanceScoreFit(TypedDict):
    """How well the scores foretold the results."""

    min_posts: int
    """So many posts are needed for a correlation."""

    posts: int
    """Posts of the ranking that have a score."""

    correlation: Optional[float]
    """Rank correlation of score and engagement rate, from -1 to 1: above 0, higher scores did
    better. Null with too few posts, or where all are equal.
    """


class PerformanceTopPost(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What was posted."""

    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    post_id: str
    """Id of the post."""

    posted_at: str
    """When it was posted, in UTC."""

    run_id: str
    """Id of the run that was posted."""

    shares: int
    """Shares, reposts and quotes."""

    text: str
    """The begin of its words, at most 140 characters."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """
    impact_score: Optional[int]
    """The judge's score of the run, 0 to 100."""

    url: Optional[str]
    """Where the post can be seen."""


class PerformanceTotals(TypedDict):
    """All live posts of the window."""

    clicks: int
    """Clicks on links; 0 where the network does not say."""

    comments: int
    """Comments and replies."""

    impressions: int
    """Times it was shown, as the network counts; 0 where it does not say."""

    likes: int
    """Likes and reactions."""

    measured: int
    """Posts among them with an engagement rate."""

    posts: int
    """Posts that were published within the window."""

    shares: int
    """Shares, reposts and quotes."""

    views: int
    """Views of films; 0 where the network does not say."""

    engagement_rate: Optional[float]
    """Likes, comments, shares and clicks divided by impressions, or by views without them; null
    for neither.
    """


Performance = TypedDict("Performance", {"by_asset_type": list[PerformanceByAssetTypeItem], "by_platform": list[PerformanceByPlatformItem], "from": str, "ranking": PerformanceRanking, "score_calibration": list[PerformanceScoreCalibrationItem], "score_fit": PerformanceScoreFit, "to": str, "top_posts": list[PerformanceTopPost], "totals": PerformanceTotals, "window": Literal["30d", "7d", "90d"], })


class Person(TypedDict):
    consent: bool
    """Always true: without consent there is no record"""

    created_at: str
    """When the record was created, in UTC"""

    id: str
    """Id of the person, a UUID"""

    livemode: bool
    """False for a record of a test key, which is deleted after a day"""

    name: str
    """The person's name"""

    quote: str
    """Words the person may be quoted with; may be empty"""

    role: str
    """What the person does; may be empty"""

    status: Literal["failed", "processing", "ready"]
    """ready once there is an image; failed with a reason when it could not be fetched"""

    updated_at: str
    """When the record last changed, in UTC"""

    bytes: Optional[int]
    """Size of the stored file; null until there is an image"""

    height: Optional[int]
    """Pixels; null until there is an image"""

    image_url: Optional[str]
    """Public address of the cleaned image; null until there is one"""

    mime_type: Optional[str]
    """Media type of the stored file; null until there is an image"""

    reason: Optional[str]
    """Why the image failed, for a person; otherwise null"""

    sha256: Optional[str]
    """Hexadecimal SHA-256 of the stored file; null until there is an image"""

    width: Optional[int]
    """Pixels; null until there is an image"""


class PhotoFocus(TypedDict):
    x: float
    """Share of the photo's width, from 0 (left) to 1"""

    y: float
    """Share of the photo's height, from 0 (top) to 1"""


class Photo(TypedDict):
    alt_text: str
    """What the photo shows, for people who cannot see it; may be empty"""

    consent: bool
    """Whether the people on it have agreed to be shown"""

    created_at: str
    """When the record was created, in UTC"""

    id: str
    """Id of the photo, a UUID"""

    kind: Literal["other", "people", "place", "product", "texture"]
    """What the photo shows"""

    livemode: bool
    """False for a record of a test key, which is deleted after a day"""

    name: str
    """What the photo is called"""

    status: Literal["failed", "processing", "ready"]
    """ready once there is an image; failed with a reason when it could not be fetched"""

    tags: list[str]
    """Words of the workspace's own; may be empty"""

    updated_at: str
    """When the record last changed, in UTC"""

    bytes: Optional[int]
    """Size of the stored file; null until there is an image"""

    focus: Optional[PhotoFocus]
    """The point that stays in view; null when the photo's detail decides"""

    height: Optional[int]
    """Pixels; null until there is an image"""

    image_url: Optional[str]
    """Public address of the cleaned image; null until there is one"""

    mime_type: Optional[str]
    """Media type of the stored file; null until there is an image"""

    reason: Optional[str]
    """Why the image failed, for a person; otherwise null"""

    sha256: Optional[str]
    """Hexadecimal SHA-256 of the stored file; null until there is an image"""

    width: Optional[int]
    """Pixels; null until there is an image"""


class PostDryRunEstimatedFee(TypedDict):
    amount: str
    """A decimal number, for example 0.015."""

    currency: Literal["USD"]
    """US dollars."""

    reason: str
    """What is charged for."""


class PostDryRun(TypedDict):
    accepted: bool
    """Always true: a request that is not accepted answers with its refusal."""

    dry_run: bool
    """Always true: nothing was placed or published."""

    livemode: bool
    """False for posts of test keys, which are not published."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    run_id: str
    """The run that is published."""

    text: str
    """The text that is published with the assets."""

    account_id: Optional[str]
    """The connected account; null for test posts and drops without an account yet."""

    estimated_fee: Optional[PostDryRunEstimatedFee]
    """What the network charges the owner of the app; null where it charges nothing."""

    existing_post_id: Optional[str]
    """The post that the run has there already, and that the call would answer; else null."""

    note: Optional[str]
    """What else to know: what the post waits for, or a limit of what was published."""

    scheduled_at: Optional[str]
    """The time of a drop; null for a post that goes out at once."""


class _PostRunRequest(TypedDict):
    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The social network to publish on."""


class PostRunRequest(_PostRunRequest, total=False):
    account_id: str
    """The connected account to post to. Without it, the oldest one of the platform that the key
    may use.
    """


class _RenderRequestItem(TypedDict):
    body: dict[str, Any]
    """The template's own fields, and theme, format, file_type and seed."""

    output_type: str
    """A template, or an asset type for its default template. GET /templates lists them."""


class RenderRequestItem(_RenderRequestItem, total=False):
    channel: ChannelName
    """What the picture is for; it sets the size. Without it the key's only channel, else web."""

    client_ref: str
    """Your own name for the item, at most 200 characters; it comes back with the run."""


class _RenderRequest(TypedDict):
    items: list[RenderRequestItem]
    """What to draw: 1 to 100 items, accepted or refused together."""


class RenderRequest(_RenderRequest, total=False):
    item_events: bool
    """true: webhook_url gets the events of every item too."""

    metadata: dict[str, Optional[Union[float, bool, str]]]
    """Values of your own that come back with the run: at most 50, keys of 40 characters, texts
    of 500.
    """
    webhook_url: str
    """HTTPS address that gets one render.completed, once the whole batch has ended."""


class ReplayWebhookAnswer(TypedDict):
    remaining: int
    """The events of the range beyond those."""

    replayed: int
    """The events that are delivered again, at most 1,000."""


class _ReplayWebhookRequest(TypedDict):
    from_: str
    """Replay events from this time on, at most 30 days ago. ISO 8601 with an offset."""


class ReplayWebhookRequest(_ReplayWebhookRequest, total=False):
    failed_only: bool
    """Only events with a failed delivery to this webhook and no successful one."""

    to: str
    """Replay events until this time, which must be later than `from`. Without it: until now."""


class RerenderRunRequestCopy(TypedDict, total=False):
    """Words to use as they are: headline, supporting, points, cta, post. They are checked like
    any others, against the brief and the Brand DNA.
    """
    cta: str
    """Label of the call to action. At most 60 characters; empty for none."""

    headline: str
    """Headline of the picture or film. At most 120 characters."""

    points: list[str]
    """The lines under the headline, in their order: points, steps, slides or scenes. 1 to 10 of
    at most 200 characters. “Title: text” has a title.
    """
    post: str
    """Text of the post on the run's channel. At most 5000 characters."""

    supporting: str
    """The text under the headline. At most 400 characters; empty for none."""


class RerenderRunRequest(TypedDict, total=False):
    body: dict[str, Any]
    """Of a run that came with its content: the template's fields to change. Others stay, and
    null takes one out.
    """
    copy: RerenderRunRequestCopy
    """Words to use as they are: headline, supporting, points, cta, post. They are checked like
    any others, against the brief and the Brand DNA.
    """
    file_type: Literal["jpeg", "png", "webp"]
    """What pictures are written as. Without it png, and jpeg for Instagram."""

    format: Literal["jpeg", "landscape", "og", "png", "portrait", "square", "story", "webp", "wide"]
    """Size of the picture instead of the channel's own, or its file type. Prefer file_type for
    a file type.
    """
    seed: int
    """Any whole number: picks among layouts and wordings. The same seed and brief give the same
    result. Without it live runs differ from each other.
    """
    template: str
    """Template to draw with, of those that make this asset type; without it the one that suits
    the brief. When the brief lacks what it needs, another is drawn and warnings says so. GET
    /templates lists them.
    """
    theme: Literal["dark", "light"]
    """A light or a dark ground. Without it what suits the brand, its own colour included."""


class RescheduleCampaignRequest(TypedDict):
    scheduled_at: list[str]
    """All times of the campaign, the earliest first, as many as it has: each takes the place of
    the one before. A time that is over stays as it is.
    """


class ReschedulePostRequest(TypedDict, total=False):
    scheduled_at: str
    """When to publish: an ISO 8601 time with an offset, in the future."""

    text: str
    """Another text to publish, exactly as it is; it has to fit the platform."""


class RescheduledCampaignCounts(TypedDict):
    """How many runs are in which state."""

    failed: int
    """Runs that failed or were canceled."""

    queued: int
    """Runs that wait."""

    running: int
    """Runs that are being made."""

    succeeded: int
    """Runs that have succeeded."""


class RescheduledCampaign(TypedDict):
    brief: str
    """The brief of all its runs."""

    counts: RescheduledCampaignCounts
    """How many runs are in which state."""

    created_at: str
    """When it was started."""

    id: str
    """The id of the campaign."""

    livemode: bool
    """False for campaigns of test keys."""

    name: str
    """The name that was given."""

    posts: list[Post]
    """Its posts and drops. A run gets its drop when it succeeds."""

    runs: list[RunSummary]
    """Its runs as summaries; GET /runs/{run_id} has the rest."""

    scheduled_at: list[str]
    """Its times, the earliest first; empty when nothing is published."""

    status: Literal["canceled", "completed", "running"]
    """running: runs are made, or posts wait for their time; completed: nothing is left to do;
    canceled: nothing more is made or published.
    """
    warnings: list[str]
    """Days of the brief that are over at one of the times. The drops and runs of that time have
    them too.
    """
    canceled_at: Optional[str]
    """When it was canceled."""


class _ReviewRunRequest(TypedDict):
    verdict: Literal["approved", "rejected"]
    """The decision; rejected is final."""


class ReviewRunRequest(_ReviewRunRequest, total=False):
    note: str
    """Why, for the record: at most 1,000 characters."""


class RevokeKeyAnswer(TypedDict):
    key_id: str
    """Id of the key."""

    revoked: bool
    """Always true."""


class RotateKeyAnswer(TypedDict):
    key: str
    """The new key itself. Only its hash is stored."""

    key_id: str
    """Id of the new key."""

    previous_expires_at: str
    """When the old key ends."""

    previous_key_id: str
    """Id of the old key."""


class RotateKeyRequest(TypedDict, total=False):
    overlap_hours: int
    """Hours for which the old key still works, 0 to 168; 24 without it."""


class RunInFullAudienceTheme(TypedDict):
    label: str
    """Name of the group."""

    weight: float
    """Share of its points that it earned, 0 to 1."""


class RunInFullCost(TypedDict):
    """What it costs."""

    cap_slot: bool
    """True when it takes one of the month's assets of its type."""

    credits: int
    """Credits; 0 for test keys, a failed run and the free first one."""


class RunInFullDelivery(TypedDict):
    status: Literal["failed", "sending", "sent", "skipped", "waiting"]
    """waiting, sending, sent, failed or skipped."""

    target: Literal["social", "telegram"]
    """telegram or social."""

    ended_at: Optional[str]
    """When it was sent or failed."""

    error: Optional[str]
    """Why it failed or was skipped."""


class RunInFullProgress(TypedDict):
    """How far it has come."""

    done: int
    """Steps that are done."""

    percent: int
    """0 to 100; a film also moves within its step."""

    step: str
    """The step that is being worked on; the status once the run has ended."""

    total: int
    """Steps of a run."""


class RunInFullSignedAsset(TypedDict):
    index: int
    """As in assets."""

    role: str
    """primary, slide or poster."""

    url: str
    """The address of this file."""


class RunInFullSigned(TypedDict):
    asset_url: str
    """Address of the first file, as asset_url."""

    assets: list[RunInFullSignedAsset]
    """Every file of the run."""

    expires_at: str
    """When these addresses end; then they answer 410."""

    asset_urls: Optional[list[str]]
    """Addresses of the slides, as asset_urls."""


class RunInFullStep(TypedDict):
    ended_at: str
    """When it ended."""

    step: Literal["compose", "film", "finish", "judge", "start", "write"]
    """Name of the step, as in progress."""


class StoryChange(TypedDict):
    fact: str
    """Id of the fact it rests on."""

    label: Literal["added", "breaking", "changed", "deprecated", "fixed", "improved", "removed", "security"]
    """Kind of the change."""

    text: str
    """What has changed."""


class StoryCta(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    label: str
    """What the reader can do."""

    url: str
    """Where; may be empty."""


class StoryDoubtSpan(TypedDict):
    end: int
    """First character after it."""

    start: int
    """First character, from 0."""


class StoryDoubt(TypedDict):
    says: str
    """What a person has to look at, in one sentence."""

    slot: str
    """The slot it is about, such as headline or posts.twitter."""

    span: Optional[StoryDoubtSpan]
    """The words of the brief it is about; null for none."""


class StoryEmojiItem(TypedDict):
    ends: str
    """Emoji behind it; may be empty."""

    fact: str
    """Id of the fact it rests on."""

    leads: str
    """Emoji in front of it; may be empty."""


class StoryFactSpan(TypedDict):
    """Where the quote stands in its source."""

    end: int
    """First character after it."""

    start: int
    """First character, from 0."""


StoryFact = TypedDict("StoryFact", {"from": Literal["brief", "icp", "name", "offer", "overview", "product_map", "tagline"], "id": str, "kind": Literal["benefit", "change", "condition", "contact", "figure", "link", "news", "pair", "price", "promo_code", "proof", "quotation", "snippet", "step", "when", "where", "who"], "quote": str, "says": str, "span": StoryFactSpan, })


class StoryFigure(TypedDict):
    fact: str
    """Id of the fact it rests on."""

    label: str
    """What it counts."""

    unit: str
    """The unit alone; may be empty."""

    value: str
    """The figure as it is shown, with its unit."""


class StoryHeadline(TypedDict):
    """The message in a few words."""

    facts: list[str]
    """Ids of the facts it rests on."""

    text: str
    """The words."""


class StoryHeldBackItemSpan(TypedDict):
    """Where it stands in the brief."""

    end: int
    """First character after it."""

    start: int
    """First character, from 0."""


class StoryHeldBackItem(TypedDict):
    quote: str
    """The words of the source, verbatim."""

    span: StoryHeldBackItemSpan
    """Where it stands in the brief."""

    why: Literal["doubtful", "instruction", "internal", "unclear"]
    """Said to the writer, said to colleagues, not understood, or perhaps not for readers, who
    need nothing of it.
    """


class StoryKicker(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    text: str
    """The words."""


class StoryLine(TypedDict):
    isMarked: bool
    """It begins with a bullet or a number."""

    start: int
    """Offset of its first letter."""


class StoryOffer(TypedDict):
    before: str
    """What was paid before; may be empty."""

    code: str
    """Code to type at a checkout; may be empty."""

    ends: str
    """Until when; may be empty."""

    facts: list[str]
    """Ids of the facts it rests on."""

    terms: str
    """Conditions; may be empty."""

    value: str
    """What is offered, or paid now."""


class StoryPoint(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    text: str
    """The words."""


class StoryPosts(TypedDict, total=False):
    """The post of each channel."""

    instagram: str
    """The text of the post."""

    linkedin: str
    """The text of the post."""

    tiktok: str
    """The text of the post."""

    twitter: str
    """The text of the post."""

    web: str
    """The text of the post."""

    youtube: str
    """The text of the post."""


class StoryPrice(TypedDict):
    fact: str
    """Id of the fact it rests on."""

    name: str
    """What is sold."""

    price: str
    """What it costs, as the author wrote it."""


class StoryQuotation(TypedDict):
    company: str
    """Where they do it; may be empty."""

    fact: str
    """Id of the fact it rests on."""

    name: str
    """Who said them; may be empty."""

    role: str
    """What they do; may be empty."""

    text: str
    """The words said, without quotation marks."""


class StoryRemovedItemSpan(TypedDict):
    """Where the quote stands in its source."""

    end: int
    """First character after it."""

    start: int
    """First character, from 0."""


StoryRemovedItem = TypedDict("StoryRemovedItem", {"from": Literal["brief", "icp", "name", "offer", "overview", "product_map", "tagline"], "id": str, "kind": Literal["benefit", "change", "condition", "contact", "figure", "link", "news", "pair", "price", "promo_code", "proof", "quotation", "snippet", "step", "when", "where", "who"], "quote": str, "says": str, "span": StoryRemovedItemSpan, })


class StoryRow(TypedDict):
    fact: str
    """Id of the fact it rests on."""

    first: str
    """Value in the first column."""

    label: str
    """What is compared."""

    second: str
    """Value in the second column."""


class StoryScene(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    text: str
    """The words."""


class StorySeriesPoint(TypedDict):
    x: str
    """Year, month or name."""

    y: float
    """Value."""


class StorySeries(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    label: str
    """What is measured; may be empty."""

    points: list[StorySeriesPoint]
    """Values in the author's order."""

    unit: str
    """Unit of every value; may be empty."""


class StorySlide(TypedDict):
    body: str
    """What there is to say; may be empty."""

    facts: list[str]
    """Ids of the facts it rests on."""

    title: str
    """What it is about, in a few words."""


class StorySnippet(TypedDict):
    code: str
    """Source code."""

    fact: str
    """Id of the fact it rests on."""

    language: str
    """Programming language; may be empty."""


class StoryStep(TypedDict):
    body: str
    """What there is to say; may be empty."""

    facts: list[str]
    """Ids of the facts it rests on."""

    title: str
    """What it is about, in a few words."""


class StorySupport(TypedDict):
    facts: list[str]
    """Ids of the facts it rests on."""

    text: str
    """The words."""


class StoryWhen(TypedDict):
    date: str
    """Day of the occasion; may be empty."""

    facts: list[str]
    """Ids of the facts it rests on."""

    place: str
    """Place of the occasion; may be empty."""

    time: str
    """Time of the occasion; may be empty."""


class StoryWishSpan(TypedDict):
    """Where the wish stands in the brief."""

    end: int
    """First character after it."""

    start: int
    """First character, from 0."""


class StoryWish(TypedDict):
    quote: str
    """The words of the source, verbatim."""

    rule: Literal["action", "emoji", "emphasis", "end_with", "hashtag", "language", "leave_out_kind", "leave_out_words", "must_say", "no_emoji", "no_hashtags", "short", "slides", "start_with", "tone"]
    """What is asked for."""

    span: StoryWishSpan
    """Where the wish stands in the brief."""

    value: str
    """The words, the kind of fact or the number it is about; may be empty."""


class _Story(TypedDict):
    about: str
    """What it is about, as a name: a product, an event, a role, the brand."""

    alt_text: str
    """The picture for people who cannot see it."""

    breaks: list[int]
    """Where the author began a new paragraph, as offsets."""

    by: str
    """Who wrote it: house, or the name of a language model."""

    changes: list[StoryChange]
    """Entries of a changelog."""

    closing: list[str]
    """Facts that the author wants last."""

    doubts: list[StoryDoubt]
    """What a person has to look at."""

    emoji: list[StoryEmojiItem]
    """Emoji of the author that may stand in a post."""

    facts: list[StoryFact]
    """What may be told, in the order of the brief."""

    figures: list[StoryFigure]
    """Figures that may be shown large."""

    footnotes: list[str]
    """Sources and footnotes, which stand under everything else."""

    hashtags: list[str]
    """Without the number sign."""

    headline: StoryHeadline
    """The message in a few words."""

    held_back: list[StoryHeldBackItem]
    """What is not published, and why."""

    items: list[str]
    """Facts that stand in one list, a line each, in its order."""

    language: str
    """Language of the brief, as an ISO 639 code."""

    lines: list[StoryLine]
    """The lines of the author."""

    notes: list[str]
    """What happened on the way: slots repaired, a model that failed."""

    occasion: Literal["appeal", "closing", "comparison", "content", "event", "greeting", "hiring", "how_to", "incident", "launch", "milestone", "offer", "release", "stat", "testimonial", "thanks", "update"]
    """Why the brief is written."""

    points: list[StoryPoint]
    """Points of the picture."""

    posts: StoryPosts
    """The post of each channel."""

    prices: list[StoryPrice]
    """Rows of a price list."""

    rows: list[StoryRow]
    """Comparisons, one a row."""

    scenes: list[StoryScene]
    """Lines of a film between headline and close."""

    schema: float
    """Version of this form."""

    slides: list[StorySlide]
    """Slides between cover and close."""

    spoken: str
    """Language the words are written in, as an ISO 639 code."""

    steps: list[StoryStep]
    """Steps in their order."""

    title: str
    """Fact that the author wrote as the headline; empty for none."""

    unshown: list[str]
    """Facts that must be told and have no room on the picture."""

    version: str
    """Version of a release, such as 2.9; else empty."""

    wanted: list[Literal["announcement", "before_after", "blog_og", "card", "carousel", "changelog", "chart_bar", "chart_donut", "chart_line", "code", "comparison", "docs_og", "event", "feature", "film_changelog", "film_event", "film_launch", "film_quote", "film_stat", "film_tour", "hiring", "infographic", "listicle", "milestone", "offer", "person", "product_hero", "product_og", "qr", "quote", "slideshow", "stat", "steps", "testimonial", "timeline", "webinar"]]
    """Templates a model would choose, best first; empty for the house writer."""

    wishes: list[StoryWish]
    """Rules that the author gave."""

    columns: Optional[list[str]]
    """Names of the two things compared; null for none."""

    cta: Optional[StoryCta]
    """What the reader can do; null for nothing."""

    kicker: Optional[StoryKicker]
    """Line above the headline; null for none."""

    offer: Optional[StoryOffer]
    """What is offered; null for none."""

    quotation: Optional[StoryQuotation]
    """What somebody said; null for none."""

    series: Optional[StorySeries]
    """Values of one measure over time or names; null for none."""

    snippet: Optional[StorySnippet]
    """Source code; null for none."""

    support: Optional[StorySupport]
    """Sentence under the headline; null for none."""

    when: Optional[StoryWhen]
    """Date, time and place of the occasion itself; null for none."""


class Story(_Story, total=False):
    """What the brief means, with view=full only; null without a brief or before it is read."""

    by_member: list[str]
    """Slots whose words a member of the workspace wrote, such as headline or posts.linkedin."""

    removed: list[StoryRemovedItem]
    """Facts that readers need and that an edit took out of the post. A person is asked about
    them once.
    """


class RunInFullVariant(TypedDict):
    poll_url: str
    """Path where the run can be read."""

    run_id: str
    """Id of the run."""


class _RunInFull(TypedDict):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made."""

    assets: list[Asset]
    """Its files, once it has succeeded."""

    auto_post_eligible: bool
    """True when its key had auto_post as it created the run. Only such runs are posted
    automatically.
    """
    brief: str
    """The brief as it was sent; empty for a render."""

    channel: Channel
    """What the content is written for."""

    cost: RunInFullCost
    """What it costs."""

    created_at: str
    """When it was accepted."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Where it was started."""

    deliveries: list[RunInFullDelivery]
    """How far Studio has come with each recipient."""

    id: str
    """Id of the run."""

    livemode: bool
    """False for runs of test keys."""

    metadata: dict[str, Any]
    """As it was sent."""

    progress: RunInFullProgress
    """How far it has come."""

    screen_ids: list[str]
    """The product screens it was asked to show."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    warnings: list[str]
    """Fields of the request that were ignored, and wishes that could not be met."""

    alt_text: Optional[str]
    """Alt texts of all pictures."""

    asset_url: Optional[str]
    """Address of the first file."""

    asset_urls: Optional[list[str]]
    """Addresses of the slides, where there are any."""

    audience_opportunities: Optional[list[str]]
    """Fixes of the checks that cost most points."""

    audience_risks: Optional[list[str]]
    """Claims without a source."""

    audience_score: Optional[int]
    """0 to 100: share of the points of message, action, platform and legibility."""

    audience_themes: Optional[list[RunInFullAudienceTheme]]
    """Share of its points that each group of checks earned, 0 to 1."""

    audience_verdict: Optional[str]
    """As verdict."""

    auto_post: Optional[str]
    """What is posted or scheduled automatically, or why nothing is. Null until the run
    succeeds, and where neither was requested.
    """
    batch_id: Optional[str]
    """The batch of a render."""

    campaign_id: Optional[str]
    """The campaign that started it."""

    client_ref: Optional[str]
    """Your own name for the item of a batch."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    error_message: Optional[str]
    """Why it failed, for a person."""

    file_type: Optional[Literal["jpeg", "png", "webp"]]
    """The file type it was asked for in; null for the usual one."""

    finished_at: Optional[str]
    """When it succeeded or failed."""

    format: Optional[Literal["landscape", "og", "portrait", "square", "story", "wide"]]
    """The size it was asked for in; null for the channel's own."""

    impact_score: Optional[int]
    """0 to 100, as quality.score."""

    language: Optional[str]
    """The language it was asked for in; null for the brief's."""

    output_text: Optional[str]
    """The text of the post, within the limits of the channel."""

    output_type: Optional[str]
    """The template it is drawn with; until then the one asked for, or null."""

    parent_run_id: Optional[str]
    """The run that it was made from, by retry or rerender; null for a new one."""

    quality: Optional[Quality]
    render_hash: Optional[str]
    """Equal for equal pictures: hash of everything they are drawn from."""

    review_note: Optional[str]
    """What the person said about it."""

    reviewed_at: Optional[str]
    """When a person decided."""

    reviewed_by: Optional[str]
    """Who decided after needs_review, for example `key:` and the id of a key; null when nobody
    has.
    """
    scheduled_at: Optional[str]
    """When it is to be published."""

    seed: Optional[int]
    """The seed it was asked for with."""

    started_at: Optional[str]
    """When work began."""

    template: Optional[str]
    """The template it was asked for with; output_type is what was drawn."""

    theme: Optional[Literal["dark", "light"]]
    """The ground it was asked for on; null for what suits."""

    variant_of: Optional[str]
    """The first of the variants that it belongs to; null without variants."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """As quality.verdict."""


class RunInFull(_RunInFull, total=False):
    steps: list[RunInFullStep]
    """When each step that is done ended, in their order; with view=full only."""

    variants: list[RunInFullVariant]
    """All variants of the brief, this run among them, the first one first."""

    body: Optional[dict[str, Any]]
    """The content that it came with, with view=full only; null for a run with a brief."""

    signed: Optional[RunInFullSigned]
    """Addresses that end, with expires_in only; null until the run has succeeded."""

    story: Optional[Story]


class _SchedulePostRequest(TypedDict):
    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The social network to publish on."""

    scheduled_at: str
    """When to publish: an ISO 8601 time with an offset, in the future."""


class SchedulePostRequest(_SchedulePostRequest, total=False):
    account_id: str
    """The connected account to post to. Without it, the oldest one of the platform that the key
    may use.
    """


class Screen(TypedDict):
    created_at: str
    """When the record was created, in UTC"""

    device: Literal["desktop", "phone", "tablet"]
    """The device the screenshot was taken on"""

    id: str
    """Id of the screen, a UUID"""

    livemode: bool
    """False for a record of a test key, which is deleted after a day"""

    name: str
    """What the screen shows"""

    screen_type: Literal["chat", "dashboard", "desktop", "detail", "feature", "feed", "home", "onboarding", "other", "results", "settings", "verdict"]
    """Which part of the product the screen shows"""

    status: Literal["failed", "processing", "ready"]
    """ready once there is an image; failed with a reason when it could not be fetched"""

    theme: Literal["dark", "light", "unknown"]
    """Whether the screen is light or dark"""

    updated_at: str
    """When the record last changed, in UTC"""

    bytes: Optional[int]
    """Size of the stored file; null until there is an image"""

    height: Optional[int]
    """Pixels; null until there is an image"""

    image_url: Optional[str]
    """Public address of the cleaned image; null until there is one"""

    mime_type: Optional[str]
    """Media type of the stored file; null until there is an image"""

    reason: Optional[str]
    """Why the image failed, for a person; otherwise null"""

    sha256: Optional[str]
    """Hexadecimal SHA-256 of the stored file; null until there is an image"""

    width: Optional[int]
    """Pixels; null until there is an image"""


class StudioCard(TypedDict):
    delivery: list[Literal["social", "telegram"]]
    """Targets that will get the card."""

    poll_url: str
    """Path where the run can be read."""

    run_id: str
    """The card's run."""


class StudioDryRunCostCapSlots(TypedDict, total=False):
    """Assets of the month's caps, by type."""

    card: int
    carousel: int
    infographic: int
    og_image: int
    slideshow: int
    video: int


class StudioDryRunCost(TypedDict):
    """What the runs would cost."""

    cap_slots: StudioDryRunCostCapSlots
    """Assets of the month's caps, by type."""

    credits: int
    """Credits of all runs together; 0 for test keys."""

    onboarding_free: bool
    """Whether one of them would be the workspace's free first run."""


class StudioDryRunPlatformFee(TypedDict):
    amount: str
    """US dollars as a decimal number, for example 0.015."""

    platform: str
    """The network."""

    reason: str
    """What is charged for."""


class StudioDryRunRemainingPlanCaps(TypedDict, total=False):
    """Assets left this UTC month, by type; empty for test keys."""

    card: int
    carousel: int
    infographic: int
    og_image: int
    slideshow: int
    video: int


class StudioDryRunRemaining(TypedDict):
    """What is left before the runs."""

    daily: int
    """Requests that the key has left today (UTC)."""

    plan_caps: StudioDryRunRemainingPlanCaps
    """Assets left this UTC month, by type; empty for test keys."""

    credits: Optional[int]
    """Credits left; null for test keys."""


class StudioDryRun(TypedDict):
    accepted: bool
    """Always true: a request that is not accepted answers with its refusal."""

    cost: StudioDryRunCost
    """What the runs would cost."""

    count: int
    """Runs that would be started."""

    delivery: list[Literal["social", "telegram"]]
    """Targets that will get the card."""

    dry_run: bool
    """Always true: nothing was started or charged."""

    livemode: bool
    """False for test keys."""

    platform_fees: list[StudioDryRunPlatformFee]
    """What publishing costs at the platform itself."""

    remaining: StudioDryRunRemaining
    """What is left before the runs."""

    warnings: list[str]
    """What the runs would warn of: what their brief lacks, and days that have passed by their
    times.
    """


class TemplateSize(TypedDict):
    height: int
    """Pixels."""

    name: str
    """A channel or a format."""

    width: int
    """Pixels."""


class Template(TypedDict):
    about: str
    """What it is for."""

    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What it is made as by default."""

    asset_types: list[Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]]
    """Everything it can be made as."""

    output_type: str
    """Its name in requests."""

    preview_url: str
    """Picture of the sample."""

    sample: dict[str, Any]
    """A body that can be sent as it is."""

    schema: dict[str, Any]
    """JSON Schema of an item's body."""

    sizes: list[TemplateSize]
    """Size of the picture by channel and by format."""

    title: str
    """Its name for people."""

    version: int
    """Goes up with every change that draws other pixels."""


class UpdateBrandDnaRequestOffer(TypedDict, total=False):
    features: Optional[list[str]]
    """At most 50 features of at most 300 characters each; the list is replaced"""

    one_liner: Optional[str]
    """What it does, at most 300 characters"""

    product_name: Optional[str]
    """Name of the product, at most 120 characters"""

    who_its_for: Optional[str]
    """Who buys it, at most 1,000 characters"""


class UpdateBrandDnaRequest(TypedDict, total=False):
    icp: Optional[dict[str, Any]]
    """The ideal customer, as JSON of at most 32 KB and 6 levels. Fields merge; null removes"""

    logos: Optional[list[str]]
    """At most 10 public https addresses of logos. The list is replaced as a whole"""

    offer: Optional[UpdateBrandDnaRequestOffer]
    """What is sold. Its fields merge; null clears a field or the whole"""

    overview: Optional[str]
    """What the company does, at most 4,000 characters; null clears it"""

    palette: Optional[Union[list[str], dict[str, str]]]
    """Role to #RRGGBB or #RGB, at most 24 colours, or a list of at most 8. It is replaced as a
    whole
    """
    product_map: Optional[dict[str, Any]]
    """Anything else about the products, as JSON of at most 32 KB and 6 levels. Fields merge;
    null removes
    """
    tagline: Optional[str]
    """Slogan of the brand, at most 160 characters; null clears it"""


class UpdatePhotoRequestFocus(TypedDict):
    x: float
    """Share of the photo's width, from 0 (left) to 1"""

    y: float
    """Share of the photo's height, from 0 (top) to 1"""


class UpdatePhotoRequest(TypedDict, total=False):
    alt_text: str
    """What the photo shows, for people who cannot see it, at most 400 characters"""

    consent: bool
    """true: the people on it have agreed to be shown. Required for the kind people, and recorded"""

    kind: Literal["other", "people", "place", "product", "texture"]
    """What the photo shows; people needs consent"""

    name: str
    """What the photo is called, 1 to 120 characters"""

    tags: list[str]
    """Words of your own, at most 20 of 40 characters; with commas between them in multipart"""

    focus: Optional[UpdatePhotoRequestFocus]
    """The point that stays in view in every crop, JSON text in multipart; null leaves it to the
    photo's detail
    """


class UpdateProductScreenRequest(TypedDict, total=False):
    device: Literal["desktop", "phone", "tablet"]
    """The device the screenshot was taken on"""

    name: str
    """What the screen shows, 1 to 120 characters"""

    screen_type: Literal["chat", "dashboard", "desktop", "detail", "feature", "feed", "home", "onboarding", "other", "results", "settings", "verdict"]
    """Which part of the product the screen shows"""

    theme: Literal["dark", "light", "unknown"]
    """Whether the screen is light or dark"""


class UpdateWebhookRequest(TypedDict, total=False):
    description: str
    """A note of your own, at most 300 characters."""

    payload: Literal["full", "thin"]
    """full: messages carry the whole record. thin: only its small fields and record_url."""

    status: Literal["disabled", "enabled"]
    """`disabled` stops all messages and fails the pending ones; `enabled` starts them again."""

    url: str
    """The address that receives webhook messages: an https URL of a public host, without
    credentials, at most 2,048 characters.
    """
    event_types: Optional[list[Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]]]
    """The event types to receive, any of: run.started, run.succeeded, run.failed, run.reviewed,
    render.completed, post.scheduled, post.posted, post.failed, post.canceled, brand.updated,
    account.disconnected, usage.threshold, webhook.test. Null: every type, also those that
    are added later.
    """


class UploadBrandVideoRequest(TypedDict, total=False):
    file: bytes
    title: str
    """Title of the video, 1 to 120 characters; never replaced"""

    video_url: str
    """Public https address of an MP4, MOV or WebM; it is fetched after the answer"""


class _UploadFontRequest(TypedDict):
    license_confirmed: bool
    """true: the font's licence allows pictures and films made by a service; recorded"""


class UploadFontRequest(_UploadFontRequest, total=False):
    family: str
    """Name of the family, at most 60 characters. Default: the file's own. Files with one name
    are one family
    """
    file: bytes
    font_base64: str
    """The file in standard base64, at most 2 MB decoded"""


class UploadLogoRequest(TypedDict, total=False):
    file: bytes
    image_base64: str
    """The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded"""

    image_url: str
    """Public https address of the image; screens, photos and portraits are fetched after the
    answer, logos before it
    """
    theme: Literal["dark", "light"]
    """The ground the logo is made for, light or dark"""

    variant: Literal["mark", "mono", "primary"]
    """What the logo is used for"""


class UploadPhotoRequestFocus(TypedDict):
    x: float
    """Share of the photo's width, from 0 (left) to 1"""

    y: float
    """Share of the photo's height, from 0 (top) to 1"""


class _UploadPhotoRequest(TypedDict):
    kind: Literal["other", "people", "place", "product", "texture"]
    """What the photo shows; people needs consent"""

    name: str
    """What the photo is called, 1 to 120 characters"""


class UploadPhotoRequest(_UploadPhotoRequest, total=False):
    alt_text: str
    """What the photo shows, for people who cannot see it, at most 400 characters"""

    consent: bool
    """true: the people on it have agreed to be shown. Required for the kind people, and recorded"""

    file: bytes
    image_base64: str
    """The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded"""

    image_url: str
    """Public https address of the image; screens, photos and portraits are fetched after the
    answer, logos before it
    """
    tags: list[str]
    """Words of your own, at most 20 of 40 characters; with commas between them in multipart"""

    focus: Optional[UploadPhotoRequestFocus]
    """The point that stays in view in every crop, JSON text in multipart; null leaves it to the
    photo's detail
    """


class _UploadProductScreenRequest(TypedDict):
    device: Literal["desktop", "phone", "tablet"]
    """The device the screenshot was taken on"""

    name: str
    """What the screen shows, 1 to 120 characters"""

    screen_type: Literal["chat", "dashboard", "desktop", "detail", "feature", "feed", "home", "onboarding", "other", "results", "settings", "verdict"]
    """Which part of the product the screen shows"""

    theme: Literal["dark", "light", "unknown"]
    """Whether the screen is light or dark"""


class UploadProductScreenRequest(_UploadProductScreenRequest, total=False):
    file: bytes
    image_base64: str
    """The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded"""

    image_url: str
    """Public https address of the image; screens, photos and portraits are fetched after the
    answer, logos before it
    """


class UsageByAssetTypeCard(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetTypeCarousel(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetTypeInfographic(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetTypeOgImage(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetTypeSlideshow(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetTypeVideo(TypedDict):
    credits: int
    """Credits that its runs have cost."""

    failed: int
    """Of them, those that have failed; they cost nothing."""

    free: int
    """Of them, the workspace's first post: it is free and counts neither in credits nor in the
    cap.
    """
    runs: int
    """Runs that were started in the month."""

    succeeded: int
    """Of them, those that have succeeded."""

    cap: Optional[int]
    """Assets that the plan has a month; null for past months and test keys."""

    cap_used: Optional[int]
    """What is used of the cap; null for past months and test keys."""


class UsageByAssetType(TypedDict):
    """Runs, credits and caps by asset type."""

    card: UsageByAssetTypeCard
    carousel: UsageByAssetTypeCarousel
    infographic: UsageByAssetTypeInfographic
    og_image: UsageByAssetTypeOgImage
    slideshow: UsageByAssetTypeSlideshow
    video: UsageByAssetTypeVideo


class UsageCredits(TypedDict):
    """Credits of the month. GET /credits/ledger lists every movement."""

    bought: int
    """Bought in the month, less what was paid back."""

    expired: int
    """Of the month's grant, what ended with it."""

    granted: int
    """Granted by the plan for the month."""

    used: int
    """Spent on runs."""

    left: Optional[int]
    """What is left now; null for past months and test keys."""


class Usage(TypedDict):
    by_asset_type: UsageByAssetType
    """Runs, credits and caps by asset type."""

    credits: UsageCredits
    """Credits of the month. GET /credits/ledger lists every movement."""

    livemode: bool
    """False for a test key, which sees its own runs."""

    month: str
    """The UTC month."""

    plan: Literal["free", "growth", "pro", "scale", "starter"]
    """The workspace's plan now."""


class Webhook(TypedDict):
    created_at: str
    """When it was registered."""

    description: str
    """A note of the caller's own, empty without one."""

    id: str
    """The id of the webhook."""

    livemode: bool
    """False for a webhook of a test key: it receives test events only, and is deleted after a
    day.
    """
    payload: Literal["full", "thin"]
    """full: the whole record; thin: its small fields and where to read it."""

    status: Literal["disabled", "enabled"]
    """A disabled webhook receives nothing."""

    updated_at: str
    """When it was last changed."""

    url: str
    """The address that receives its messages."""

    disabled_reason: Optional[str]
    """Why it is disabled; null while it is enabled."""

    event_types: Optional[list[Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]]]
    """The types it receives. Null: every type, also those that are added later."""

    failing_since: Optional[str]
    """The first failure since the last success; null when the last attempt succeeded."""

    previous_secret_expires_at: Optional[str]
    """Until then the secret before the last rotation signs too; null when only one signs."""


class WebhookDelivery(TypedDict):
    attempt_count: int
    """The attempts made so far, those before a redelivery included."""

    created_at: str
    """When the delivery was created."""

    event_id: str
    """The id of the event, which is the `webhook-id` header of the message."""

    event_type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """As type, which is its name everywhere else."""

    id: str
    """The id of the delivery."""

    livemode: bool
    """False for events of test keys."""

    origin: Literal["event", "replay", "test"]
    """Why it exists: the event happened, or a test or a replay was requested."""

    status: Literal["delivered", "failed", "pending"]
    """Pending deliveries have a next attempt; the others have ended."""

    type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """The type of the event."""

    url: str
    """The address of the last attempt, or of the next one before the first."""

    ended_at: Optional[str]
    """When it was delivered or failed."""

    endpoint_id: Optional[str]
    """The webhook. Null: the address came with a request."""

    next_attempt_at: Optional[str]
    """When the next attempt is due; null at the end."""

    reason: Optional[str]
    """Why the last attempt did not succeed."""


class WebhookDeliveryWithAttemptsAttempt(TypedDict):
    at: str
    """When the attempt began."""

    latency_ms: int
    """Milliseconds until the response or the error."""

    number: int
    """The attempt's number, from 1."""

    answer: Optional[str]
    """The first kilobyte of the response, when it is text."""

    error: Optional[str]
    """Why the attempt did not succeed; null when it did."""

    status_code: Optional[int]
    """The HTTP status. Null: no response, and `error` says why."""


class WebhookDeliveryWithAttemptsMessage(TypedDict):
    body: str
    """The body, byte for byte what the signature is made of."""

    header_fields: dict[str, str]
    """The headers of every attempt. Beside them go `webhook-timestamp` and `webhook-signature`,
    new with each attempt.
    """


class WebhookDeliveryWithAttempts(TypedDict):
    attempt_count: int
    """The attempts made so far, those before a redelivery included."""

    attempts: list[WebhookDeliveryWithAttemptsAttempt]
    """Every attempt, in order."""

    created_at: str
    """When the delivery was created."""

    event_id: str
    """The id of the event, which is the `webhook-id` header of the message."""

    event_type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """As type, which is its name everywhere else."""

    id: str
    """The id of the delivery."""

    livemode: bool
    """False for events of test keys."""

    origin: Literal["event", "replay", "test"]
    """Why it exists: the event happened, or a test or a replay was requested."""

    status: Literal["delivered", "failed", "pending"]
    """Pending deliveries have a next attempt; the others have ended."""

    type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """The type of the event."""

    url: str
    """The address of the last attempt, or of the next one before the first."""

    ended_at: Optional[str]
    """When it was delivered or failed."""

    endpoint_id: Optional[str]
    """The webhook. Null: the address came with a request."""

    message: Optional[WebhookDeliveryWithAttemptsMessage]
    """What is sent, in the form that the webhook asks for now. Null before the first attempt,
    and once the event is deleted.
    """
    next_attempt_at: Optional[str]
    """When the next attempt is due; null at the end."""

    reason: Optional[str]
    """Why the last attempt did not succeed."""


class WebhookWithSecret(TypedDict):
    created_at: str
    """When it was registered."""

    description: str
    """A note of the caller's own, empty without one."""

    id: str
    """The id of the webhook."""

    livemode: bool
    """False for a webhook of a test key: it receives test events only, and is deleted after a
    day.
    """
    payload: Literal["full", "thin"]
    """full: the whole record; thin: its small fields and where to read it."""

    secret: str
    """The secret that signs its messages. It is shown in this answer only."""

    status: Literal["disabled", "enabled"]
    """A disabled webhook receives nothing."""

    updated_at: str
    """When it was last changed."""

    url: str
    """The address that receives its messages."""

    disabled_reason: Optional[str]
    """Why it is disabled; null while it is enabled."""

    event_types: Optional[list[Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]]]
    """The types it receives. Null: every type, also those that are added later."""

    failing_since: Optional[str]
    """The first failure since the last success; null when the last attempt succeeded."""

    previous_secret_expires_at: Optional[str]
    """Until then the secret before the last rotation signs too; null when only one signs."""


class WorkspaceSecret(TypedDict):
    secret: str
    """The secret that signs messages to a `webhook_url` of a request; a test key reads its own."""

    updated_at: str
    """When the secret was created or last replaced."""

    previous_secret_expires_at: Optional[str]
    """Until then the secret before the last rotation signs too; null when only one signs."""


class ListRunsQuery(TypedDict, total=False):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """Only runs of this asset type."""

    batch_id: str
    """Only runs of this batch."""

    campaign_id: str
    """Only runs of this campaign."""

    channel: Channel
    """Only runs written for this channel."""

    client_ref: str
    """Only runs with exactly this client_ref."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Only runs started this way; api includes render."""

    cursor: str
    """Where the page begins: the cursor in the Link header of an earlier page, at most 200
    characters.
    """
    from_: str
    """Only runs created at or after this time (ISO 8601 with offset), or from this date (UTC)
    on.
    """
    include_archived: bool
    """true: runs older than 90 days are listed too; by default false."""

    limit: int
    """Runs on a page: 1 to 100, by default 20."""

    livemode: bool
    """true: only runs of live keys; false: only runs of test keys."""

    metadata: dict[str, str]
    """Only runs with all of these values, each as metadata[key]=value."""

    offset: int
    """Runs to skip, newest first: 0 to 1,000,000, by default 0; ignored with a cursor."""

    parent_run_id: str
    """Only newer versions that were made of this run."""

    posted: Union[list[str], str]
    """Only runs that are live on a network (posted), or whose posts are still planned
    (scheduled), or either.
    """
    q: str
    """Only runs whose brief contains this text; case and width do not matter. At most 200
    characters.
    """
    status: Union[list[str], str]
    """Only runs in this state, or in one of several: queued,running. States: queued, running,
    succeeded, failed.
    """
    to: str
    """Only runs created before this time (ISO 8601 with offset), or until this date (UTC),
    inclusive.
    """
    variant_of: str
    """Only the variants that were asked for with this run, which is the first of them."""

    verdict: Union[list[str], str]
    """Only runs with this verdict, or one of several: needs_review,rejected. Verdicts:
    approved, needs_review, rejected.
    """
    view: Literal["default", "summary"]
    """summary: at most 1 KB a run."""


class GetRunQuery(TypedDict, total=False):
    expires_in: int
    """Seconds, 60 to 604,800: answers addresses that end after so long, too."""

    view: Literal["default", "full", "summary"]
    """full adds the story, which is what the brief means and the words of every slot, the
    content that a render came with, and when each step ended. summary is at most 1 KB.
    """
    wait: int
    """Seconds to wait for the end, 0 to 30."""


class ListBatchesQuery(TypedDict, total=False):
    limit: int
    """Batches on a page: 1 to 100, by default 20."""

    livemode: bool
    """true: only batches of live keys; false: only batches of test keys."""

    offset: int
    """Batches to skip, newest first: 0 to 1,000,000, by default 0."""


class GetBatchQuery(TypedDict, total=False):
    wait: int
    """Seconds to wait for the end, 0 to 30."""


class ListMediaQuery(TypedDict, total=False):
    kind: Literal["logo", "mascot", "person", "photo", "screen", "video"]
    """Only uploads of this kind: screen, photo, logo, person, mascot or video"""

    limit: int
    """Uploads on a page: 1 to 100, by default 20."""

    offset: int
    """Uploads to skip, newest first: 0 to 1,000,000, by default 0."""


class ListCampaignsQuery(TypedDict, total=False):
    limit: int
    """Campaigns on a page: 1 to 100, by default 20."""

    livemode: bool
    """true: only campaigns of live keys; false: only campaigns of test keys."""

    offset: int
    """Campaigns to skip, newest first: 0 to 1,000,000, by default 0."""


class ListPostsQuery(TypedDict, total=False):
    campaign_id: str
    """Only posts of this campaign."""

    limit: int
    """Posts on a page: 1 to 100, by default 20."""

    livemode: bool
    """Only live posts (`true`) or only test posts (`false`)."""

    offset: int
    """Posts to skip, newest first: 0 to 1,000,000, by default 0."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """Only posts on this network."""

    removed: bool
    """Only posts that were taken down again (`true`) or only the others (`false`)."""

    run_id: str
    """Only posts of this run."""

    status: Union[list[str], str]
    """Only posts with this status, or one of several: scheduled, publishing, posted, failed or
    canceled.
    """


class GetPerformanceQuery(TypedDict, total=False):
    window: Literal["30d", "7d", "90d"]
    """Posts of the last 7, 30 or 90 days: 7d, 30d (the default) or 90d."""


class ListEventsQuery(TypedDict, total=False):
    after: str
    """Read on after this event id or X-Next-Cursor; `latest` reads only what happens from now
    on. Without it: from the oldest kept event.
    """
    from_: str
    """Only events recorded at this time or later. ISO 8601 with an offset."""

    limit: int
    """Events on a page: 1 to 100, by default 50."""

    type: Union[list[str], str]
    """Event types, or groups like `run.*`, separated by commas: at most 400 characters. Without
    it every type.
    """
    wait: int
    """Seconds to wait for the first event: 0 to 30, by default 0."""


class ListLedgerQuery(TypedDict, total=False):
    kind: Literal["debt", "dispute", "expire", "grant", "onboarding", "plan", "purchase", "refund", "reserve", "return"]
    """Only entries of this kind."""

    limit: int
    """Entries on a page: 1 to 100, by default 20."""

    month: str
    """A UTC calendar month."""

    offset: int
    """Entries to skip, newest first: 0 to 1,000,000, by default 0."""

    run_id: str
    """Only entries of this run."""


class GetUsageQuery(TypedDict, total=False):
    month: str
    """A UTC calendar month; the current one without it."""


class ListWebhookDeliveriesQuery(TypedDict, total=False):
    endpoint_id: str
    """Only deliveries to this webhook."""

    event_id: str
    """Only deliveries of this event."""

    event_type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """Another name of type."""

    limit: int
    """Deliveries on a page: 1 to 100, by default 20."""

    offset: int
    """Deliveries to skip, newest first: 0 to 1,000,000, by default 0."""

    status: Literal["delivered", "failed", "pending"]
    """Only deliveries with this status."""

    type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """Only deliveries of this event type."""


class ListDeliveriesOfWebhookQuery(TypedDict, total=False):
    event_id: str
    """Only deliveries of this event."""

    event_type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """Another name of type."""

    limit: int
    """Deliveries on a page: 1 to 100, by default 20."""

    offset: int
    """Deliveries to skip, newest first: 0 to 1,000,000, by default 0."""

    status: Literal["delivered", "failed", "pending"]
    """Only deliveries with this status."""

    type: Literal["account.disconnected", "brand.updated", "post.canceled", "post.failed", "post.posted", "post.scheduled", "render.completed", "run.failed", "run.reviewed", "run.started", "run.succeeded", "usage.threshold", "webhook.test"]
    """Only deliveries of this event type."""


class ListKeysQuery(TypedDict, total=False):
    limit: int
    """Keys on a page: 1 to 100, by default 20."""

    offset: int
    """Keys to skip, newest first: 0 to 1,000,000, by default 0."""


class ListAuditQuery(TypedDict, total=False):
    action: str
    """Only this action: lower-case letters and underscores, at most 64."""

    actor: str
    """Only what this key, user, agent or system did: its id, at most 64 characters."""

    from_: str
    """Only entries at or after this time (ISO 8601 with offset)."""

    limit: int
    """Entries on a page: 1 to 100, by default 20."""

    offset: int
    """Entries to skip, newest first: 0 to 1,000,000, by default 0."""

    to: str
    """Only entries before this time (ISO 8601 with offset)."""


class RunEventAudienceTheme(TypedDict):
    label: str
    """Name of the group."""

    weight: float
    """Share of its points that it earned, 0 to 1."""


class RunEventCost(TypedDict):
    """What it costs."""

    cap_slot: bool
    """True when it takes one of the month's assets of its type."""

    credits: int
    """Credits; 0 for test keys, a failed run and the free first one."""


class RunEventDelivery(TypedDict):
    status: Literal["failed", "sending", "sent", "skipped", "waiting"]
    """waiting, sending, sent, failed or skipped."""

    target: Literal["social", "telegram"]
    """telegram or social."""

    ended_at: Optional[str]
    """When it was sent or failed."""

    error: Optional[str]
    """Why it failed or was skipped."""


class RunEventProgress(TypedDict):
    """How far it has come."""

    done: int
    """Steps that are done."""

    percent: int
    """0 to 100; a film also moves within its step."""

    step: str
    """The step that is being worked on; the status once the run has ended."""

    total: int
    """Steps of a run."""


class _RunEvent(TypedDict):
    id: str
    """Id of the run."""

    livemode: bool
    """False for events of test keys."""


class RunEvent(_RunEvent, total=False):
    asset_type: Literal["card", "carousel", "infographic", "og_image", "slideshow", "video"]
    """What is made."""

    assets: list[Asset]
    """Its files, once it has succeeded."""

    auto_post_eligible: bool
    """True when its key had auto_post as it created the run. Only such runs are posted
    automatically.
    """
    brief: str
    """The brief as it was sent; empty for a render."""

    channel: Channel
    """What the content is written for."""

    cost: RunEventCost
    """What it costs."""

    created_at: str
    """When it was accepted."""

    created_via: Literal["api", "campaign", "dashboard", "mcp", "render", "studio"]
    """Where it was started."""

    deleted: bool
    """Present when the record has been deleted since."""

    deliveries: list[RunEventDelivery]
    """How far Studio has come with each recipient."""

    metadata: dict[str, Any]
    """As it was sent."""

    progress: RunEventProgress
    """How far it has come."""

    record_url: str
    """Where the whole record is read."""

    screen_ids: list[str]
    """The product screens it was asked to show."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    thin: bool
    """Present when only the small fields are here."""

    warnings: list[str]
    """Fields of the request that were ignored, and wishes that could not be met."""

    alt_text: Optional[str]
    """Alt texts of all pictures."""

    asset_url: Optional[str]
    """Address of the first file."""

    asset_urls: Optional[list[str]]
    """Addresses of the slides, where there are any."""

    audience_opportunities: Optional[list[str]]
    """Fixes of the checks that cost most points."""

    audience_risks: Optional[list[str]]
    """Claims without a source."""

    audience_score: Optional[int]
    """0 to 100: share of the points of message, action, platform and legibility."""

    audience_themes: Optional[list[RunEventAudienceTheme]]
    """Share of its points that each group of checks earned, 0 to 1."""

    audience_verdict: Optional[str]
    """As verdict."""

    auto_post: Optional[str]
    """What is posted or scheduled automatically, or why nothing is. Null until the run
    succeeds, and where neither was requested.
    """
    batch_id: Optional[str]
    """The batch of a render."""

    campaign_id: Optional[str]
    """The campaign that started it."""

    client_ref: Optional[str]
    """Your own name for the item of a batch."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    error_message: Optional[str]
    """Why it failed, for a person."""

    file_type: Optional[Literal["jpeg", "png", "webp"]]
    """The file type it was asked for in; null for the usual one."""

    finished_at: Optional[str]
    """When it succeeded or failed."""

    format: Optional[Literal["landscape", "og", "portrait", "square", "story", "wide"]]
    """The size it was asked for in; null for the channel's own."""

    impact_score: Optional[int]
    """0 to 100, as quality.score."""

    language: Optional[str]
    """The language it was asked for in; null for the brief's."""

    output_text: Optional[str]
    """The text of the post, within the limits of the channel."""

    output_type: Optional[str]
    """The template it is drawn with; until then the one asked for, or null."""

    parent_run_id: Optional[str]
    """The run that it was made from, by retry or rerender; null for a new one."""

    quality: Optional[Quality]
    render_hash: Optional[str]
    """Equal for equal pictures: hash of everything they are drawn from."""

    review_note: Optional[str]
    """What the person said about it."""

    reviewed_at: Optional[str]
    """When a person decided."""

    reviewed_by: Optional[str]
    """Who decided after needs_review, for example `key:` and the id of a key; null when nobody
    has.
    """
    scheduled_at: Optional[str]
    """When it is to be published."""

    seed: Optional[int]
    """The seed it was asked for with."""

    started_at: Optional[str]
    """When work began."""

    template: Optional[str]
    """The template it was asked for with; output_type is what was drawn."""

    theme: Optional[Literal["dark", "light"]]
    """The ground it was asked for on; null for what suits."""

    variant_of: Optional[str]
    """The first of the variants that it belongs to; null without variants."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """As quality.verdict."""


class RunStartedMessage(TypedDict):
    data: RunEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["run.started"]
    """What happened."""


class RunSucceededMessage(TypedDict):
    data: RunEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["run.succeeded"]
    """What happened."""


class RunFailedMessage(TypedDict):
    data: RunEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["run.failed"]
    """What happened."""


class RunReviewedMessage(TypedDict):
    data: RunEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["run.reviewed"]
    """What happened."""


class BatchEventCounts(TypedDict):
    """How many items are in which state."""

    failed: int
    """Items that failed or were canceled."""

    queued: int
    """Items that wait."""

    running: int
    """Items that are being drawn."""

    succeeded: int
    """Items with a picture."""


class BatchEventItem(TypedDict):
    index: int
    """Place of the item in the request, from 0."""

    output_type: str
    """The template it is drawn with."""

    poll_url: str
    """Path where the run can be read."""

    run_id: str
    """The item's run."""

    status: Literal["failed", "queued", "running", "succeeded"]
    """queued, running, succeeded or failed."""

    asset_url: Optional[str]
    """Address of the first file, once it has succeeded."""

    client_ref: Optional[str]
    """Your own name for the item."""

    error_code: Optional[str]
    """Why it failed, as a name that does not change."""

    verdict: Optional[Literal["approved", "needs_review", "rejected"]]
    """The judge's decision, once it has succeeded."""


class _BatchEvent(TypedDict):
    livemode: bool
    """False for events of test keys."""


class BatchEvent(_BatchEvent, total=False):
    batch_id: str
    """Id of the batch."""

    counts: BatchEventCounts
    """How many items are in which state."""

    created_at: str
    """When it was accepted."""

    deleted: bool
    """Present when the record has been deleted since."""

    items: list[BatchEventItem]
    """The items in the order of the request, each with its run."""

    metadata: dict[str, Any]
    """As it was sent."""

    record_url: str
    """Where the whole record is read."""

    status: Literal["completed", "running"]
    """completed: every item has succeeded or failed."""

    thin: bool
    """Present when only the small fields are here."""


class RenderCompletedMessage(TypedDict):
    data: BatchEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["render.completed"]
    """What happened."""


class _PostEventError(TypedDict):
    category: Literal["account_issue", "auth_expired", "content_rejected", "platform_error", "rate_limited", "unknown"]
    """Kind of the failure."""

    message: str
    """What happened, for a person."""

    retryable: bool
    """True when the same post may succeed later."""

    source: Literal["platform", "system", "user"]
    """Who can act on it: the account's owner, the network, or this service."""


class PostEventError(_PostEventError, total=False):
    code: str
    """What happened, as a name that does not change."""

    fix: str
    """What to do about it, for a person."""


class PostEventEstimatedFee(TypedDict):
    amount: str
    """A decimal number, for example 0.015."""

    currency: Literal["USD"]
    """US dollars."""

    reason: str
    """What is charged for."""


class _PostEvent(TypedDict):
    id: str
    """The id of the post."""

    livemode: bool
    """False for events of test keys."""


class PostEvent(_PostEvent, total=False):
    created_at: str
    """When the post was created."""

    deleted: bool
    """Present when the record has been deleted since."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network."""

    record_url: str
    """Where the whole record is read."""

    run_id: str
    """The run that is published."""

    status: Literal["canceled", "failed", "posted", "publishing", "scheduled"]
    """Where the post stands."""

    text: str
    """The text that is published with the assets."""

    thin: bool
    """Present when only the small fields are here."""

    updated_at: str
    """When the post last changed."""

    account_id: Optional[str]
    """The connected account; null for test posts and drops without an account yet."""

    campaign_id: Optional[str]
    """The campaign that its run belongs to."""

    error: Optional[PostEventError]
    """Why it failed and what to do about it."""

    estimated_fee: Optional[PostEventEstimatedFee]
    """What the network charges the owner of the app; null where it charges nothing."""

    external_post_id: Optional[str]
    """The post's id on the network, once it is posted."""

    note: Optional[str]
    """What else to know: what the post waits for, or a limit of what was published."""

    posted_at: Optional[str]
    """When it was posted."""

    removed_at: Optional[str]
    """When it was taken down from the network again; its status stays posted. Null while it is
    up.
    """
    scheduled_at: Optional[str]
    """The time of a drop; null for a post that goes out at once."""

    url: Optional[str]
    """Where the post can be seen, once it is posted."""


class PostScheduledMessage(TypedDict):
    data: PostEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["post.scheduled"]
    """What happened."""


class PostPostedMessage(TypedDict):
    data: PostEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["post.posted"]
    """What happened."""


class PostFailedMessage(TypedDict):
    data: PostEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["post.failed"]
    """What happened."""


class PostCanceledMessage(TypedDict):
    data: PostEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["post.canceled"]
    """What happened."""


class _BrandEvent(TypedDict):
    livemode: bool
    """False for events of test keys."""


class BrandEvent(_BrandEvent, total=False):
    deleted: bool
    """Present when the record has been deleted since."""

    record_url: str
    """Where the whole record is read."""

    thin: bool
    """Present when only the small fields are here."""

    version: int
    """The version that the Brand DNA has now."""

    updated_at: Optional[str]
    """When it last changed."""


class BrandUpdatedMessage(TypedDict):
    data: BrandEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["brand.updated"]
    """What happened."""


class _AccountEvent(TypedDict):
    id: str
    """The id of the account."""

    livemode: bool
    """False for events of test keys."""


class AccountEvent(_AccountEvent, total=False):
    connected_at: str
    """When it was first connected."""

    deleted: bool
    """Present when the record has been deleted since."""

    handle: str
    """The account's name on the network, without the @."""

    health: Literal["connected", "expiring", "reconnect_required"]
    """`expiring`: works, and has to be connected again within ten days."""

    name: str
    """The name the account shows."""

    platform: Literal["instagram", "linkedin", "tiktok", "x", "youtube"]
    """The network it is on."""

    record_url: str
    """Where the whole record is read."""

    thin: bool
    """Present when only the small fields are here."""

    reason: Optional[str]
    """Why it has to be connected again."""


class AccountDisconnectedMessage(TypedDict):
    data: AccountEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["account.disconnected"]
    """What happened."""


class UsageEvent(TypedDict):
    limit: int
    """The limit of the month."""

    livemode: bool
    """False for events of test keys."""

    period: str
    """The UTC month, for example 2026-11."""

    resource: str
    """An asset type, brand_video or credits."""

    threshold: int
    """80 or 100: percent of the limit."""

    used: int
    """What is used of the limit."""


class UsageThresholdMessage(TypedDict):
    data: UsageEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["usage.threshold"]
    """What happened."""


class TestEvent(TypedDict):
    endpoint_id: str
    """The webhook that is tested."""

    livemode: bool
    """False for events of test keys."""

    message: str
    """A sentence for a person."""


class WebhookTestMessage(TypedDict):
    data: TestEvent
    timestamp: str
    """When it was recorded."""

    type: Literal["webhook.test"]
    """What happened."""


WebhookEvent = Union[
    RunStartedMessage,
    RunSucceededMessage,
    RunFailedMessage,
    RunReviewedMessage,
    RenderCompletedMessage,
    PostScheduledMessage,
    PostPostedMessage,
    PostFailedMessage,
    PostCanceledMessage,
    BrandUpdatedMessage,
    AccountDisconnectedMessage,
    UsageThresholdMessage,
    WebhookTestMessage,
]
