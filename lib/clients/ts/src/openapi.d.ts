/** Made from the interface description by `npm run client:types`. Do not change it by hand. */
export interface components {
    schemas: {
        Account: {
            /** @description The id of the account. */
            id: string;
            /**
             * @description The network it is on.
             * @enum {string}
             */
            platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /** @description The account's name on the network, without the @. */
            handle: string;
            /** @description The name the account shows. */
            name: string;
            /**
             * @description `expiring`: works, and has to be connected again within ten days.
             * @enum {string}
             */
            health: "connected" | "expiring" | "reconnect_required";
            /** @description Why it has to be connected again. */
            reason: string | null;
            /** @description When it was first connected. */
            connected_at: string;
        };
        AccountEvent: {
            /** @description The id of the account. */
            id: string;
            /**
             * @description The network it is on.
             * @enum {string}
             */
            platform?: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /** @description The account's name on the network, without the @. */
            handle?: string;
            /** @description The name the account shows. */
            name?: string;
            /**
             * @description `expiring`: works, and has to be connected again within ten days.
             * @enum {string}
             */
            health?: "connected" | "expiring" | "reconnect_required";
            /** @description Why it has to be connected again. */
            reason?: string | null;
            /** @description When it was first connected. */
            connected_at?: string;
            /** @description False for events of test keys. */
            livemode: boolean;
            /**
             * @description Present when only the small fields are here.
             * @constant
             */
            thin?: true;
            /** @description Where the whole record is read. */
            record_url?: string;
            /**
             * @description Present when the record has been deleted since.
             * @constant
             */
            deleted?: true;
        };
        AddPersonRequest: {
            /** @description The person's name, 1 to 120 characters */
            name: string;
            /**
             * @description What the person does, at most 120 characters
             * @default
             */
            role?: string;
            /**
             * @description Words the person may be quoted with, at most 400 characters
             * @default
             */
            quote?: string;
            /**
             * @description true: the person has agreed to be shown. The key that states it is recorded
             * @constant
             */
            consent: true;
        } & ({
            /** @description The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded */
            image_base64: string;
        } | {
            /** @description Public https address of the image; screens, photos and portraits are fetched after the answer, logos before it */
            image_url: string;
        });
        ApproveChannelRequest: {
            /** @description The channel whose words are approved. */
            channel: components["schemas"]["ChannelName"];
        };
        Asset: {
            /** @description Public, permanent address of the file. */
            url: string;
            /** @description Place among the files of the run, from 0. */
            index: number;
            /** @description primary, slide or poster. */
            role: string;
            /** @description For example image/png or video/mp4. */
            mime_type: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
            /** @description Size of the file in bytes. */
            bytes: number;
            /** @description SHA-256 of the file, in hex. */
            sha256: string;
            /** @description Description for people who cannot see it. */
            alt_text: string;
            /** @description Length of a film in milliseconds; null for a picture. */
            duration_ms: number | null;
        };
        AuditEntry: {
            /** @description Id of the entry. */
            id: string;
            /** @description When it happened. */
            at: string;
            /** @description What was done, for example revoke_key. */
            action: string;
            /** @description What it was done to: an id, or a word for what changed. */
            target: string | null;
            /** @description Who did it. */
            actor: {
                /**
                 * @description `system` is the service or its operator.
                 * @enum {string}
                 */
                kind: "key" | "user" | "agent" | "system";
                /** @description Id of the actor. */
                id: string;
            };
            /** @description The agent's client, for calls of the agent server; else null. */
            client: string | null;
        };
        Batch: {
            /** @description Id of the batch. */
            batch_id: string;
            /**
             * @description completed: every item has succeeded or failed.
             * @enum {string}
             */
            status: "running" | "completed";
            /** @description How many items are in which state. */
            counts: {
                /** @description Items that wait. */
                queued: number;
                /** @description Items that are being drawn. */
                running: number;
                /** @description Items with a picture. */
                succeeded: number;
                /** @description Items that failed or were canceled. */
                failed: number;
            };
            /** @description False for batches of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When it was accepted. */
            created_at: string;
            /** @description The items in the order of the request, each with its run. */
            items: {
                /** @description Place of the item in the request, from 0. */
                index: number;
                /** @description The item's run. */
                run_id: string;
                /** @description The template it is drawn with. */
                output_type: string;
                /** @description Your own name for the item. */
                client_ref: string | null;
                /**
                 * @description queued, running, succeeded or failed.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed";
                /** @description Address of the first file, once it has succeeded. */
                asset_url: string | null;
                /** @description The judge's decision, once it has succeeded. */
                verdict: ("approved" | "needs_review" | "rejected") | null;
                /** @description Why it failed, as a name that does not change. */
                error_code: string | null;
                /** @description Path where the run can be read. */
                poll_url: string;
            }[];
        };
        BatchEvent: {
            /** @description Id of the batch. */
            batch_id?: string;
            /**
             * @description completed: every item has succeeded or failed.
             * @enum {string}
             */
            status?: "running" | "completed";
            /** @description How many items are in which state. */
            counts?: {
                /** @description Items that wait. */
                queued: number;
                /** @description Items that are being drawn. */
                running: number;
                /** @description Items with a picture. */
                succeeded: number;
                /** @description Items that failed or were canceled. */
                failed: number;
            };
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description When it was accepted. */
            created_at?: string;
            /** @description The items in the order of the request, each with its run. */
            items?: {
                /** @description Place of the item in the request, from 0. */
                index: number;
                /** @description The item's run. */
                run_id: string;
                /** @description The template it is drawn with. */
                output_type: string;
                /** @description Your own name for the item. */
                client_ref: string | null;
                /**
                 * @description queued, running, succeeded or failed.
                 * @enum {string}
                 */
                status: "queued" | "running" | "succeeded" | "failed";
                /** @description Address of the first file, once it has succeeded. */
                asset_url: string | null;
                /** @description The judge's decision, once it has succeeded. */
                verdict: ("approved" | "needs_review" | "rejected") | null;
                /** @description Why it failed, as a name that does not change. */
                error_code: string | null;
                /** @description Path where the run can be read. */
                poll_url: string;
            }[];
            /**
             * @description Present when only the small fields are here.
             * @constant
             */
            thin?: true;
            /** @description Where the whole record is read. */
            record_url?: string;
            /**
             * @description Present when the record has been deleted since.
             * @constant
             */
            deleted?: true;
        };
        BatchHead: {
            /** @description Id of the batch. */
            batch_id: string;
            /**
             * @description completed: every item has succeeded or failed.
             * @enum {string}
             */
            status: "running" | "completed";
            /** @description How many items are in which state. */
            counts: {
                /** @description Items that wait. */
                queued: number;
                /** @description Items that are being drawn. */
                running: number;
                /** @description Items with a picture. */
                succeeded: number;
                /** @description Items that failed or were canceled. */
                failed: number;
            };
            /** @description False for batches of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description When it was accepted. */
            created_at: string;
        };
        BeginLoginAnswer: {
            /** @description Sent with each question for the key; known to the program only. */
            device_code: string;
            /** @description Typed by the person, or brought by verification_uri_complete. */
            user_code: string;
            /** @description The page on which a person allows the key. */
            verification_uri: string;
            /** @description The same page with the code filled in. */
            verification_uri_complete: string;
            /** @description Seconds for which both codes hold. */
            expires_in: number;
            /** @description Seconds to wait between two questions. */
            interval: number;
        };
        BrandDna: {
            /** @description Slogan of the brand; may be empty */
            tagline: string;
            /** @description What the company does; may be empty */
            overview: string;
            /** @description What is sold; it always has its four fields */
            offer: {
                /** @description Name of the product; may be empty */
                product_name: string;
                /** @description What it does; may be empty */
                one_liner: string;
                /** @description Its features */
                features: string[];
                /** @description Who buys it; may be empty */
                who_its_for: string;
            };
            /** @description Anything else about the products */
            product_map: {
                [key: string]: unknown;
            };
            /** @description The ideal customer */
            icp: {
                [key: string]: unknown;
            };
            /** @description Role to #RRGGBB, the five known roles first */
            palette: {
                [key: string]: string;
            };
            /** @description Addresses of the logos, in the order in which they are tried */
            logos: string[];
            /** @description The same as offer.features */
            features: string[];
            /** @description The same as product_map */
            products: {
                [key: string]: unknown;
            };
            /** @description The same as icp */
            audience: {
                [key: string]: unknown;
            };
            /** @description Goes up with every change; 0 until there was one. Also sent as ETag */
            version: number;
            /** @description When it last changed, in UTC; null until it did */
            updated_at: string | null;
            /** @description What about a change may surprise; empty without one */
            warnings: string[];
            /** @description Whether each logo can be drawn, and why not */
            logo_status: {
                /** @description Address of the logo, as Brand DNA lists it */
                url: string;
                /**
                 * @description processing until it was fetched, then ready or failed
                 * @enum {string}
                 */
                status: "processing" | "ready" | "failed";
                /** @description Why it cannot be drawn; otherwise null */
                reason: string | null;
            }[];
        };
        BrandDraft: {
            /** @description What was found, in the form that PATCH /brand-dna takes. What was not found is absent. Nothing is stored. */
            proposed: {
                /** @description Slogan. */
                tagline?: string;
                /** @description What the company does. */
                overview?: string;
                /** @description What is sold. */
                offer?: {
                    /** @description Name of the product or the brand. */
                    product_name?: string;
                    /** @description What it does. */
                    one_liner?: string;
                    /** @description Its features. */
                    features?: string[];
                    /** @description Who buys it. */
                    who_its_for?: string;
                };
                /** @description guidelines with voice, banned words, look and fonts. */
                product_map?: {
                    [key: string]: unknown;
                };
                /** @description Role to #RRGGBB. */
                palette?: {
                    [key: string]: string;
                };
                /** @description Address of the picture that is most likely the logo. */
                logos?: string[];
            };
            /** @description Where each value stood. */
            sources: {
                /** @description The field of the proposal, such as offer.product_name or palette.primary. */
                field: string;
                /** @description The value that is proposed; the first of a list. */
                value: string;
                /** @description Where it stood, in words. */
                where: string;
                /** @description The words there, at most 300 characters. */
                quote: string;
                /** @description The page or picture; null for your own lines. */
                address: string | null;
            }[];
            /** @description Pictures that may be the logo, best first. */
            logo_candidates: {
                /** @description Address of a picture. */
                url: string;
                /** @description Where it stood. */
                where: string;
            }[];
            /** @description Families of the site, and what can be done with them here. */
            fonts: {
                /** @description Family that the site uses. */
                family: string;
                /**
                 * @description What it is used for.
                 * @enum {string}
                 */
                used_for: "headings" | "text";
                /** @description The open family that is proposed for it; null for none. */
                offered: string | null;
                /** @description What its licence allows here. */
                note: string;
            }[];
            /** @description Everything that was loaded, at most eight files. */
            pages: {
                /** @description What was asked for. */
                address: string;
                /** @description Whether it was read. */
                ok: boolean;
                /** @description What was received. */
                bytes: number;
                /** @description Why it was not read; null when it was. */
                reason: string | null;
            }[];
            /**
             * @description script_only: the page shows its words by scripts, which are not run. empty: it has hardly any.
             * @enum {string}
             */
            readable: "yes" | "script_only" | "empty";
            /** @description What a person should know about the proposal. */
            notes: string[];
        };
        BrandEvent: {
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description The version that the Brand DNA has now. */
            version?: number;
            /** @description When it last changed. */
            updated_at?: string | null;
            /**
             * @description Present when only the small fields are here.
             * @constant
             */
            thin?: true;
            /** @description Where the whole record is read. */
            record_url?: string;
            /**
             * @description Present when the record has been deleted since.
             * @constant
             */
            deleted?: true;
        };
        BrandVideo: {
            /** @description Id of the video, a UUID */
            id: string;
            /**
             * @description ready once the file is stored and filed; failed with a reason
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** @description The title that was given, else one from the file's name or from a model */
            title: string;
            /** @description Words to search for, at most 8 */
            tags: string[];
            /** @description What the video shows, or what its container says */
            summary: string;
            /** @description Scenes in their order, at most 30; empty unless a model has seen the video */
            scenes: {
                /** @description Milliseconds from the beginning */
                start_ms: number;
                /** @description Milliseconds from the beginning */
                end_ms: number;
                /** @description What the scene shows */
                description: string;
            }[];
            /** @description Milliseconds; null until there is a file */
            duration_ms: number | null;
            /** @description Pixels of the upright frame, as a player shows it; null until there is a file */
            width: number | null;
            /** @description Pixels of the upright frame; null until there is a file */
            height: number | null;
            /** @description Degrees, clockwise, by which a player turns the stored frames */
            rotation: number | null;
            /** @description How the frames are coded; null until there is a file */
            codec: ("h264" | "hevc" | "vp8" | "vp9" | "av1") | null;
            /** @description Frames a second; null when there are too few frames to tell */
            fps: number | null;
            /** @description Whether there is a sound track; null until there is a file */
            has_audio: boolean | null;
            /** @description Size of the stored file; null until there is one */
            bytes: number | null;
            /** @description Media type of the stored file; null until there is one */
            mime_type: string | null;
            /** @description Hexadecimal SHA-256 of the stored file; null until there is one */
            sha256: string | null;
            /** @description Public address of the stored file; null until there is one */
            url: string | null;
            /** @description vision: a model has seen the video; metadata: only its container was read */
            filed_by: ("vision" | "metadata") | null;
            /** @description Why it failed, or why no model has seen it; otherwise null */
            reason: string | null;
            /** @description False for a video of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When the video was added, in UTC */
            created_at: string;
            /** @description When the record last changed, in UTC */
            updated_at: string;
        };
        BuyCreditsRequest: {
            /**
             * @description Credits of a pack: 100, 500 or 2,000. Without pack and credits the smallest.
             * @enum {number}
             */
            pack?: 100 | 500 | 2000;
            /** @description Any number of credits from 10 to 100,000, instead of a pack. */
            credits?: number;
        };
        Campaign: {
            /** @description The id of the campaign. */
            id: string;
            /** @description The name that was given. */
            name: string;
            /** @description The runs that were started, one for each channel, asset type and time. */
            runs: components["schemas"]["Run"][];
            /** @description The drops the runs become. */
            drops: {
                /** @description The run that becomes the drop. */
                run_id: string;
                /**
                 * @description The network it is published on.
                 * @enum {string}
                 */
                platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                /** @description When it is published. */
                scheduled_at: string;
            }[];
        };
        CampaignHead: {
            /** @description The id of the campaign. */
            id: string;
            /** @description The name that was given. */
            name: string;
            /** @description The brief of all its runs. */
            brief: string;
            /**
             * @description running: runs are made, or posts wait for their time; completed: nothing is left to do; canceled: nothing more is made or published.
             * @enum {string}
             */
            status: "running" | "completed" | "canceled";
            /** @description How many runs are in which state. */
            counts: {
                /** @description Runs that wait. */
                queued: number;
                /** @description Runs that are being made. */
                running: number;
                /** @description Runs that have succeeded. */
                succeeded: number;
                /** @description Runs that failed or were canceled. */
                failed: number;
            };
            /** @description Its times, the earliest first; empty when nothing is published. */
            scheduled_at: string[];
            /** @description False for campaigns of test keys. */
            livemode: boolean;
            /** @description When it was started. */
            created_at: string;
            /** @description When it was canceled. */
            canceled_at: string | null;
        };
        CampaignInFull: {
            /** @description The id of the campaign. */
            id: string;
            /** @description The name that was given. */
            name: string;
            /** @description The brief of all its runs. */
            brief: string;
            /**
             * @description running: runs are made, or posts wait for their time; completed: nothing is left to do; canceled: nothing more is made or published.
             * @enum {string}
             */
            status: "running" | "completed" | "canceled";
            /** @description How many runs are in which state. */
            counts: {
                /** @description Runs that wait. */
                queued: number;
                /** @description Runs that are being made. */
                running: number;
                /** @description Runs that have succeeded. */
                succeeded: number;
                /** @description Runs that failed or were canceled. */
                failed: number;
            };
            /** @description Its times, the earliest first; empty when nothing is published. */
            scheduled_at: string[];
            /** @description False for campaigns of test keys. */
            livemode: boolean;
            /** @description When it was started. */
            created_at: string;
            /** @description When it was canceled. */
            canceled_at: string | null;
            /** @description Its runs as summaries; GET /runs/{run_id} has the rest. */
            runs: components["schemas"]["RunSummary"][];
            /** @description Its posts and drops. A run gets its drop when it succeeds. */
            posts: components["schemas"]["Post"][];
        };
        /**
         * @description What the content would be written for.
         * @enum {string}
         */
        Channel: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "web";
        /**
         * @description What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or web.
         * @enum {string}
         */
        ChannelName: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "web" | "x";
        Checkout: {
            /** @description Page where a person pays. */
            checkout_url: string;
            /** @description When the page closes. */
            expires_at: string;
            /** @description Credits that the payment brings. */
            credits: number;
            /** @description Price in the smallest unit of the currency: cents. */
            amount: number;
            /** @description ISO 4217 code in lower case. */
            currency: string;
        };
        ClarifyBriefRequest: {
            /** @description What the post is about, in your own words: 3 to 4,000 characters, with at least one word. */
            brief: string;
            /** @description What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or web. */
            channel?: components["schemas"]["ChannelName"];
            /**
             * @description What is going to be made; some types need more facts.
             * @enum {string}
             */
            asset_type?: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description Answers to earlier questions, by question id: at most 10 of 1,000 characters. */
            answers?: {
                [key: string]: string;
            };
        };
        Clarity: {
            /** @description True when there is nothing worth asking. A brief can be generated either way. */
            ready: boolean;
            /**
             * @description questions: there is something worth asking.
             * @enum {string}
             */
            status: "ready" | "questions";
            /** @description What to ask the person who wrote the brief, in its language; at most two. */
            questions: {
                /** @description Name of the question, for answers. */
                id: string;
                /** @description The question, for a person. */
                question: string;
                /** @description What the answer improves. */
                why: string;
                /** @description Suggested answers, where there are any. */
                options?: string[];
            }[];
            /** @description The answers as a text to append to the brief; null without answers. */
            preferences_block: string | null;
            /** @description True when the brand could not be read in time, so nothing was asked. */
            degraded: boolean;
        };
        CreateCampaignRequest: {
            /** @description A name for the campaign, 1 to 120 characters. */
            name: string;
            /** @description What the post is about, in your own words: 3 to 4,000 characters, with at least one word. */
            brief: string;
            /** @description The channels to write for, 1 to 6; each has runs of its own. */
            channels: components["schemas"]["ChannelName"][];
            /** @description The asset types to make for every channel, 1 to 6. A campaign has at most 100 runs. */
            asset_types: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[];
            /** @description One time, or up to 30: ISO 8601 with an offset. Each time has runs of its own. Without it nothing is published. */
            scheduled_at?: string | string[];
            /** @description Answers cost and remaining limits, and starts nothing. */
            dry_run?: boolean;
        };
        CreateMascotRequest: {
            /** @description What the mascot looks like, 3 to 1,000 characters */
            description: string;
            /**
             * @description The style to draw in; without it the description decides
             * @enum {string}
             */
            style?: "critters" | "sprouts" | "clay" | "voxel-bot" | "moods";
        };
        CreateWebhookRequest: {
            /** @description The address that receives webhook messages: an https URL of a public host, without credentials, at most 2,048 characters. */
            url: string;
            /**
             * @description A note of your own, at most 300 characters.
             * @default
             */
            description?: string;
            /** @description The event types to receive, any of: run.started, run.succeeded, run.failed, run.reviewed, render.completed, post.scheduled, post.posted, post.failed, post.canceled, brand.updated, account.disconnected, usage.threshold, webhook.test. Null: every type, also those that are added later. */
            event_types?: ("run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test")[] | null;
            /**
             * @description full: messages carry the whole record. thin: only its small fields and record_url.
             * @default full
             * @enum {string}
             */
            payload?: "full" | "thin";
        };
        DeleteMediaAnswer: {
            /** @description Ids that are gone now */
            deleted: string[];
            /** @description Ids the workspace does not have */
            not_found: string[];
        };
        DeleteMediaRequest: {
            /** @description Ids of uploads of any kind, 1 to 100 */
            ids: string[];
        };
        DraftBrandDnaRequest: {
            /** @description Public https address of the brand's website. At most 8 files, 5 MB and 10 s are spent on it. */
            url?: string;
            /** @description A few lines about the brand in place of an address, at most 4,000 characters */
            text?: string;
        };
        DryRun: {
            /**
             * @description Always true: nothing was started or charged.
             * @constant
             */
            dry_run: true;
            /**
             * @description Always true: a request that is not accepted answers with its refusal.
             * @constant
             */
            accepted: true;
            /** @description What the content would be written for. */
            channel: components["schemas"]["Channel"];
            /**
             * @description What would be made.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description False for test keys. */
            livemode: boolean;
            /** @description Runs that would be started: 1, or the number of variants. */
            count: number;
            /** @description What the run would cost. */
            cost: {
                /** @description Credits it would cost; 0 for test keys. */
                credits: number;
                /** @description Whether it would be the workspace's free first run. */
                onboarding_free: boolean;
            };
            /** @description What is left before the run. */
            remaining: {
                /** @description Requests that the key has left today (UTC). */
                daily: number;
                /** @description Assets of this type left this UTC month; null for test keys. */
                plan_cap: number | null;
                /** @description Credits left; null for test keys. */
                credits: number | null;
            };
            /** @description What publishing costs at the platform itself. */
            platform_fees: {
                /** @description The network. */
                platform: string;
                /** @description US dollars as a decimal number, for example 0.015. */
                amount: string;
                /** @description What is charged for. */
                reason: string;
            }[];
            /** @description Fields of the request that were ignored, and what could not be drawn as it was asked for. */
            warnings: string[];
        };
        DryRuns: {
            /**
             * @description Always true: nothing was started or charged.
             * @constant
             */
            dry_run: true;
            /**
             * @description Always true: a request that is not accepted answers with its refusal.
             * @constant
             */
            accepted: true;
            /** @description False for test keys. */
            livemode: boolean;
            /** @description Runs that would be started. */
            count: number;
            /** @description What the runs would cost. */
            cost: {
                /** @description Credits of all runs together; 0 for test keys. */
                credits: number;
                /** @description Assets of the month's caps, by type. */
                cap_slots: {
                    card?: number;
                    video?: number;
                    slideshow?: number;
                    carousel?: number;
                    infographic?: number;
                    og_image?: number;
                };
                /** @description Whether one of them would be the workspace's free first run. */
                onboarding_free: boolean;
            };
            /** @description What is left before the runs. */
            remaining: {
                /** @description Requests that the key has left today (UTC). */
                daily: number;
                /** @description Assets left this UTC month, by type; empty for test keys. */
                plan_caps: {
                    card?: number;
                    video?: number;
                    slideshow?: number;
                    carousel?: number;
                    infographic?: number;
                    og_image?: number;
                };
                /** @description Credits left; null for test keys. */
                credits: number | null;
            };
            /** @description What publishing costs at the platform itself. */
            platform_fees: {
                /** @description The network. */
                platform: string;
                /** @description US dollars as a decimal number, for example 0.015. */
                amount: string;
                /** @description What is charged for. */
                reason: string;
            }[];
            /** @description What the runs would warn of: what their brief lacks, and days that have passed by their times. */
            warnings: string[];
        };
        /** @description Why a request was refused. */
        Error: {
            /**
             * @description Stable; act on this.
             * @enum {string}
             */
            code: "bad_request" | "malformed_body" | "unsupported_asset_type" | "unsupported_platform" | "run_not_succeeded" | "run_not_approved" | "run_is_test" | "run_is_live" | "channel_not_connected" | "missing_api_key" | "invalid_api_key" | "revoked_api_key" | "expired_api_key" | "agent_limit_reached" | "credits_exhausted" | "plan_required" | "studio_not_in_plan" | "bot_account_cap" | "role_not_allowed" | "email_not_confirmed" | "agents_stopped" | "test_key_read_only" | "scope_review" | "scope_manage_keys" | "address_not_allowed" | "signature_invalid" | "scope_asset_type" | "scope_channel" | "scope_connected_account" | "scope_template" | "plan_video_required" | "workspace_paused" | "profile_paused" | "studio_profile_missing" | "run_not_found" | "screen_not_found" | "not_found" | "method_not_allowed" | "idempotency_mismatch" | "idempotency_in_progress" | "version_conflict" | "run_not_cancelable" | "run_not_retryable" | "run_not_reviewable" | "post_not_cancelable" | "post_not_retryable" | "post_not_removable" | "post_not_scheduled" | "campaign_not_cancelable" | "grant_expired" | "mascot_not_started" | "mascot_not_drafting" | "mascot_not_ready" | "gone" | "payload_too_large" | "unsupported_media_type" | "validation_error" | "daily_limit_exceeded" | "plan_cap_reached" | "rate_limited" | "dependency_down" | "internal_error";
            /** @description One sentence for a person; it may change. */
            message: string;
            /** @description Hints, or with `validation_error` every field that does not fit. */
            detail?: {
                /** @description What to change. */
                hint?: string;
                /** @description The field, parameter or header it is about. */
                param?: string;
                /** @description True: the same request may work later. */
                retryable?: boolean;
                /** @description Seconds to wait before it is sent again. */
                retry_after?: number;
            } | {
                /** @description Where it is: body, query, path or header, then names. */
                loc: (string | number)[];
                /** @description What to send instead. */
                msg: string;
                /** @description The kind of mistake, for programs. */
                type: string;
            }[];
        };
        Event: {
            /** @description The event's id, which is the `webhook-id` header of its messages. */
            id: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
            /** @description When it was recorded. */
            timestamp: string;
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description The record as the API returns it, at most 20 KB. */
            data: {
                [key: string]: unknown;
            };
        };
        FinishLoginAnswer: {
            /** @description The API key. It is shown once. */
            access_token: string;
            /**
             * @description How the key is sent.
             * @constant
             */
            token_type: "Bearer";
            /** @description live or test, and review. */
            scope: string;
            /** @description Seconds until the key ends; absent: it has no end. */
            expires_in?: number;
            /** @description Id of the key. */
            key_id: string;
            /** @description The workspace it belongs to. */
            workspace_id: string;
        };
        Font: {
            /** @description Id of the font, a UUID */
            id: string;
            /** @description Its family, as product_map.guidelines.fonts names it */
            family: string;
            /** @description Its weight, or the lightest of a variable font */
            weight_min: number;
            /** @description Its weight, or the heaviest of a variable font */
            weight_max: number;
            /** @description Whether its letters are slanted */
            italic: boolean;
            /** @description How many characters it draws; others come from a built-in font */
            characters: number;
            /** @description font/woff2, font/ttf or font/otf */
            mime_type: string;
            /** @description Size of the file */
            bytes: number;
            /** @description Hexadecimal SHA-256 of the file */
            sha256: string;
            /**
             * @description Its licence was confirmed when it was added
             * @constant
             */
            license_confirmed: true;
            /** @description False for a font of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When it was added, in UTC */
            created_at: string;
        };
        GenerateAnswer: {
            /** @description Id of the run. */
            id: string;
            /**
             * @description queued, running, succeeded or failed.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description The brief as it was sent; empty for a render. */
            brief: string;
            /** @description What the content is written for. */
            channel: components["schemas"]["Channel"];
            /**
             * @description What is made.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description The text of the post, within the limits of the channel. */
            output_text: string | null;
            /** @description Address of the first file. */
            asset_url: string | null;
            /** @description Addresses of the slides, where there are any. */
            asset_urls: string[] | null;
            /** @description 0 to 100, as quality.score. */
            impact_score: number | null;
            /** @description As quality.verdict. */
            verdict: ("approved" | "needs_review" | "rejected") | null;
            /** @description 0 to 100: share of the points of message, action, platform and legibility. */
            audience_score: number | null;
            /** @description As verdict. */
            audience_verdict: string | null;
            /** @description Share of its points that each group of checks earned, 0 to 1. */
            audience_themes: {
                /** @description Name of the group. */
                label: string;
                /** @description Share of its points that it earned, 0 to 1. */
                weight: number;
            }[] | null;
            /** @description Claims without a source. */
            audience_risks: string[] | null;
            /** @description Fixes of the checks that cost most points. */
            audience_opportunities: string[] | null;
            /** @description Why it failed, for a person. */
            error_message: string | null;
            /** @description When it was accepted. */
            created_at: string;
            /** @description When work began. */
            started_at: string | null;
            /** @description When it succeeded or failed. */
            finished_at: string | null;
            /** @description True when its key had auto_post as it created the run. Only such runs are posted automatically. */
            auto_post_eligible: boolean;
            /**
             * @description Where it was started.
             * @enum {string}
             */
            created_via: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
            /** @description False for runs of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Its files, once it has succeeded. */
            assets: components["schemas"]["Asset"][];
            /** @description The report of the judge, once it has succeeded. */
            quality: components["schemas"]["Quality"];
            /** @description How far it has come. */
            progress: {
                /** @description The step that is being worked on; the status once the run has ended. */
                step: string;
                /** @description Steps that are done. */
                done: number;
                /** @description Steps of a run. */
                total: number;
                /** @description 0 to 100; a film also moves within its step. */
                percent: number;
            };
            /** @description Equal for equal pictures: hash of everything they are drawn from. */
            render_hash: string | null;
            /** @description Alt texts of all pictures. */
            alt_text: string | null;
            /** @description Why it failed, as a name that does not change. */
            error_code: string | null;
            /** @description The campaign that started it. */
            campaign_id: string | null;
            /** @description When it is to be published. */
            scheduled_at: string | null;
            /** @description What is posted or scheduled automatically, or why nothing is. Null until the run succeeds, and where neither was requested. */
            auto_post: string | null;
            /** @description Fields of the request that were ignored, and wishes that could not be met. */
            warnings: string[];
            /** @description The template it is drawn with; until then the one asked for, or null. */
            output_type: string | null;
            /** @description The batch of a render. */
            batch_id: string | null;
            /** @description Your own name for the item of a batch. */
            client_ref: string | null;
            /** @description How far Studio has come with each recipient. */
            deliveries: {
                /**
                 * @description telegram or social.
                 * @enum {string}
                 */
                target: "telegram" | "social";
                /**
                 * @description waiting, sending, sent, failed or skipped.
                 * @enum {string}
                 */
                status: "waiting" | "sending" | "sent" | "failed" | "skipped";
                /** @description Why it failed or was skipped. */
                error: string | null;
                /** @description When it was sent or failed. */
                ended_at: string | null;
            }[];
            /** @description The run that it was made from, by retry or rerender; null for a new one. */
            parent_run_id: string | null;
            /** @description The first of the variants that it belongs to; null without variants. */
            variant_of: string | null;
            /** @description The seed it was asked for with. */
            seed: number | null;
            /** @description The language it was asked for in; null for the brief's. */
            language: string | null;
            /** @description The ground it was asked for on; null for what suits. */
            theme: ("light" | "dark") | null;
            /** @description The file type it was asked for in; null for the usual one. */
            file_type: ("png" | "jpeg" | "webp") | null;
            /** @description The product screens it was asked to show. */
            screen_ids: string[];
            /** @description The template it was asked for with; output_type is what was drawn. */
            template: string | null;
            /** @description What it costs. */
            cost: {
                /** @description Credits; 0 for test keys, a failed run and the free first one. */
                credits: number;
                /** @description True when it takes one of the month's assets of its type. */
                cap_slot: boolean;
            };
            /** @description Who decided after needs_review, for example `key:` and the id of a key; null when nobody has. */
            reviewed_by: string | null;
            /** @description When a person decided. */
            reviewed_at: string | null;
            /** @description What the person said about it. */
            review_note: string | null;
            /** @description All variants of the brief, this run among them, the first one first. */
            variants?: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Path where the run can be read. */
                poll_url: string;
            }[];
        };
        GenerateRequest: {
            /** @description What the post is about, in your own words: 3 to 4,000 characters, with at least one word. */
            brief: string;
            /** @description What the content is written for: twitter (or x), linkedin, instagram, youtube, tiktok or web. */
            channel: components["schemas"]["ChannelName"];
            /**
             * @description What is made; it sets price, cap and size.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description Words to use as they are: headline, supporting, points, cta, post. They are checked like any others, against the brief and the Brand DNA. */
            copy?: {
                /** @description Headline of the picture or film. At most 120 characters. */
                headline?: string;
                /** @description The text under the headline. At most 400 characters; empty for none. */
                supporting?: string;
                /** @description The lines under the headline, in their order: points, steps, slides or scenes. 1 to 10 of at most 200 characters. “Title: text” has a title. */
                points?: string[];
                /** @description Label of the call to action. At most 60 characters; empty for none. */
                cta?: string;
                /** @description Text of the post on the run's channel. At most 5000 characters. */
                post?: string;
            };
            /** @description Template to draw with, of those that make this asset type; without it the one that suits the brief. When the brief lacks what it needs, another is drawn and warnings says so. GET /templates lists them. */
            template?: string;
            /**
             * @description A light or a dark ground. Without it what suits the brand, its own colour included.
             * @enum {string}
             */
            theme?: "light" | "dark";
            /**
             * @description What pictures are made with. auto: the photos and screens that are asked for, else what suits; photo: a photo of the library, the one that suits best without photo_ids; pattern: art in the brand's colours in place of photos, screens and drawings; none: no photo, screen, portrait, mascot or drawing.
             * @default auto
             * @enum {string}
             */
            imagery?: "auto" | "none" | "photo" | "pattern";
            /** @description BCP 47 tag of the language to write in; without it the brief's language. */
            language?: string;
            /**
             * @description What pictures are written as. Without it png, and jpeg for Instagram.
             * @enum {string}
             */
            file_type?: "png" | "jpeg" | "webp";
            /** @description 2 to 4: makes so many runs of the brief that differ in template or art direction. Each costs like one run; all are accepted or none. None is posted automatically. */
            variants?: number;
            /** @description Ids of photos of the library to show, the most important first: at most 5, all of them ready. warnings says which were not shown. */
            photo_ids?: string[];
            /** @description Ids of product screens that have to be shown: at most 5, all of them ready. */
            screen_ids?: string[];
            /**
             * @description Frames a second of a film: 30 or 60. Films only.
             * @default 30
             */
            fps?: 30 | 60;
            /**
             * @description The sound bed of a film: a name, or true for the one that suits the story. Films only.
             * @default false
             */
            sound?: boolean | ("calm" | "bright" | "drive" | "warm");
            /** @description Any whole number: picks among layouts and wordings. The same seed and brief give the same result. Without it live runs differ from each other. */
            seed?: number;
            /** @description When to publish: an ISO 8601 time with offset, in the future. Not for the channel web. */
            scheduled_at?: string;
            /**
             * @description true: answers cost and remaining limits, and starts nothing.
             * @default false
             */
            dry_run?: boolean;
            /** @description Values of your own that come back with the run: at most 50, keys of 40 characters, texts of 500. */
            metadata?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description HTTPS address that gets this run's events, besides the workspace's webhooks. */
            webhook_url?: string;
        };
        GenerateStudioCardRequest: {
            /** @description A template that the profile allows, or an asset type for its default template. */
            output_type: string;
            /** @description The template's own fields; theme is refused, because the profile sets it. */
            data: {
                [key: string]: unknown;
            };
            /** @description Text below the card, exactly as it is; without it the profile's default caption. */
            caption?: string;
            /**
             * @description Narrows the profile's targets: profile, all, telegram, social or none.
             * @default profile
             * @enum {string}
             */
            delivery?: "profile" | "all" | "telegram" | "social" | "none";
            /** @description Values of your own that come back with the run: at most 50, keys of 40 characters, texts of 500. */
            metadata?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Answers cost and remaining limits, and starts nothing. */
            dry_run?: boolean;
            /** @description HTTPS address that gets the run's events. */
            webhook_url?: string;
        };
        GetHealthAnswer: {
            /**
             * @description degraded: something is down that runs can do without.
             * @enum {string}
             */
            status: "ok" | "degraded" | "down";
            /** @description The version that is deployed. */
            version: string;
            /** @description When it was asked. */
            time: string;
            /** @description What the service needs, by name. */
            dependencies: {
                [key: string]: {
                    /**
                     * @description Whether it answers.
                     * @enum {string}
                     */
                    status: "ok" | "down";
                    /** @description How long it took to answer, in milliseconds. */
                    latency_ms: number;
                    /** @description True: nothing works without it. */
                    critical: boolean;
                };
            };
        };
        GiveBackError: {
            /**
             * @description Stable; act on this.
             * @enum {string}
             */
            error: "invalid_request";
            /** @description One sentence for a person; it may change. */
            error_description: string;
        };
        Key: {
            /** @description Id of the key. */
            id: string;
            /**
             * @description live or test.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description What its owner calls it; null: it has no name. */
            name: string | null;
            /** @description The last four characters of the key. */
            hint: string;
            /** @description Asset types that it may create; null: all. */
            asset_types: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[] | null;
            /** @description Channels that it may write for; null: all. */
            channels: components["schemas"]["Channel"][] | null;
            /** @description Ids of the accounts that it may post to; null: all of the workspace's. */
            connected_accounts: string[] | null;
            /** @description Approved runs of the key are posted by themselves. */
            auto_post: boolean;
            /** @description Lowest impact score that is posted by itself. */
            auto_post_min_score: number;
            /** @description Requests that start work, per UTC day; null: the plan's limit. */
            daily_limit: number | null;
            /** @description May decide about runs that need a review. */
            review: boolean;
            /** @description May mint, rotate and revoke keys. */
            manage_keys: boolean;
            /** @description Addresses and networks that may use it; null: all. */
            allowed_addresses: string[] | null;
            /** @description Networks from which it has been used. */
            networks: {
                /** @description A /24, or a /48 of IPv6. */
                network: string;
                /** @description When it was used from there first. */
                first_used_at: string;
            }[];
            /** @description When it was minted. */
            created_at: string;
            /** @description When it ends; null: never. */
            expires_at: string | null;
            /** @description When it was revoked; null while it works. */
            revoked_at: string | null;
        };
        LedgerEntry: {
            /** @description Id of the entry. */
            id: string;
            /** @description When it was written. */
            at: string;
            /**
             * @description grant, plan and expire move the month's grant; reserve and return a run's price; onboarding gives back the free run's; purchase, refund, dispute and debt are about bought credits.
             * @enum {string}
             */
            kind: "grant" | "expire" | "reserve" | "return" | "onboarding" | "plan" | "purchase" | "refund" | "dispute" | "debt";
            /** @description Credits: positive into the balance, negative out of it. */
            amount: number;
            /** @description The UTC month that it counts for. */
            month: string;
            /** @description The run it is about; else null. */
            run_id: string | null;
            /** @description The purchase it is about; else null. */
            purchase_id: string | null;
        };
        LoginClientError: {
            /**
             * @description Stable; act on this.
             * @enum {string}
             */
            error: "invalid_client";
            /** @description One sentence for a person; it may change. */
            error_description: string;
        };
        LoginError: {
            /**
             * @description Stable; act on this.
             * @enum {string}
             */
            error: "invalid_scope" | "invalid_request";
            /** @description One sentence for a person; it may change. */
            error_description: string;
        };
        LoginKeyError: {
            /**
             * @description Stable; act on this.
             * @enum {string}
             */
            error: "authorization_pending" | "slow_down" | "access_denied" | "expired_token" | "invalid_grant" | "unsupported_grant_type" | "invalid_request";
            /** @description One sentence for a person; it may change. */
            error_description: string;
        };
        Logo: {
            /** @description Id of the logo, a UUID */
            id: string;
            /** @description Public address of the cleaned file, as Brand DNA lists it */
            url: string;
            /**
             * @description What the logo is used for
             * @enum {string}
             */
            variant: "primary" | "mark" | "mono";
            /**
             * @description The ground the logo is made for
             * @enum {string}
             */
            theme: "light" | "dark";
            /** @description Media type of the stored file; an SVG is stored as PNG */
            mime_type: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description Size of the stored file */
            bytes: number;
            /** @description Hexadecimal SHA-256 of the stored file */
            sha256: string;
            /** @description A palette found in the pixels, as #RRGGBB by role; Brand DNA is not changed by it */
            suggested_palette: {
                /** @description The leading colour. */
                primary: string;
                /** @description The second colour. */
                secondary: string;
                /** @description The highlight. */
                accent: string;
                /** @description The ground that suits the logo. */
                background: string;
                /** @description The colour for text on that ground. */
                text: string;
            };
            /** @description False for a logo of a test key: it is not in the Brand DNA and is deleted after a day */
            livemode: boolean;
            /** @description When the logo was stored, in UTC */
            created_at: string;
        };
        Look: {
            /**
             * @description Its name in `product_map.guidelines.look` of the Brand DNA.
             * @enum {string}
             */
            look: "signal" | "poster" | "gallery" | "masthead" | "column" | "blueprint" | "bubble";
            /** @description Its name for people. */
            title: string;
            /** @description What it looks like, and which brands it suits. */
            about: string;
            /** @description Picture of one story in this look, framed as the brand's own pictures are. */
            preview_url: string;
        };
        Mascot: {
            /**
             * @description none, drafting while there are candidates, or ready
             * @enum {string}
             */
            status: "none" | "drafting" | "ready";
            /** @description The mascot in use; it stays while a new one is drafted */
            id: string | null;
            /** @description Its style */
            style: ("critters" | "sprouts" | "clay" | "voxel-bot" | "moods") | null;
            /** @description Its first pose, a PNG */
            image_url: string | null;
            /** @description Its poses, the neutral one first */
            poses: {
                /** @description Id of the pose, a UUID */
                id: string;
                /**
                 * @description The pose
                 * @enum {string}
                 */
                pose: "neutral" | "happy" | "wow" | "wink" | "sleepy" | "sad" | "waving" | "celebrating" | "thinking" | "announcing";
                /** @description Public address of the image, a PNG */
                image_url: string;
                /** @description The note the pose was asked for with; may be empty */
                note: string;
                /**
                 * @description parts: put together from parts; model: drawn by an image model
                 * @enum {string}
                 */
                drawn_by: "parts" | "model";
                /** @description Why an image model that was asked did not draw it; otherwise empty */
                drawn_note: string;
                /** @description When it was drawn, in UTC */
                created_at: string;
            }[];
            /** @description The candidates to choose from */
            candidates: {
                /** @description Id of the candidate, a UUID */
                id: string;
                /**
                 * @description The style it is drawn in
                 * @enum {string}
                 */
                style: "critters" | "sprouts" | "clay" | "voxel-bot" | "moods";
                /** @description Public address of the image, a PNG */
                image_url: string;
                /** @description Role to #rrggbb */
                colors: {
                    [key: string]: string;
                };
                /**
                 * @description parts: put together from parts; model: drawn by an image model
                 * @enum {string}
                 */
                drawn_by: "parts" | "model";
                /** @description Why an image model that was asked did not draw it; otherwise empty */
                drawn_note: string;
                /** @description When it was drawn, in UTC */
                created_at: string;
            }[];
            /** @description What the draft, or the mascot in use, was made from */
            description: string | null;
            /** @description What was said with the last retry */
            note: string | null;
            /** @description What can be done now */
            next: string;
            /** @description Values that may be asked for */
            allowed: {
                /** @description Every style */
                styles: ("critters" | "sprouts" | "clay" | "voxel-bot" | "moods")[];
                /** @description Every pose */
                poses: ("neutral" | "happy" | "wow" | "wink" | "sleepy" | "sad" | "waving" | "celebrating" | "thinking" | "announcing")[];
            };
            /** @description False for the mascot of test keys, which is deleted after a day; null without one */
            livemode: boolean | null;
            /** @description When the mascot or its draft last changed, in UTC */
            updated_at: string | null;
        };
        MascotStepRequest: {
            /**
             * @description keep: use a candidate; retry: draw four others; pose: draw the mascot in a pose
             * @enum {string}
             */
            action: "keep" | "retry" | "pose";
            /** @description The candidate to keep: the id of one of the answer's candidates; required with keep */
            candidate_id?: string;
            /**
             * @description The pose to draw; required with pose
             * @enum {string}
             */
            pose?: "neutral" | "happy" | "wow" | "wink" | "sleepy" | "sad" | "waving" | "celebrating" | "thinking" | "announcing";
            /** @description What to do differently, at most 500 characters; it outweighs the description */
            note?: string;
        };
        Me: {
            /** @description Id of this key. */
            key_id: string;
            /** @description What the key's owner calls it; null: it has no name. */
            key_name: string | null;
            /** @description Id of the key's workspace. */
            workspace_id: string;
            /** @description Asset types that this key may create. */
            asset_types: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[];
            /** @description Channels that this key may write for. */
            channels: components["schemas"]["Channel"][];
            /** @description Ids of the accounts that this key may post to; null: all of the workspace's. */
            connected_accounts: string[] | null;
            /** @description Approved runs of this key are posted by themselves. */
            auto_post: boolean;
            /** @description Lowest impact score, 0 to 100, that is posted by itself. */
            auto_post_min_score: number;
            /** @description Requests that start work, per UTC day. */
            daily_limit: number;
            /** @description Name of the workspace. */
            workspace_name: string;
            /** @description False for a test key. */
            livemode: boolean;
            /**
             * @description The workspace's plan.
             * @enum {string}
             */
            plan: "free" | "starter" | "pro" | "growth" | "scale";
            /** @description No language or image model is sent anything of this workspace. */
            model_opt_out: boolean;
            /** @description Nothing is posted before a member has approved its run. */
            approval_required: boolean;
            /** @description Nothing new starts or is published in the workspace. */
            paused: boolean;
            /** @description What keeps the workspace from working, and the way out; empty when nothing does. */
            warnings: string[];
            /** @description Credits of the workspace. A test key spends none, so it sees the whole monthly grant. */
            credits: {
                /** @description Left of this month's grant. */
                monthly: number;
                /** @description Left of the credits that were bought. */
                bought: number;
                /** @description Both together. */
                total: number;
                /** @description Spent credits whose payment was taken back; the next purchase settles them. */
                owed: number;
                /** @description The next run that is not a video costs nothing. */
                onboarding_free: boolean;
            };
            /** @description What has been used of the limits. */
            usage: {
                /** @description Use of the daily limit. */
                daily: {
                    /** @description UTC day, for example 2026-11-20. */
                    day: string;
                    /** @description Requests that started work today. */
                    used: number;
                    /** @description The key's daily limit. */
                    limit: number;
                    /** @description What is left of it. */
                    remaining: number;
                };
                /** @description UTC month of the caps, for example 2026-11. */
                month: string;
                /** @description Plan caps by asset type, and the uploads of brand videos. */
                caps: {
                    card: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    video: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    slideshow: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    carousel: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    infographic: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    og_image: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                    brand_video: {
                        /** @description Assets of this month; for a test key those that it has started itself. */
                        used: number;
                        /** @description Assets that the plan has a month. */
                        cap: number;
                        /** @description What is left of the cap. */
                        remaining: number;
                    };
                };
            };
            /** @description The Studio profile that is bound to this key. */
            studio_profile_id: string | null;
            /** @description This key may decide about runs that need a review. */
            review: boolean;
            /** @description This key may list, mint, rotate and revoke keys. */
            manage_keys: boolean;
            /** @description When the key ends; null: never. */
            expires_at: string | null;
        };
        Media: {
            /** @description Id of the upload, a UUID */
            id: string;
            /**
             * @description What the upload is
             * @enum {string}
             */
            kind: "screen" | "photo" | "logo" | "person" | "mascot" | "video";
            /** @description Name of a screen, photo or person, variant of a logo, pose of a mascot, title of a video */
            name: string;
            /** @description Public address of the stored file */
            url: string;
            /** @description Media type of the stored file */
            mime_type: string;
            /** @description Pixels */
            width: number;
            /** @description Pixels */
            height: number;
            /** @description Size of the stored file */
            bytes: number;
            /** @description False for an upload of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When it was uploaded, in UTC */
            created_at: string;
        };
        MintKeyAnswer: {
            /** @description Id of the new key. */
            key_id: string;
            /** @description The key itself. Only its hash is stored. */
            key: string;
            /** @description What about the key may surprise its owner. */
            warnings: string[];
        };
        MintKeyRequest: {
            /** @description What you call the key, to tell it from others: one line of 1 to 60 characters. */
            name?: string;
            /**
             * @description Live keys make real assets; test keys run on mock adapters.
             * @enum {string}
             */
            mode: "live" | "test";
            /** @description Asset types that the key may create; all without it. */
            asset_types?: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[];
            /** @description Channels that the key may write for; all without it. */
            channels?: components["schemas"]["Channel"][];
            /** @description Ids of the accounts that the key may post to, at most 100; all of the workspace's without it. */
            connected_accounts?: string[];
            /**
             * @description Approved runs of the key are posted by themselves.
             * @default false
             */
            auto_post?: boolean;
            /**
             * @description Lowest impact score that is posted by itself, 0 to 100.
             * @default 70
             */
            auto_post_min_score?: number;
            /** @description Requests that start work, per UTC day, 0 to 10,000,000; the plan's limit without it. */
            daily_limit?: number;
            /** @description When the key ends (ISO 8601 with offset); never without it. */
            expires_at?: string;
            /**
             * @description May decide about runs that need a review.
             * @default false
             */
            review?: boolean;
            /**
             * @description May mint, rotate and revoke keys. Only people give it.
             * @default false
             */
            manage_keys?: boolean;
            /** @description Addresses and networks (CIDR) that may use the key: 1 to 50; all without it. */
            allowed_addresses?: string[];
        };
        Performance: {
            /**
             * @description The window that was asked for.
             * @enum {string}
             */
            window: "7d" | "30d" | "90d";
            /** @description Begin of the window, included, in UTC. */
            from: string;
            /** @description End of the window, in UTC: the time of this answer. */
            to: string;
            /** @description All live posts of the window. */
            totals: {
                /** @description Posts that were published within the window. */
                posts: number;
                /** @description Posts among them with an engagement rate. */
                measured: number;
                /** @description Times it was shown, as the network counts; 0 where it does not say. */
                impressions: number;
                /** @description Views of films; 0 where the network does not say. */
                views: number;
                /** @description Likes and reactions. */
                likes: number;
                /** @description Comments and replies. */
                comments: number;
                /** @description Shares, reposts and quotes. */
                shares: number;
                /** @description Clicks on links; 0 where the network does not say. */
                clicks: number;
                /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                engagement_rate: number | null;
            };
            /** @description The same for each network, most impressions first. */
            by_platform: {
                /**
                 * @description The network.
                 * @enum {string}
                 */
                platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                /** @description Posts that were published within the window. */
                posts: number;
                /** @description Posts among them with an engagement rate. */
                measured: number;
                /** @description Times it was shown, as the network counts; 0 where it does not say. */
                impressions: number;
                /** @description Views of films; 0 where the network does not say. */
                views: number;
                /** @description Likes and reactions. */
                likes: number;
                /** @description Comments and replies. */
                comments: number;
                /** @description Shares, reposts and quotes. */
                shares: number;
                /** @description Clicks on links; 0 where the network does not say. */
                clicks: number;
                /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                engagement_rate: number | null;
            }[];
            /** @description The same for each asset type, most impressions first. */
            by_asset_type: {
                /**
                 * @description What was posted.
                 * @enum {string}
                 */
                asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
                /** @description Posts that were published within the window. */
                posts: number;
                /** @description Posts among them with an engagement rate. */
                measured: number;
                /** @description Times it was shown, as the network counts; 0 where it does not say. */
                impressions: number;
                /** @description Views of films; 0 where the network does not say. */
                views: number;
                /** @description Likes and reactions. */
                likes: number;
                /** @description Comments and replies. */
                comments: number;
                /** @description Shares, reposts and quotes. */
                shares: number;
                /** @description Clicks on links; 0 where the network does not say. */
                clicks: number;
                /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                engagement_rate: number | null;
            }[];
            /** @description The posts with most likes, comments, shares and clicks; at most five. */
            top_posts: {
                /** @description Id of the post. */
                post_id: string;
                /** @description Id of the run that was posted. */
                run_id: string;
                /**
                 * @description The network.
                 * @enum {string}
                 */
                platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                /**
                 * @description What was posted.
                 * @enum {string}
                 */
                asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
                /** @description The judge's score of the run, 0 to 100. */
                impact_score: number | null;
                /** @description Where the post can be seen. */
                url: string | null;
                /** @description When it was posted, in UTC. */
                posted_at: string;
                /** @description The begin of its words, at most 140 characters. */
                text: string;
                /** @description Times it was shown, as the network counts; 0 where it does not say. */
                impressions: number;
                /** @description Views of films; 0 where the network does not say. */
                views: number;
                /** @description Likes and reactions. */
                likes: number;
                /** @description Comments and replies. */
                comments: number;
                /** @description Shares, reposts and quotes. */
                shares: number;
                /** @description Clicks on links; 0 where the network does not say. */
                clicks: number;
                /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                engagement_rate: number | null;
            }[];
            /** @description Posts ranked by their engagement rate, once enough of them can be compared. */
            ranking: {
                /** @description So many posts are needed, or nothing is called best or worst. */
                min_posts: number;
                /** @description Posts that were shown less often are not ranked. */
                min_reach: number;
                /** @description Younger posts are not ranked: their counts still grow. */
                min_age_hours: number;
                /** @description Posts of the window that can be ranked. */
                posts: number;
                /** @description Those with the highest engagement rate; at most three. */
                best: {
                    /** @description Id of the post. */
                    post_id: string;
                    /** @description Id of the run that was posted. */
                    run_id: string;
                    /**
                     * @description The network.
                     * @enum {string}
                     */
                    platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                    /**
                     * @description What was posted.
                     * @enum {string}
                     */
                    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
                    /** @description The judge's score of the run, 0 to 100. */
                    impact_score: number | null;
                    /** @description Where the post can be seen. */
                    url: string | null;
                    /** @description When it was posted, in UTC. */
                    posted_at: string;
                    /** @description The begin of its words, at most 140 characters. */
                    text: string;
                    /** @description Times it was shown, as the network counts; 0 where it does not say. */
                    impressions: number;
                    /** @description Views of films; 0 where the network does not say. */
                    views: number;
                    /** @description Likes and reactions. */
                    likes: number;
                    /** @description Comments and replies. */
                    comments: number;
                    /** @description Shares, reposts and quotes. */
                    shares: number;
                    /** @description Clicks on links; 0 where the network does not say. */
                    clicks: number;
                    /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                    engagement_rate: number | null;
                }[];
                /** @description Those with the lowest, the lowest first; at most three. */
                worst: {
                    /** @description Id of the post. */
                    post_id: string;
                    /** @description Id of the run that was posted. */
                    run_id: string;
                    /**
                     * @description The network.
                     * @enum {string}
                     */
                    platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                    /**
                     * @description What was posted.
                     * @enum {string}
                     */
                    asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
                    /** @description The judge's score of the run, 0 to 100. */
                    impact_score: number | null;
                    /** @description Where the post can be seen. */
                    url: string | null;
                    /** @description When it was posted, in UTC. */
                    posted_at: string;
                    /** @description The begin of its words, at most 140 characters. */
                    text: string;
                    /** @description Times it was shown, as the network counts; 0 where it does not say. */
                    impressions: number;
                    /** @description Views of films; 0 where the network does not say. */
                    views: number;
                    /** @description Likes and reactions. */
                    likes: number;
                    /** @description Comments and replies. */
                    comments: number;
                    /** @description Shares, reposts and quotes. */
                    shares: number;
                    /** @description Clicks on links; 0 where the network does not say. */
                    clicks: number;
                    /** @description Likes, comments, shares and clicks divided by impressions, or by views without them; null for neither. */
                    engagement_rate: number | null;
                }[];
            };
            /** @description Engagement by bands of the score: whether higher scores went with better results. */
            score_calibration: {
                /** @description Lowest score of the band. */
                min: number;
                /** @description Highest score of the band. */
                max: number;
                /** @description Posts that were published within the window. */
                posts: number;
                /** @description Posts among them with an engagement rate. */
                measured: number;
                /** @description Mean of the posts' engagement rates, each post counting the same; null without any. */
                mean_engagement_rate: number | null;
            }[];
            /** @description How well the scores foretold the results. */
            score_fit: {
                /** @description So many posts are needed for a correlation. */
                min_posts: number;
                /** @description Posts of the ranking that have a score. */
                posts: number;
                /** @description Rank correlation of score and engagement rate, from -1 to 1: above 0, higher scores did better. Null with too few posts, or where all are equal. */
                correlation: number | null;
            };
        };
        Person: {
            /** @description Id of the person, a UUID */
            id: string;
            /** @description The person's name */
            name: string;
            /** @description What the person does; may be empty */
            role: string;
            /** @description Words the person may be quoted with; may be empty */
            quote: string;
            /**
             * @description Always true: without consent there is no record
             * @constant
             */
            consent: true;
            /**
             * @description ready once there is an image; failed with a reason when it could not be fetched
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** @description Why the image failed, for a person; otherwise null */
            reason: string | null;
            /** @description Public address of the cleaned image; null until there is one */
            image_url: string | null;
            /** @description Pixels; null until there is an image */
            width: number | null;
            /** @description Pixels; null until there is an image */
            height: number | null;
            /** @description Size of the stored file; null until there is an image */
            bytes: number | null;
            /** @description Media type of the stored file; null until there is an image */
            mime_type: string | null;
            /** @description Hexadecimal SHA-256 of the stored file; null until there is an image */
            sha256: string | null;
            /** @description False for a record of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When the record was created, in UTC */
            created_at: string;
            /** @description When the record last changed, in UTC */
            updated_at: string;
        };
        Photo: {
            /** @description Id of the photo, a UUID */
            id: string;
            /** @description What the photo is called */
            name: string;
            /**
             * @description What the photo shows
             * @enum {string}
             */
            kind: "product" | "place" | "people" | "texture" | "other";
            /** @description The point that stays in view; null when the photo's detail decides */
            focus: {
                /** @description Share of the photo's width, from 0 (left) to 1 */
                x: number;
                /** @description Share of the photo's height, from 0 (top) to 1 */
                y: number;
            } | null;
            /** @description Words of the workspace's own; may be empty */
            tags: string[];
            /** @description What the photo shows, for people who cannot see it; may be empty */
            alt_text: string;
            /** @description Whether the people on it have agreed to be shown */
            consent: boolean;
            /**
             * @description ready once there is an image; failed with a reason when it could not be fetched
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** @description Why the image failed, for a person; otherwise null */
            reason: string | null;
            /** @description Public address of the cleaned image; null until there is one */
            image_url: string | null;
            /** @description Pixels; null until there is an image */
            width: number | null;
            /** @description Pixels; null until there is an image */
            height: number | null;
            /** @description Size of the stored file; null until there is an image */
            bytes: number | null;
            /** @description Media type of the stored file; null until there is an image */
            mime_type: string | null;
            /** @description Hexadecimal SHA-256 of the stored file; null until there is an image */
            sha256: string | null;
            /** @description False for a record of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When the record was created, in UTC */
            created_at: string;
            /** @description When the record last changed, in UTC */
            updated_at: string;
        };
        Post: {
            /** @description The id of the post. */
            id: string;
            /** @description The run that is published. */
            run_id: string;
            /** @description The campaign that its run belongs to. */
            campaign_id: string | null;
            /**
             * @description The network.
             * @enum {string}
             */
            platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /**
             * @description Where the post stands.
             * @enum {string}
             */
            status: "scheduled" | "publishing" | "posted" | "failed" | "canceled";
            /** @description The post's id on the network, once it is posted. */
            external_post_id: string | null;
            /** @description Where the post can be seen, once it is posted. */
            url: string | null;
            /** @description When it was posted. */
            posted_at: string | null;
            /** @description When it was taken down from the network again; its status stays posted. Null while it is up. */
            removed_at: string | null;
            /** @description The time of a drop; null for a post that goes out at once. */
            scheduled_at: string | null;
            /** @description The connected account; null for test posts and drops without an account yet. */
            account_id: string | null;
            /** @description The text that is published with the assets. */
            text: string;
            /** @description Why it failed and what to do about it. */
            error: {
                /**
                 * @description Kind of the failure.
                 * @enum {string}
                 */
                category: "auth_expired" | "content_rejected" | "rate_limited" | "account_issue" | "platform_error" | "unknown";
                /**
                 * @description Who can act on it: the account's owner, the network, or this service.
                 * @enum {string}
                 */
                source: "user" | "platform" | "system";
                /** @description What happened, as a name that does not change. */
                code?: string;
                /** @description What happened, for a person. */
                message: string;
                /** @description What to do about it, for a person. */
                fix?: string;
                /** @description True when the same post may succeed later. */
                retryable: boolean;
            } | null;
            /** @description What else to know: what the post waits for, or a limit of what was published. */
            note: string | null;
            /** @description What the network charges the owner of the app; null where it charges nothing. */
            estimated_fee: {
                /** @description A decimal number, for example 0.015. */
                amount: string;
                /**
                 * @description US dollars.
                 * @constant
                 */
                currency: "USD";
                /** @description What is charged for. */
                reason: string;
            } | null;
            /** @description False for posts of test keys, which are not published. */
            livemode: boolean;
            /** @description When the post was created. */
            created_at: string;
            /** @description When the post last changed. */
            updated_at: string;
        };
        PostDryRun: {
            /**
             * @description Always true: nothing was placed or published.
             * @constant
             */
            dry_run: true;
            /**
             * @description Always true: a request that is not accepted answers with its refusal.
             * @constant
             */
            accepted: true;
            /** @description The run that is published. */
            run_id: string;
            /**
             * @description The network.
             * @enum {string}
             */
            platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /** @description The connected account; null for test posts and drops without an account yet. */
            account_id: string | null;
            /** @description The text that is published with the assets. */
            text: string;
            /** @description What else to know: what the post waits for, or a limit of what was published. */
            note: string | null;
            /** @description The time of a drop; null for a post that goes out at once. */
            scheduled_at: string | null;
            /** @description What the network charges the owner of the app; null where it charges nothing. */
            estimated_fee: {
                /** @description A decimal number, for example 0.015. */
                amount: string;
                /**
                 * @description US dollars.
                 * @constant
                 */
                currency: "USD";
                /** @description What is charged for. */
                reason: string;
            } | null;
            /** @description False for posts of test keys, which are not published. */
            livemode: boolean;
            /** @description The post that the run has there already, and that the call would answer; else null. */
            existing_post_id: string | null;
        };
        PostEvent: {
            /** @description The id of the post. */
            id: string;
            /** @description The run that is published. */
            run_id?: string;
            /** @description The campaign that its run belongs to. */
            campaign_id?: string | null;
            /**
             * @description The network.
             * @enum {string}
             */
            platform?: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /**
             * @description Where the post stands.
             * @enum {string}
             */
            status?: "scheduled" | "publishing" | "posted" | "failed" | "canceled";
            /** @description The post's id on the network, once it is posted. */
            external_post_id?: string | null;
            /** @description Where the post can be seen, once it is posted. */
            url?: string | null;
            /** @description When it was posted. */
            posted_at?: string | null;
            /** @description When it was taken down from the network again; its status stays posted. Null while it is up. */
            removed_at?: string | null;
            /** @description The time of a drop; null for a post that goes out at once. */
            scheduled_at?: string | null;
            /** @description The connected account; null for test posts and drops without an account yet. */
            account_id?: string | null;
            /** @description The text that is published with the assets. */
            text?: string;
            /** @description Why it failed and what to do about it. */
            error?: {
                /**
                 * @description Kind of the failure.
                 * @enum {string}
                 */
                category: "auth_expired" | "content_rejected" | "rate_limited" | "account_issue" | "platform_error" | "unknown";
                /**
                 * @description Who can act on it: the account's owner, the network, or this service.
                 * @enum {string}
                 */
                source: "user" | "platform" | "system";
                /** @description What happened, as a name that does not change. */
                code?: string;
                /** @description What happened, for a person. */
                message: string;
                /** @description What to do about it, for a person. */
                fix?: string;
                /** @description True when the same post may succeed later. */
                retryable: boolean;
            } | null;
            /** @description What else to know: what the post waits for, or a limit of what was published. */
            note?: string | null;
            /** @description What the network charges the owner of the app; null where it charges nothing. */
            estimated_fee?: {
                /** @description A decimal number, for example 0.015. */
                amount: string;
                /**
                 * @description US dollars.
                 * @constant
                 */
                currency: "USD";
                /** @description What is charged for. */
                reason: string;
            } | null;
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description When the post was created. */
            created_at?: string;
            /** @description When the post last changed. */
            updated_at?: string;
            /**
             * @description Present when only the small fields are here.
             * @constant
             */
            thin?: true;
            /** @description Where the whole record is read. */
            record_url?: string;
            /**
             * @description Present when the record has been deleted since.
             * @constant
             */
            deleted?: true;
        };
        PostRunRequest: {
            /**
             * @description The social network to publish on.
             * @enum {string}
             */
            platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /** @description The connected account to post to. Without it, the oldest one of the platform that the key may use. */
            account_id?: string;
            /** @description Answers what would be posted, and places nothing. */
            dry_run?: boolean;
        };
        /** @description The report of the judge, once it has succeeded. */
        Quality: {
            /** @description 0 to 100: the points of all checks. */
            score: number;
            /**
             * @description approved from 70 points without doubts; needs_review asks a person; rejected is never published.
             * @enum {string}
             */
            verdict: "approved" | "needs_review" | "rejected";
            /** @description One sentence that explains score and verdict. */
            summary: string;
            /** @description Every check: what was looked at, its points and its fix. */
            checks: {
                /** @description Name of the check; it does not change. */
                id: string;
                /**
                 * @description message, brand, legibility, platform, claims or action.
                 * @enum {string}
                 */
                group: "message" | "brand" | "legibility" | "platform" | "claims" | "action";
                /** @description What is checked, for a person. */
                label: string;
                /** @description Points it can earn; the weights of all checks add up to 100. */
                weight: number;
                /** @description Points it earned, 0 to weight. */
                points: number;
                /** @description False when something should be changed. */
                passed: boolean;
                /** @description A hard check that fails rejects the run, whatever the score. */
                hard: boolean;
                /** @description What the check looked at. */
                evidence: {
                    /** @description Place: a part of the copy, such as headline, or of the picture, such as picture.headline. */
                    where: string;
                    /** @description The words that were checked. */
                    quote: string;
                    /** @description What supports or explains it: words of the brief, or a measurement. */
                    source: string | null;
                    /** @description x, y, width and height in pixels of the asset; null for text alone. */
                    box: [
                        number,
                        number,
                        number,
                        number
                    ] | null;
                }[];
                /** @description What would earn the missing points; null when it passed. */
                fix: string | null;
            }[];
            /** @description Claims of the copy with their sources; unsupported ones first. */
            claims: {
                /**
                 * @description A number, a seal or prize (mark), an absolute, a comparison, a name, a quote or a statement.
                 * @enum {string}
                 */
                kind: "number" | "mark" | "absolute" | "versus" | "name" | "quote" | "statement";
                /** @description The claim as it is written. */
                text: string;
                /** @description Part of the copy that holds it, such as headline. */
                where: string;
                /** @description True when the brief or the Brand DNA says the same. */
                supported: boolean;
                /** @description The words that support it; null without any. */
                source: string | null;
                /** @description What a reader should know about it; null for most. */
                note: string | null;
            }[];
            /** @description How words and score came to be, for a person. */
            notes: string[];
            /** @description The post of every channel, judged by its words alone; empty for words that came finished. The picture is judged once, for the run's own channel, in `verdict`. */
            channels: {
                twitter?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
                linkedin?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
                instagram?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
                youtube?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
                tiktok?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
                web?: {
                    /**
                     * @description approved, needs_review or rejected, for its words alone; no picture is judged.
                     * @enum {string}
                     */
                    verdict: "approved" | "needs_review" | "rejected";
                    /** @description What a person should look at; null when it is approved. */
                    says: string | null;
                };
            };
            /** @description Which words of the brief or the Brand DNA every published sentence rests on. */
            sources: {
                /** @description Part of the copy that holds it, such as headline. */
                where: string;
                /** @description The sentence as it is published. */
                text: string;
                /** @description Words of the brief or the brand behind it, else the nearest four. */
                sources: string[];
            }[];
            /** @description Words of the brief that are not published, and why. */
            held_back: {
                /** @description Words of the brief, verbatim. */
                quote: string;
                /**
                 * @description instruction to the writer, internal to the team, unclear, or perhaps not for readers.
                 * @enum {string}
                 */
                why: "instruction" | "internal" | "unclear" | "doubtful";
            }[];
        } | null;
        RenderRequest: {
            /** @description What to draw: 1 to 100 items, accepted or refused together. */
            items: {
                /** @description A template, or an asset type for its default template. GET /templates lists them. */
                output_type: string;
                /** @description The template's own fields, and theme, format, file_type and seed. */
                body: {
                    [key: string]: unknown;
                };
                /** @description What the picture is for; it sets the size. Without it the key's only channel, else web. */
                channel?: components["schemas"]["ChannelName"];
                /** @description Your own name for the item, at most 200 characters; it comes back with the run. */
                client_ref?: string;
            }[];
            /** @description HTTPS address that gets one render.completed, once the whole batch has ended. */
            webhook_url?: string;
            /**
             * @description true: webhook_url gets the events of every item too.
             * @default false
             */
            item_events?: boolean;
            /** @description Values of your own that come back with the run: at most 50, keys of 40 characters, texts of 500. */
            metadata?: {
                [key: string]: string | number | boolean | null;
            };
            /** @description Answers cost and remaining limits, and starts nothing. */
            dry_run?: boolean;
        };
        ReplayWebhookAnswer: {
            /** @description The events that are delivered again, at most 1,000. */
            replayed: number;
            /** @description The events of the range beyond those. */
            remaining: number;
        };
        ReplayWebhookRequest: {
            /** @description Replay events from this time on, at most 30 days ago. ISO 8601 with an offset. */
            from: string;
            /** @description Replay events until this time, which must be later than `from`. Without it: until now. */
            to?: string;
            /**
             * @description Only events with a failed delivery to this webhook and no successful one.
             * @default false
             */
            failed_only?: boolean;
        };
        RerenderRunRequest: {
            /**
             * @description A light or a dark ground. Without it what suits the brand, its own colour included.
             * @enum {string}
             */
            theme?: "light" | "dark";
            /**
             * @description What pictures are written as. Without it png, and jpeg for Instagram.
             * @enum {string}
             */
            file_type?: "png" | "jpeg" | "webp";
            /** @description Template to draw with, of those that make this asset type; without it the one that suits the brief. When the brief lacks what it needs, another is drawn and warnings says so. GET /templates lists them. */
            template?: string;
            /** @description Any whole number: picks among layouts and wordings. The same seed and brief give the same result. Without it live runs differ from each other. */
            seed?: number;
            /** @description Words to use as they are: headline, supporting, points, cta, post. They are checked like any others, against the brief and the Brand DNA. */
            copy?: {
                /** @description Headline of the picture or film. At most 120 characters. */
                headline?: string;
                /** @description The text under the headline. At most 400 characters; empty for none. */
                supporting?: string;
                /** @description The lines under the headline, in their order: points, steps, slides or scenes. 1 to 10 of at most 200 characters. “Title: text” has a title. */
                points?: string[];
                /** @description Label of the call to action. At most 60 characters; empty for none. */
                cta?: string;
                /** @description Text of the post on the run's channel. At most 5000 characters. */
                post?: string;
            };
            /** @description Of a run that came with its content: the template's fields to change. Others stay, and null takes one out. */
            body?: {
                [key: string]: unknown;
            };
        };
        RescheduleCampaignRequest: {
            /** @description All times of the campaign, the earliest first, as many as it has: each takes the place of the one before. A time that is over stays as it is. */
            scheduled_at: string[];
        };
        ReschedulePostRequest: {
            /** @description When to publish: an ISO 8601 time with an offset, in the future. */
            scheduled_at?: string;
            /** @description Another text to publish, exactly as it is; it has to fit the platform. */
            text?: string;
        };
        RescheduledCampaign: {
            /** @description The id of the campaign. */
            id: string;
            /** @description The name that was given. */
            name: string;
            /** @description The brief of all its runs. */
            brief: string;
            /**
             * @description running: runs are made, or posts wait for their time; completed: nothing is left to do; canceled: nothing more is made or published.
             * @enum {string}
             */
            status: "running" | "completed" | "canceled";
            /** @description How many runs are in which state. */
            counts: {
                /** @description Runs that wait. */
                queued: number;
                /** @description Runs that are being made. */
                running: number;
                /** @description Runs that have succeeded. */
                succeeded: number;
                /** @description Runs that failed or were canceled. */
                failed: number;
            };
            /** @description Its times, the earliest first; empty when nothing is published. */
            scheduled_at: string[];
            /** @description False for campaigns of test keys. */
            livemode: boolean;
            /** @description When it was started. */
            created_at: string;
            /** @description When it was canceled. */
            canceled_at: string | null;
            /** @description Its runs as summaries; GET /runs/{run_id} has the rest. */
            runs: components["schemas"]["RunSummary"][];
            /** @description Its posts and drops. A run gets its drop when it succeeds. */
            posts: components["schemas"]["Post"][];
            /** @description Days of the brief that are over at one of the times. The drops and runs of that time have them too. */
            warnings: string[];
        };
        ReviewRunRequest: {
            /**
             * @description The decision; rejected is final.
             * @enum {string}
             */
            verdict: "approved" | "rejected";
            /** @description Why, for the record: at most 1,000 characters. */
            note?: string;
        };
        RevokeKeyAnswer: {
            /** @description Id of the key. */
            key_id: string;
            /** @description Always true. */
            revoked: boolean;
        };
        RotateKeyAnswer: {
            /** @description Id of the new key. */
            key_id: string;
            /** @description The new key itself. Only its hash is stored. */
            key: string;
            /** @description Id of the old key. */
            previous_key_id: string;
            /** @description When the old key ends. */
            previous_expires_at: string;
        };
        RotateKeyRequest: {
            /**
             * @description Hours for which the old key still works, 0 to 168; 24 without it.
             * @default 24
             */
            overlap_hours?: number;
        };
        Run: {
            /** @description Id of the run. */
            id: string;
            /**
             * @description queued, running, succeeded or failed.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description The brief as it was sent; empty for a render. */
            brief: string;
            /** @description What the content is written for. */
            channel: components["schemas"]["Channel"];
            /**
             * @description What is made.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description The text of the post, within the limits of the channel. */
            output_text: string | null;
            /** @description Address of the first file. */
            asset_url: string | null;
            /** @description Addresses of the slides, where there are any. */
            asset_urls: string[] | null;
            /** @description 0 to 100, as quality.score. */
            impact_score: number | null;
            /** @description As quality.verdict. */
            verdict: ("approved" | "needs_review" | "rejected") | null;
            /** @description 0 to 100: share of the points of message, action, platform and legibility. */
            audience_score: number | null;
            /** @description As verdict. */
            audience_verdict: string | null;
            /** @description Share of its points that each group of checks earned, 0 to 1. */
            audience_themes: {
                /** @description Name of the group. */
                label: string;
                /** @description Share of its points that it earned, 0 to 1. */
                weight: number;
            }[] | null;
            /** @description Claims without a source. */
            audience_risks: string[] | null;
            /** @description Fixes of the checks that cost most points. */
            audience_opportunities: string[] | null;
            /** @description Why it failed, for a person. */
            error_message: string | null;
            /** @description When it was accepted. */
            created_at: string;
            /** @description When work began. */
            started_at: string | null;
            /** @description When it succeeded or failed. */
            finished_at: string | null;
            /** @description True when its key had auto_post as it created the run. Only such runs are posted automatically. */
            auto_post_eligible: boolean;
            /**
             * @description Where it was started.
             * @enum {string}
             */
            created_via: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
            /** @description False for runs of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Its files, once it has succeeded. */
            assets: components["schemas"]["Asset"][];
            /** @description The report of the judge, once it has succeeded. */
            quality: components["schemas"]["Quality"];
            /** @description How far it has come. */
            progress: {
                /** @description The step that is being worked on; the status once the run has ended. */
                step: string;
                /** @description Steps that are done. */
                done: number;
                /** @description Steps of a run. */
                total: number;
                /** @description 0 to 100; a film also moves within its step. */
                percent: number;
            };
            /** @description Equal for equal pictures: hash of everything they are drawn from. */
            render_hash: string | null;
            /** @description Alt texts of all pictures. */
            alt_text: string | null;
            /** @description Why it failed, as a name that does not change. */
            error_code: string | null;
            /** @description The campaign that started it. */
            campaign_id: string | null;
            /** @description When it is to be published. */
            scheduled_at: string | null;
            /** @description What is posted or scheduled automatically, or why nothing is. Null until the run succeeds, and where neither was requested. */
            auto_post: string | null;
            /** @description Fields of the request that were ignored, and wishes that could not be met. */
            warnings: string[];
            /** @description The template it is drawn with; until then the one asked for, or null. */
            output_type: string | null;
            /** @description The batch of a render. */
            batch_id: string | null;
            /** @description Your own name for the item of a batch. */
            client_ref: string | null;
            /** @description How far Studio has come with each recipient. */
            deliveries: {
                /**
                 * @description telegram or social.
                 * @enum {string}
                 */
                target: "telegram" | "social";
                /**
                 * @description waiting, sending, sent, failed or skipped.
                 * @enum {string}
                 */
                status: "waiting" | "sending" | "sent" | "failed" | "skipped";
                /** @description Why it failed or was skipped. */
                error: string | null;
                /** @description When it was sent or failed. */
                ended_at: string | null;
            }[];
            /** @description The run that it was made from, by retry or rerender; null for a new one. */
            parent_run_id: string | null;
            /** @description The first of the variants that it belongs to; null without variants. */
            variant_of: string | null;
            /** @description The seed it was asked for with. */
            seed: number | null;
            /** @description The language it was asked for in; null for the brief's. */
            language: string | null;
            /** @description The ground it was asked for on; null for what suits. */
            theme: ("light" | "dark") | null;
            /** @description The file type it was asked for in; null for the usual one. */
            file_type: ("png" | "jpeg" | "webp") | null;
            /** @description The product screens it was asked to show. */
            screen_ids: string[];
            /** @description The template it was asked for with; output_type is what was drawn. */
            template: string | null;
            /** @description What it costs. */
            cost: {
                /** @description Credits; 0 for test keys, a failed run and the free first one. */
                credits: number;
                /** @description True when it takes one of the month's assets of its type. */
                cap_slot: boolean;
            };
            /** @description Who decided after needs_review, for example `key:` and the id of a key; null when nobody has. */
            reviewed_by: string | null;
            /** @description When a person decided. */
            reviewed_at: string | null;
            /** @description What the person said about it. */
            review_note: string | null;
        };
        RunEvent: {
            /** @description Id of the run. */
            id: string;
            /**
             * @description queued, running, succeeded or failed.
             * @enum {string}
             */
            status?: "queued" | "running" | "succeeded" | "failed";
            /** @description The brief as it was sent; empty for a render. */
            brief?: string;
            /** @description What the content is written for. */
            channel?: components["schemas"]["Channel"];
            /**
             * @description What is made.
             * @enum {string}
             */
            asset_type?: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description The text of the post, within the limits of the channel. */
            output_text?: string | null;
            /** @description Address of the first file. */
            asset_url?: string | null;
            /** @description Addresses of the slides, where there are any. */
            asset_urls?: string[] | null;
            /** @description 0 to 100, as quality.score. */
            impact_score?: number | null;
            /** @description As quality.verdict. */
            verdict?: ("approved" | "needs_review" | "rejected") | null;
            /** @description 0 to 100: share of the points of message, action, platform and legibility. */
            audience_score?: number | null;
            /** @description As verdict. */
            audience_verdict?: string | null;
            /** @description Share of its points that each group of checks earned, 0 to 1. */
            audience_themes?: {
                /** @description Name of the group. */
                label: string;
                /** @description Share of its points that it earned, 0 to 1. */
                weight: number;
            }[] | null;
            /** @description Claims without a source. */
            audience_risks?: string[] | null;
            /** @description Fixes of the checks that cost most points. */
            audience_opportunities?: string[] | null;
            /** @description Why it failed, for a person. */
            error_message?: string | null;
            /** @description When it was accepted. */
            created_at?: string;
            /** @description When work began. */
            started_at?: string | null;
            /** @description When it succeeded or failed. */
            finished_at?: string | null;
            /** @description True when its key had auto_post as it created the run. Only such runs are posted automatically. */
            auto_post_eligible?: boolean;
            /**
             * @description Where it was started.
             * @enum {string}
             */
            created_via?: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Its files, once it has succeeded. */
            assets?: components["schemas"]["Asset"][];
            /** @description The report of the judge, once it has succeeded. */
            quality?: components["schemas"]["Quality"];
            /** @description How far it has come. */
            progress?: {
                /** @description The step that is being worked on; the status once the run has ended. */
                step: string;
                /** @description Steps that are done. */
                done: number;
                /** @description Steps of a run. */
                total: number;
                /** @description 0 to 100; a film also moves within its step. */
                percent: number;
            };
            /** @description Equal for equal pictures: hash of everything they are drawn from. */
            render_hash?: string | null;
            /** @description Alt texts of all pictures. */
            alt_text?: string | null;
            /** @description Why it failed, as a name that does not change. */
            error_code?: string | null;
            /** @description The campaign that started it. */
            campaign_id?: string | null;
            /** @description When it is to be published. */
            scheduled_at?: string | null;
            /** @description What is posted or scheduled automatically, or why nothing is. Null until the run succeeds, and where neither was requested. */
            auto_post?: string | null;
            /** @description Fields of the request that were ignored, and wishes that could not be met. */
            warnings?: string[];
            /** @description The template it is drawn with; until then the one asked for, or null. */
            output_type?: string | null;
            /** @description The batch of a render. */
            batch_id?: string | null;
            /** @description Your own name for the item of a batch. */
            client_ref?: string | null;
            /** @description How far Studio has come with each recipient. */
            deliveries?: {
                /**
                 * @description telegram or social.
                 * @enum {string}
                 */
                target: "telegram" | "social";
                /**
                 * @description waiting, sending, sent, failed or skipped.
                 * @enum {string}
                 */
                status: "waiting" | "sending" | "sent" | "failed" | "skipped";
                /** @description Why it failed or was skipped. */
                error: string | null;
                /** @description When it was sent or failed. */
                ended_at: string | null;
            }[];
            /** @description The run that it was made from, by retry or rerender; null for a new one. */
            parent_run_id?: string | null;
            /** @description The first of the variants that it belongs to; null without variants. */
            variant_of?: string | null;
            /** @description The seed it was asked for with. */
            seed?: number | null;
            /** @description The language it was asked for in; null for the brief's. */
            language?: string | null;
            /** @description The ground it was asked for on; null for what suits. */
            theme?: ("light" | "dark") | null;
            /** @description The file type it was asked for in; null for the usual one. */
            file_type?: ("png" | "jpeg" | "webp") | null;
            /** @description The product screens it was asked to show. */
            screen_ids?: string[];
            /** @description The template it was asked for with; output_type is what was drawn. */
            template?: string | null;
            /** @description What it costs. */
            cost?: {
                /** @description Credits; 0 for test keys, a failed run and the free first one. */
                credits: number;
                /** @description True when it takes one of the month's assets of its type. */
                cap_slot: boolean;
            };
            /** @description Who decided after needs_review, for example `key:` and the id of a key; null when nobody has. */
            reviewed_by?: string | null;
            /** @description When a person decided. */
            reviewed_at?: string | null;
            /** @description What the person said about it. */
            review_note?: string | null;
            /**
             * @description Present when only the small fields are here.
             * @constant
             */
            thin?: true;
            /** @description Where the whole record is read. */
            record_url?: string;
            /**
             * @description Present when the record has been deleted since.
             * @constant
             */
            deleted?: true;
        };
        RunInFull: {
            /** @description Id of the run. */
            id: string;
            /**
             * @description queued, running, succeeded or failed.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description The brief as it was sent; empty for a render. */
            brief: string;
            /** @description What the content is written for. */
            channel: components["schemas"]["Channel"];
            /**
             * @description What is made.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description The text of the post, within the limits of the channel. */
            output_text: string | null;
            /** @description Address of the first file. */
            asset_url: string | null;
            /** @description Addresses of the slides, where there are any. */
            asset_urls: string[] | null;
            /** @description 0 to 100, as quality.score. */
            impact_score: number | null;
            /** @description As quality.verdict. */
            verdict: ("approved" | "needs_review" | "rejected") | null;
            /** @description 0 to 100: share of the points of message, action, platform and legibility. */
            audience_score: number | null;
            /** @description As verdict. */
            audience_verdict: string | null;
            /** @description Share of its points that each group of checks earned, 0 to 1. */
            audience_themes: {
                /** @description Name of the group. */
                label: string;
                /** @description Share of its points that it earned, 0 to 1. */
                weight: number;
            }[] | null;
            /** @description Claims without a source. */
            audience_risks: string[] | null;
            /** @description Fixes of the checks that cost most points. */
            audience_opportunities: string[] | null;
            /** @description Why it failed, for a person. */
            error_message: string | null;
            /** @description When it was accepted. */
            created_at: string;
            /** @description When work began. */
            started_at: string | null;
            /** @description When it succeeded or failed. */
            finished_at: string | null;
            /** @description True when its key had auto_post as it created the run. Only such runs are posted automatically. */
            auto_post_eligible: boolean;
            /**
             * @description Where it was started.
             * @enum {string}
             */
            created_via: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
            /** @description False for runs of test keys. */
            livemode: boolean;
            /** @description As it was sent. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Its files, once it has succeeded. */
            assets: components["schemas"]["Asset"][];
            /** @description The report of the judge, once it has succeeded. */
            quality: components["schemas"]["Quality"];
            /** @description How far it has come. */
            progress: {
                /** @description The step that is being worked on; the status once the run has ended. */
                step: string;
                /** @description Steps that are done. */
                done: number;
                /** @description Steps of a run. */
                total: number;
                /** @description 0 to 100; a film also moves within its step. */
                percent: number;
            };
            /** @description Equal for equal pictures: hash of everything they are drawn from. */
            render_hash: string | null;
            /** @description Alt texts of all pictures. */
            alt_text: string | null;
            /** @description Why it failed, as a name that does not change. */
            error_code: string | null;
            /** @description The campaign that started it. */
            campaign_id: string | null;
            /** @description When it is to be published. */
            scheduled_at: string | null;
            /** @description What is posted or scheduled automatically, or why nothing is. Null until the run succeeds, and where neither was requested. */
            auto_post: string | null;
            /** @description Fields of the request that were ignored, and wishes that could not be met. */
            warnings: string[];
            /** @description The template it is drawn with; until then the one asked for, or null. */
            output_type: string | null;
            /** @description The batch of a render. */
            batch_id: string | null;
            /** @description Your own name for the item of a batch. */
            client_ref: string | null;
            /** @description How far Studio has come with each recipient. */
            deliveries: {
                /**
                 * @description telegram or social.
                 * @enum {string}
                 */
                target: "telegram" | "social";
                /**
                 * @description waiting, sending, sent, failed or skipped.
                 * @enum {string}
                 */
                status: "waiting" | "sending" | "sent" | "failed" | "skipped";
                /** @description Why it failed or was skipped. */
                error: string | null;
                /** @description When it was sent or failed. */
                ended_at: string | null;
            }[];
            /** @description The run that it was made from, by retry or rerender; null for a new one. */
            parent_run_id: string | null;
            /** @description The first of the variants that it belongs to; null without variants. */
            variant_of: string | null;
            /** @description The seed it was asked for with. */
            seed: number | null;
            /** @description The language it was asked for in; null for the brief's. */
            language: string | null;
            /** @description The ground it was asked for on; null for what suits. */
            theme: ("light" | "dark") | null;
            /** @description The file type it was asked for in; null for the usual one. */
            file_type: ("png" | "jpeg" | "webp") | null;
            /** @description The product screens it was asked to show. */
            screen_ids: string[];
            /** @description The template it was asked for with; output_type is what was drawn. */
            template: string | null;
            /** @description What it costs. */
            cost: {
                /** @description Credits; 0 for test keys, a failed run and the free first one. */
                credits: number;
                /** @description True when it takes one of the month's assets of its type. */
                cap_slot: boolean;
            };
            /** @description Who decided after needs_review, for example `key:` and the id of a key; null when nobody has. */
            reviewed_by: string | null;
            /** @description When a person decided. */
            reviewed_at: string | null;
            /** @description What the person said about it. */
            review_note: string | null;
            /** @description What the brief means, with view=full only; null without a brief or before it is read. */
            story?: components["schemas"]["Story"];
            /** @description The content that it came with, with view=full only; null for a run with a brief. */
            body?: {
                [key: string]: unknown;
            } | null;
            /** @description When each step that is done ended, in their order; with view=full only. */
            steps?: {
                /**
                 * @description Name of the step, as in progress.
                 * @enum {string}
                 */
                step: "start" | "write" | "compose" | "film" | "judge" | "finish";
                /** @description When it ended. */
                ended_at: string;
            }[];
            /** @description All variants of the brief, this run among them, the first one first. */
            variants?: {
                /** @description Id of the run. */
                run_id: string;
                /** @description Path where the run can be read. */
                poll_url: string;
            }[];
            /** @description Addresses that end, with expires_in only; null until the run has succeeded. */
            signed?: {
                /** @description When these addresses end; then they answer 410. */
                expires_at: string;
                /** @description Address of the first file, as asset_url. */
                asset_url: string;
                /** @description Addresses of the slides, as asset_urls. */
                asset_urls: string[] | null;
                /** @description Every file of the run. */
                assets: {
                    /** @description As in assets. */
                    index: number;
                    /** @description primary, slide or poster. */
                    role: string;
                    /** @description The address of this file. */
                    url: string;
                }[];
            } | null;
        };
        RunSummary: {
            /** @description Id of the run. */
            id: string;
            /**
             * @description queued, running, succeeded or failed.
             * @enum {string}
             */
            status: "queued" | "running" | "succeeded" | "failed";
            /** @description What the content is written for. */
            channel: components["schemas"]["Channel"];
            /**
             * @description What is made.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description Address of the first file. */
            asset_url: string | null;
            /** @description 0 to 100, as quality.score. */
            impact_score: number | null;
            /** @description As quality.verdict. */
            verdict: ("approved" | "needs_review" | "rejected") | null;
            /** @description Why it failed, as a name that does not change. */
            error_code: string | null;
            /**
             * @description Where it was started.
             * @enum {string}
             */
            created_via: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
            /** @description False for runs of test keys. */
            livemode: boolean;
            /** @description The batch of a render. */
            batch_id: string | null;
            /** @description The campaign that started it. */
            campaign_id: string | null;
            /** @description When it is to be published. */
            scheduled_at: string | null;
            /** @description When it was accepted. */
            created_at: string;
            /** @description When it succeeded or failed. */
            finished_at: string | null;
        };
        SchedulePostRequest: {
            /**
             * @description The social network to publish on.
             * @enum {string}
             */
            platform: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
            /** @description The connected account to post to. Without it, the oldest one of the platform that the key may use. */
            account_id?: string;
            /** @description When to publish: an ISO 8601 time with an offset, in the future. */
            scheduled_at: string;
            /** @description Answers what would be posted, and places nothing. */
            dry_run?: boolean;
        };
        Screen: {
            /** @description Id of the screen, a UUID */
            id: string;
            /** @description What the screen shows */
            name: string;
            /**
             * @description Which part of the product the screen shows
             * @enum {string}
             */
            screen_type: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other";
            /**
             * @description The device the screenshot was taken on
             * @enum {string}
             */
            device: "phone" | "desktop" | "tablet";
            /**
             * @description Whether the screen is light or dark
             * @enum {string}
             */
            theme: "light" | "dark" | "unknown";
            /**
             * @description ready once there is an image; failed with a reason when it could not be fetched
             * @enum {string}
             */
            status: "processing" | "ready" | "failed";
            /** @description Why the image failed, for a person; otherwise null */
            reason: string | null;
            /** @description Public address of the cleaned image; null until there is one */
            image_url: string | null;
            /** @description Pixels; null until there is an image */
            width: number | null;
            /** @description Pixels; null until there is an image */
            height: number | null;
            /** @description Size of the stored file; null until there is an image */
            bytes: number | null;
            /** @description Media type of the stored file; null until there is an image */
            mime_type: string | null;
            /** @description Hexadecimal SHA-256 of the stored file; null until there is an image */
            sha256: string | null;
            /** @description False for a record of a test key, which is deleted after a day */
            livemode: boolean;
            /** @description When the record was created, in UTC */
            created_at: string;
            /** @description When the record last changed, in UTC */
            updated_at: string;
        };
        /** @description What the brief means, with view=full only; null without a brief or before it is read. */
        Story: {
            /** @description Language of the brief, as an ISO 639 code. */
            language: string;
            /**
             * @description Why the brief is written.
             * @enum {string}
             */
            occasion: "launch" | "release" | "offer" | "event" | "hiring" | "milestone" | "testimonial" | "stat" | "how_to" | "comparison" | "incident" | "closing" | "appeal" | "greeting" | "thanks" | "update" | "content";
            /** @description What it is about, as a name: a product, an event, a role, the brand. */
            about: string;
            /** @description What may be told, in the order of the brief. */
            facts: {
                /** @description f1, f2, ... in the order of the brief; b1, b2, ... of the Brand DNA. */
                id: string;
                /**
                 * @description What it tells.
                 * @enum {string}
                 */
                kind: "news" | "benefit" | "figure" | "price" | "when" | "where" | "who" | "quotation" | "condition" | "promo_code" | "link" | "contact" | "proof" | "step" | "pair" | "change" | "snippet";
                /** @description The fact as a whole statement that stands alone. */
                says: string;
                /** @description The words of the source, verbatim. */
                quote: string;
                /**
                 * @description The brief, or a field of the Brand DNA.
                 * @enum {string}
                 */
                from: "brief" | "name" | "tagline" | "overview" | "offer" | "product_map" | "icp";
                /** @description Where the quote stands in its source. */
                span: {
                    /** @description First character, from 0. */
                    start: number;
                    /** @description First character after it. */
                    end: number;
                };
            }[];
            /** @description Rules that the author gave. */
            wishes: {
                /**
                 * @description What is asked for.
                 * @enum {string}
                 */
                rule: "no_emoji" | "emoji" | "no_hashtags" | "hashtag" | "leave_out_words" | "leave_out_kind" | "must_say" | "start_with" | "end_with" | "short" | "tone" | "slides" | "language" | "action" | "emphasis";
                /** @description The words, the kind of fact or the number it is about; may be empty. */
                value: string;
                /** @description The words of the source, verbatim. */
                quote: string;
                /** @description Where the wish stands in the brief. */
                span: {
                    /** @description First character, from 0. */
                    start: number;
                    /** @description First character after it. */
                    end: number;
                };
            }[];
            /** @description Figures that may be shown large. */
            figures: {
                /** @description The figure as it is shown, with its unit. */
                value: string;
                /** @description The unit alone; may be empty. */
                unit: string;
                /** @description What it counts. */
                label: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            }[];
            /** @description Values of one measure over time or names; null for none. */
            series: {
                /** @description What is measured; may be empty. */
                label: string;
                /** @description Unit of every value; may be empty. */
                unit: string;
                /** @description Values in the author's order. */
                points: {
                    /** @description Year, month or name. */
                    x: string;
                    /** @description Value. */
                    y: number;
                }[];
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description Comparisons, one a row. */
            rows: {
                /** @description What is compared. */
                label: string;
                /** @description Value in the first column. */
                first: string;
                /** @description Value in the second column. */
                second: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            }[];
            /** @description Names of the two things compared; null for none. */
            columns: [
                string,
                string
            ] | null;
            /** @description What somebody said; null for none. */
            quotation: {
                /** @description The words said, without quotation marks. */
                text: string;
                /** @description Who said them; may be empty. */
                name: string;
                /** @description What they do; may be empty. */
                role: string;
                /** @description Where they do it; may be empty. */
                company: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            } | null;
            /** @description Date, time and place of the occasion itself; null for none. */
            when: {
                /** @description Day of the occasion; may be empty. */
                date: string;
                /** @description Time of the occasion; may be empty. */
                time: string;
                /** @description Place of the occasion; may be empty. */
                place: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description What is offered; null for none. */
            offer: {
                /** @description What is offered, or paid now. */
                value: string;
                /** @description What was paid before; may be empty. */
                before: string;
                /** @description Until when; may be empty. */
                ends: string;
                /** @description Code to type at a checkout; may be empty. */
                code: string;
                /** @description Conditions; may be empty. */
                terms: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description Rows of a price list. */
            prices: {
                /** @description What is sold. */
                name: string;
                /** @description What it costs, as the author wrote it. */
                price: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            }[];
            /** @description Steps in their order. */
            steps: {
                /** @description What it is about, in a few words. */
                title: string;
                /** @description What there is to say; may be empty. */
                body: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            }[];
            /** @description Entries of a changelog. */
            changes: {
                /**
                 * @description Kind of the change.
                 * @enum {string}
                 */
                label: "added" | "improved" | "fixed" | "removed" | "changed" | "breaking" | "deprecated" | "security";
                /** @description What has changed. */
                text: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            }[];
            /**
             * @description Facts that stand in one list, a line each, in its order.
             * @default []
             */
            items: string[];
            /**
             * @description Emoji of the author that may stand in a post.
             * @default []
             */
            emoji: {
                /** @description Id of the fact it rests on. */
                fact: string;
                /** @description Emoji in front of it; may be empty. */
                leads: string;
                /** @description Emoji behind it; may be empty. */
                ends: string;
            }[];
            /**
             * @description Where the author began a new paragraph, as offsets.
             * @default []
             */
            breaks: number[];
            /**
             * @description The lines of the author.
             * @default []
             */
            lines: {
                /** @description Offset of its first letter. */
                start: number;
                /** @description It begins with a bullet or a number. */
                isMarked: boolean;
            }[];
            /**
             * @description Fact that the author wrote as the headline; empty for none.
             * @default
             */
            title: string;
            /**
             * @description Facts that the author wants last.
             * @default []
             */
            closing: string[];
            /**
             * @description Sources and footnotes, which stand under everything else.
             * @default []
             */
            footnotes: string[];
            /** @description Version of a release, such as 2.9; else empty. */
            version: string;
            /** @description Source code; null for none. */
            snippet: {
                /** @description Programming language; may be empty. */
                language: string;
                /** @description Source code. */
                code: string;
                /** @description Id of the fact it rests on. */
                fact: string;
            } | null;
            /**
             * @description Version of this form.
             * @constant
             */
            schema: 1;
            /** @description Who wrote it: house, or the name of a language model. */
            by: string;
            /** @description Language the words are written in, as an ISO 639 code. */
            spoken: string;
            /** @description Line above the headline; null for none. */
            kicker: {
                /** @description The words. */
                text: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description The message in a few words. */
            headline: {
                /** @description The words. */
                text: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            };
            /** @description Sentence under the headline; null for none. */
            support: {
                /** @description The words. */
                text: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description Points of the picture. */
            points: {
                /** @description The words. */
                text: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            }[];
            /** @description Slides between cover and close. */
            slides: {
                /** @description What it is about, in a few words. */
                title: string;
                /** @description What there is to say; may be empty. */
                body: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            }[];
            /** @description Lines of a film between headline and close. */
            scenes: {
                /** @description The words. */
                text: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            }[];
            /** @description What the reader can do; null for nothing. */
            cta: {
                /** @description What the reader can do. */
                label: string;
                /** @description Where; may be empty. */
                url: string;
                /** @description Ids of the facts it rests on. */
                facts: string[];
            } | null;
            /** @description The post of each channel. */
            posts: {
                /** @description The text of the post. */
                twitter?: string;
                /** @description The text of the post. */
                linkedin?: string;
                /** @description The text of the post. */
                instagram?: string;
                /** @description The text of the post. */
                youtube?: string;
                /** @description The text of the post. */
                tiktok?: string;
                /** @description The text of the post. */
                web?: string;
            };
            /** @description Without the number sign. */
            hashtags: string[];
            /** @description Templates a model would choose, best first; empty for the house writer. */
            wanted: ("announcement" | "before_after" | "blog_og" | "card" | "carousel" | "changelog" | "chart_bar" | "chart_donut" | "chart_line" | "code" | "comparison" | "docs_og" | "event" | "feature" | "hiring" | "infographic" | "listicle" | "milestone" | "offer" | "person" | "product_hero" | "product_og" | "qr" | "quote" | "slideshow" | "stat" | "steps" | "testimonial" | "timeline" | "webinar" | "film_launch" | "film_tour" | "film_changelog" | "film_stat" | "film_quote" | "film_event")[];
            /** @description Facts that must be told and have no room on the picture. */
            unshown: string[];
            /** @description What a person has to look at. */
            doubts: {
                /** @description The slot it is about, such as headline or posts.twitter. */
                slot: string;
                /** @description What a person has to look at, in one sentence. */
                says: string;
                /** @description The words of the brief it is about; null for none. */
                span: {
                    /** @description First character, from 0. */
                    start: number;
                    /** @description First character after it. */
                    end: number;
                } | null;
            }[];
            /** @description Facts that readers need and that an edit took out of the post. A person is asked about them once. */
            removed?: {
                /** @description f1, f2, ... in the order of the brief; b1, b2, ... of the Brand DNA. */
                id: string;
                /**
                 * @description What it tells.
                 * @enum {string}
                 */
                kind: "news" | "benefit" | "figure" | "price" | "when" | "where" | "who" | "quotation" | "condition" | "promo_code" | "link" | "contact" | "proof" | "step" | "pair" | "change" | "snippet";
                /** @description The fact as a whole statement that stands alone. */
                says: string;
                /** @description The words of the source, verbatim. */
                quote: string;
                /**
                 * @description The brief, or a field of the Brand DNA.
                 * @enum {string}
                 */
                from: "brief" | "name" | "tagline" | "overview" | "offer" | "product_map" | "icp";
                /** @description Where the quote stands in its source. */
                span: {
                    /** @description First character, from 0. */
                    start: number;
                    /** @description First character after it. */
                    end: number;
                };
            }[];
            /** @description What happened on the way: slots repaired, a model that failed. */
            notes: string[];
            /** @description What is not published, and why. */
            held_back: {
                /** @description The words of the source, verbatim. */
                quote: string;
                /** @description Where it stands in the brief. */
                span: {
                    /** @description First character, from 0. */
                    start: number;
                    /** @description First character after it. */
                    end: number;
                };
                /**
                 * @description Said to the writer, said to colleagues, not understood, or perhaps not for readers, who need nothing of it.
                 * @enum {string}
                 */
                why: "instruction" | "internal" | "unclear" | "doubtful";
            }[];
            /** @description The picture for people who cannot see it. */
            alt_text: string;
            /** @description Slots whose words a member of the workspace wrote, such as headline or posts.linkedin. */
            by_member?: string[];
        } | null;
        StudioCard: {
            /** @description The card's run. */
            run_id: string;
            /** @description Path where the run can be read. */
            poll_url: string;
            /** @description Targets that will get the card. */
            delivery: ("telegram" | "social")[];
        };
        StudioDryRun: {
            /**
             * @description Always true: nothing was started or charged.
             * @constant
             */
            dry_run: true;
            /**
             * @description Always true: a request that is not accepted answers with its refusal.
             * @constant
             */
            accepted: true;
            /** @description False for test keys. */
            livemode: boolean;
            /** @description Runs that would be started. */
            count: number;
            /** @description What the runs would cost. */
            cost: {
                /** @description Credits of all runs together; 0 for test keys. */
                credits: number;
                /** @description Assets of the month's caps, by type. */
                cap_slots: {
                    card?: number;
                    video?: number;
                    slideshow?: number;
                    carousel?: number;
                    infographic?: number;
                    og_image?: number;
                };
                /** @description Whether one of them would be the workspace's free first run. */
                onboarding_free: boolean;
            };
            /** @description What is left before the runs. */
            remaining: {
                /** @description Requests that the key has left today (UTC). */
                daily: number;
                /** @description Assets left this UTC month, by type; empty for test keys. */
                plan_caps: {
                    card?: number;
                    video?: number;
                    slideshow?: number;
                    carousel?: number;
                    infographic?: number;
                    og_image?: number;
                };
                /** @description Credits left; null for test keys. */
                credits: number | null;
            };
            /** @description What publishing costs at the platform itself. */
            platform_fees: {
                /** @description The network. */
                platform: string;
                /** @description US dollars as a decimal number, for example 0.015. */
                amount: string;
                /** @description What is charged for. */
                reason: string;
            }[];
            /** @description What the runs would warn of: what their brief lacks, and days that have passed by their times. */
            warnings: string[];
            /** @description Targets that will get the card. */
            delivery: ("telegram" | "social")[];
        };
        Template: {
            /** @description Its name in requests. */
            output_type: string;
            /** @description Its name for people. */
            title: string;
            /** @description What it is for. */
            about: string;
            /** @description Goes up with every change that draws other pixels. */
            version: number;
            /**
             * @description What it is made as by default.
             * @enum {string}
             */
            asset_type: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
            /** @description Everything it can be made as. */
            asset_types: ("card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image")[];
            /** @description JSON Schema of an item's body. */
            schema: {
                [key: string]: unknown;
            };
            /** @description Size of the picture by channel and by format. */
            sizes: {
                /** @description A channel or a format. */
                name: string;
                /** @description Pixels. */
                width: number;
                /** @description Pixels. */
                height: number;
            }[];
            /** @description A body that can be sent as it is. */
            sample: {
                [key: string]: unknown;
            };
            /** @description Picture of the sample. */
            preview_url: string;
        };
        TestEvent: {
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description The webhook that is tested. */
            endpoint_id: string;
            /** @description A sentence for a person. */
            message: string;
        };
        UpdateBrandDnaRequest: {
            /** @description Slogan of the brand, at most 160 characters; null clears it */
            tagline?: string | null;
            /** @description What the company does, at most 4,000 characters; null clears it */
            overview?: string | null;
            /** @description What is sold. Its fields merge; null clears a field or the whole */
            offer?: {
                /** @description Name of the product, at most 120 characters */
                product_name?: string | null;
                /** @description What it does, at most 300 characters */
                one_liner?: string | null;
                /** @description At most 50 features of at most 300 characters each; the list is replaced */
                features?: string[] | null;
                /** @description Who buys it, at most 1,000 characters */
                who_its_for?: string | null;
            } | null;
            /** @description Anything else about the products, as JSON of at most 32 KB and 6 levels. Fields merge; null removes */
            product_map?: {
                [key: string]: unknown;
            } | null;
            /** @description The ideal customer, as JSON of at most 32 KB and 6 levels. Fields merge; null removes */
            icp?: {
                [key: string]: unknown;
            } | null;
            /** @description Role to #RRGGBB or #RGB, at most 24 colours, or a list of at most 8. It is replaced as a whole */
            palette?: (string[] | {
                [key: string]: string;
            }) | null;
            /** @description At most 10 public https addresses of logos. The list is replaced as a whole */
            logos?: string[] | null;
        };
        UpdatePhotoRequest: {
            /** @description What the photo is called, 1 to 120 characters */
            name?: string;
            /**
             * @description What the photo shows; people needs consent
             * @enum {string}
             */
            kind?: "product" | "place" | "people" | "texture" | "other";
            /** @description The point that stays in view in every crop, JSON text in multipart; null leaves it to the photo's detail */
            focus?: {
                /** @description Share of the photo's width, from 0 (left) to 1 */
                x: number;
                /** @description Share of the photo's height, from 0 (top) to 1 */
                y: number;
            } | null;
            /** @description Words of your own, at most 20 of 40 characters; with commas between them in multipart */
            tags?: string[];
            /** @description What the photo shows, for people who cannot see it, at most 400 characters */
            alt_text?: string;
            /**
             * @description true: the people on it have agreed to be shown. Required for the kind people, and recorded
             * @constant
             */
            consent?: true;
        };
        UpdateProductScreenRequest: {
            /** @description What the screen shows, 1 to 120 characters */
            name?: string;
            /**
             * @description Which part of the product the screen shows
             * @enum {string}
             */
            screen_type?: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other";
            /**
             * @description The device the screenshot was taken on
             * @enum {string}
             */
            device?: "phone" | "desktop" | "tablet";
            /**
             * @description Whether the screen is light or dark
             * @enum {string}
             */
            theme?: "light" | "dark" | "unknown";
        };
        UpdateWebhookRequest: {
            /** @description The address that receives webhook messages: an https URL of a public host, without credentials, at most 2,048 characters. */
            url?: string;
            /** @description A note of your own, at most 300 characters. */
            description?: string;
            /** @description The event types to receive, any of: run.started, run.succeeded, run.failed, run.reviewed, render.completed, post.scheduled, post.posted, post.failed, post.canceled, brand.updated, account.disconnected, usage.threshold, webhook.test. Null: every type, also those that are added later. */
            event_types?: ("run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test")[] | null;
            /**
             * @description full: messages carry the whole record. thin: only its small fields and record_url.
             * @enum {string}
             */
            payload?: "full" | "thin";
            /**
             * @description `disabled` stops all messages and fails the pending ones; `enabled` starts them again.
             * @enum {string}
             */
            status?: "enabled" | "disabled";
        };
        UploadBrandVideoRequest: {
            /** @description Public https address of an MP4, MOV or WebM; it is fetched after the answer */
            video_url: string;
            /** @description Title of the video, 1 to 120 characters; never replaced */
            title?: string;
        };
        UploadFontRequest: {
            /**
             * @description true: the font's licence allows pictures and films made by a service; recorded
             * @constant
             */
            license_confirmed: true;
            /** @description Name of the family, at most 60 characters. Default: the file's own. Files with one name are one family */
            family?: string;
            /** @description The file in standard base64, at most 2 MB decoded */
            font_base64: string;
        };
        UploadLogoRequest: {
            /**
             * @description What the logo is used for
             * @default primary
             * @enum {string}
             */
            variant?: "primary" | "mark" | "mono";
            /**
             * @description The ground the logo is made for, light or dark
             * @default light
             * @enum {string}
             */
            theme?: "light" | "dark";
        } & ({
            /** @description The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded */
            image_base64: string;
        } | {
            /** @description Public https address of the image; screens, photos and portraits are fetched after the answer, logos before it */
            image_url: string;
        });
        UploadPhotoRequest: {
            /** @description What the photo is called, 1 to 120 characters */
            name: string;
            /**
             * @description What the photo shows; people needs consent
             * @enum {string}
             */
            kind: "product" | "place" | "people" | "texture" | "other";
            /** @description The point that stays in view in every crop, JSON text in multipart; null leaves it to the photo's detail */
            focus?: {
                /** @description Share of the photo's width, from 0 (left) to 1 */
                x: number;
                /** @description Share of the photo's height, from 0 (top) to 1 */
                y: number;
            } | null;
            /** @description Words of your own, at most 20 of 40 characters; with commas between them in multipart */
            tags?: string[];
            /**
             * @description What the photo shows, for people who cannot see it, at most 400 characters
             * @default
             */
            alt_text?: string;
            /**
             * @description true: the people on it have agreed to be shown. Required for the kind people, and recorded
             * @constant
             */
            consent?: true;
        } & ({
            /** @description The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded */
            image_base64: string;
        } | {
            /** @description Public https address of the image; screens, photos and portraits are fetched after the answer, logos before it */
            image_url: string;
        });
        UploadProductScreenRequest: {
            /** @description What the screen shows, 1 to 120 characters */
            name: string;
            /**
             * @description Which part of the product the screen shows
             * @enum {string}
             */
            screen_type: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other";
            /**
             * @description The device the screenshot was taken on
             * @enum {string}
             */
            device: "phone" | "desktop" | "tablet";
            /**
             * @description Whether the screen is light or dark
             * @enum {string}
             */
            theme: "light" | "dark" | "unknown";
        } & ({
            /** @description The file in standard base64, with or without a data-URL prefix; at most 10 MB decoded */
            image_base64: string;
        } | {
            /** @description Public https address of the image; screens, photos and portraits are fetched after the answer, logos before it */
            image_url: string;
        });
        Usage: {
            /** @description The UTC month. */
            month: string;
            /** @description False for a test key, which sees its own runs. */
            livemode: boolean;
            /**
             * @description The workspace's plan now.
             * @enum {string}
             */
            plan: "free" | "starter" | "pro" | "growth" | "scale";
            /** @description Credits of the month. GET /credits/ledger lists every movement. */
            credits: {
                /** @description Granted by the plan for the month. */
                granted: number;
                /** @description Bought in the month, less what was paid back. */
                bought: number;
                /** @description Spent on runs. */
                used: number;
                /** @description Of the month's grant, what ended with it. */
                expired: number;
                /** @description What is left now; null for past months and test keys. */
                left: number | null;
            };
            /** @description Runs, credits and caps by asset type. */
            by_asset_type: {
                card: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
                video: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
                slideshow: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
                carousel: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
                infographic: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
                og_image: {
                    /** @description Runs that were started in the month. */
                    runs: number;
                    /** @description Of them, those that have succeeded. */
                    succeeded: number;
                    /** @description Of them, those that have failed; they cost nothing. */
                    failed: number;
                    /** @description Of them, the workspace's first post: it is free and counts neither in credits nor in the cap. */
                    free: number;
                    /** @description Credits that its runs have cost. */
                    credits: number;
                    /** @description Assets that the plan has a month; null for past months and test keys. */
                    cap: number | null;
                    /** @description What is used of the cap; null for past months and test keys. */
                    cap_used: number | null;
                };
            };
        };
        UsageEvent: {
            /** @description False for events of test keys. */
            livemode: boolean;
            /** @description An asset type, brand_video or credits. */
            resource: string;
            /** @description 80 or 100: percent of the limit. */
            threshold: number;
            /** @description What is used of the limit. */
            used: number;
            /** @description The limit of the month. */
            limit: number;
            /** @description The UTC month, for example 2026-11. */
            period: string;
        };
        Webhook: {
            /** @description The id of the webhook. */
            id: string;
            /** @description The address that receives its messages. */
            url: string;
            /** @description A note of the caller's own, empty without one. */
            description: string;
            /** @description The types it receives. Null: every type, also those that are added later. */
            event_types: ("run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test")[] | null;
            /**
             * @description full: the whole record; thin: its small fields and where to read it.
             * @enum {string}
             */
            payload: "full" | "thin";
            /**
             * @description A disabled webhook receives nothing.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /** @description Why it is disabled; null while it is enabled. */
            disabled_reason: string | null;
            /** @description The first failure since the last success; null when the last attempt succeeded. */
            failing_since: string | null;
            /** @description Until then the secret before the last rotation signs too; null when only one signs. */
            previous_secret_expires_at: string | null;
            /** @description False for a webhook of a test key: it receives test events only, and is deleted after a day. */
            livemode: boolean;
            /** @description When it was registered. */
            created_at: string;
            /** @description When it was last changed. */
            updated_at: string;
        };
        WebhookDelivery: {
            /** @description The id of the delivery. */
            id: string;
            /** @description The id of the event, which is the `webhook-id` header of the message. */
            event_id: string;
            /**
             * @description The type of the event.
             * @enum {string}
             */
            type: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
            /**
             * @description As type, which is its name everywhere else.
             * @enum {string}
             */
            event_type: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
            /** @description The webhook. Null: the address came with a request. */
            endpoint_id: string | null;
            /** @description The address of the last attempt, or of the next one before the first. */
            url: string;
            /** @description False for events of test keys. */
            livemode: boolean;
            /**
             * @description Why it exists: the event happened, or a test or a replay was requested.
             * @enum {string}
             */
            origin: "event" | "test" | "replay";
            /**
             * @description Pending deliveries have a next attempt; the others have ended.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description The attempts made so far, those before a redelivery included. */
            attempt_count: number;
            /** @description When the next attempt is due; null at the end. */
            next_attempt_at: string | null;
            /** @description Why the last attempt did not succeed. */
            reason: string | null;
            /** @description When the delivery was created. */
            created_at: string;
            /** @description When it was delivered or failed. */
            ended_at: string | null;
        };
        WebhookDeliveryWithAttempts: {
            /** @description The id of the delivery. */
            id: string;
            /** @description The id of the event, which is the `webhook-id` header of the message. */
            event_id: string;
            /**
             * @description The type of the event.
             * @enum {string}
             */
            type: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
            /**
             * @description As type, which is its name everywhere else.
             * @enum {string}
             */
            event_type: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
            /** @description The webhook. Null: the address came with a request. */
            endpoint_id: string | null;
            /** @description The address of the last attempt, or of the next one before the first. */
            url: string;
            /** @description False for events of test keys. */
            livemode: boolean;
            /**
             * @description Why it exists: the event happened, or a test or a replay was requested.
             * @enum {string}
             */
            origin: "event" | "test" | "replay";
            /**
             * @description Pending deliveries have a next attempt; the others have ended.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description The attempts made so far, those before a redelivery included. */
            attempt_count: number;
            /** @description When the next attempt is due; null at the end. */
            next_attempt_at: string | null;
            /** @description Why the last attempt did not succeed. */
            reason: string | null;
            /** @description When the delivery was created. */
            created_at: string;
            /** @description When it was delivered or failed. */
            ended_at: string | null;
            /** @description What is sent, in the form that the webhook asks for now. Null before the first attempt, and once the event is deleted. */
            message: {
                /** @description The headers of every attempt. Beside them go `webhook-timestamp` and `webhook-signature`, new with each attempt. */
                header_fields: {
                    [key: string]: string;
                };
                /** @description The body, byte for byte what the signature is made of. */
                body: string;
            } | null;
            /** @description Every attempt, in order. */
            attempts: {
                /** @description The attempt's number, from 1. */
                number: number;
                /** @description When the attempt began. */
                at: string;
                /** @description The HTTP status. Null: no response, and `error` says why. */
                status_code: number | null;
                /** @description Why the attempt did not succeed; null when it did. */
                error: string | null;
                /** @description Milliseconds until the response or the error. */
                latency_ms: number;
                /** @description The first kilobyte of the response, when it is text. */
                answer: string | null;
            }[];
        };
        WebhookWithSecret: {
            /** @description The id of the webhook. */
            id: string;
            /** @description The address that receives its messages. */
            url: string;
            /** @description A note of the caller's own, empty without one. */
            description: string;
            /** @description The types it receives. Null: every type, also those that are added later. */
            event_types: ("run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test")[] | null;
            /**
             * @description full: the whole record; thin: its small fields and where to read it.
             * @enum {string}
             */
            payload: "full" | "thin";
            /**
             * @description A disabled webhook receives nothing.
             * @enum {string}
             */
            status: "enabled" | "disabled";
            /** @description Why it is disabled; null while it is enabled. */
            disabled_reason: string | null;
            /** @description The first failure since the last success; null when the last attempt succeeded. */
            failing_since: string | null;
            /** @description Until then the secret before the last rotation signs too; null when only one signs. */
            previous_secret_expires_at: string | null;
            /** @description False for a webhook of a test key: it receives test events only, and is deleted after a day. */
            livemode: boolean;
            /** @description When it was registered. */
            created_at: string;
            /** @description When it was last changed. */
            updated_at: string;
            /** @description The secret that signs its messages. It is shown in this answer only. */
            secret: string;
        };
        WorkspaceSecret: {
            /** @description The secret that signs messages to a `webhook_url` of a request; a test key reads its own. */
            secret: string;
            /** @description Until then the secret before the last rotation signs too; null when only one signs. */
            previous_secret_expires_at: string | null;
            /** @description When the secret was created or last replaced. */
            updated_at: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It works. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetHealthAnswer"];
                };
            };
        };
    };
    generate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description The answer to a dry run: what would happen and cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRun"];
                };
            };
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateAnswer"];
                };
            };
        };
    };
    list_runs: {
        parameters: {
            query?: {
                /** @description Runs on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Runs to skip, newest first: 0 to 1,000,000, by default 0; ignored with a cursor. */
                offset?: number;
                /** @description true: runs older than 90 days are listed too; by default false. */
                include_archived?: boolean;
                /** @description Only runs started this way; api includes render. */
                created_via?: "api" | "dashboard" | "studio" | "render" | "mcp" | "campaign";
                /** @description Only runs in this state, or in one of several: queued,running. States: queued, running, succeeded, failed. */
                status?: string;
                /** @description Only runs with this verdict, or one of several: needs_review,rejected. Verdicts: approved, needs_review, rejected. */
                verdict?: string;
                /** @description Only runs that are live on a network (posted), or whose posts are still planned (scheduled), or either. */
                posted?: string;
                /** @description Only runs written for this channel. */
                channel?: "twitter" | "linkedin" | "instagram" | "youtube" | "tiktok" | "web";
                /** @description Only runs of this asset type. */
                asset_type?: "card" | "video" | "slideshow" | "carousel" | "infographic" | "og_image";
                /** @description true: only runs of live keys; false: only runs of test keys. */
                livemode?: boolean;
                /** @description Only runs of this batch. */
                batch_id?: string;
                /** @description Only runs of this campaign. */
                campaign_id?: string;
                /** @description Only the variants that were asked for with this run, which is the first of them. */
                variant_of?: string;
                /** @description Only newer versions that were made of this run. */
                parent_run_id?: string;
                /** @description Only runs with exactly this client_ref. */
                client_ref?: string;
                /** @description Only runs with all of these values, each as metadata[key]=value. */
                metadata?: {
                    [key: string]: string;
                };
                /** @description Only runs whose brief contains this text; case and width do not matter. At most 200 characters. */
                q?: string;
                /** @description Only runs created at or after this time (ISO 8601 with offset), or from this date (UTC) on. */
                from?: string;
                /** @description Only runs created before this time (ISO 8601 with offset), or until this date (UTC), inclusive. */
                to?: string;
                /** @description summary: at most 1 KB a run. */
                view?: "default" | "summary";
                /** @description Where the page begins: the cursor in the Link header of an earlier page, at most 200 characters. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Run"] | components["schemas"]["RunSummary"])[];
                };
            };
        };
    };
    get_run: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end, 0 to 30. */
                wait?: number;
                /** @description full adds the story, which is what the brief means and the words of every slot, the content that a render came with, and when each step ended. summary is at most 1 KB. */
                view?: "default" | "full" | "summary";
                /** @description Seconds, 60 to 604,800: answers addresses that end after so long, too. */
                expires_in?: number;
            };
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunInFull"] | components["schemas"]["RunSummary"];
                };
            };
        };
    };
    delete_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    cancel_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    rerender_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RerenderRunRequest"];
            };
        };
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    retry_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    review_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRunRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    approve_channel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveChannelRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    withdraw_approval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
        };
    };
    list_batches: {
        parameters: {
            query?: {
                /** @description Batches on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Batches to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description true: only batches of live keys; false: only batches of test keys. */
                livemode?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchHead"][];
                };
            };
        };
    };
    render: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenderRequest"];
            };
        };
        responses: {
            /** @description The answer to a dry run: what would happen and cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRuns"];
                };
            };
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    get_batch: {
        parameters: {
            query?: {
                /** @description Seconds to wait for the end, 0 to 30. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description Id of a batch, a UUID. */
                batch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    cancel_batch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a batch, a UUID. */
                batch_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Batch"];
                };
            };
        };
    };
    list_looks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"][];
                };
            };
        };
    };
    list_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
        };
    };
    get_template: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A template, or an asset type for its default template. */
                output_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    clarify_brief: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClarifyBriefRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clarity"];
                };
            };
        };
    };
    get_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    list_product_screens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screen"][];
                };
            };
        };
    };
    upload_product_screen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadProductScreenRequest"];
                "multipart/form-data": {
                    /** @description What the screen shows, 1 to 120 characters */
                    name: string;
                    /**
                     * @description Which part of the product the screen shows
                     * @enum {string}
                     */
                    screen_type: "home" | "feature" | "feed" | "chat" | "results" | "verdict" | "dashboard" | "desktop" | "onboarding" | "detail" | "settings" | "other";
                    /**
                     * @description The device the screenshot was taken on
                     * @enum {string}
                     */
                    device: "phone" | "desktop" | "tablet";
                    /**
                     * @description Whether the screen is light or dark
                     * @enum {string}
                     */
                    theme: "light" | "dark" | "unknown";
                    /**
                     * Format: binary
                     * @description The file as a part of multipart/form-data; at most 10 MB and 16 megapixels
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screen"];
                };
            };
        };
    };
    get_product_screen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the screen, a UUID */
                screen_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screen"];
                };
            };
        };
    };
    delete_product_screen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the screen, a UUID */
                screen_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    update_product_screen: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the screen, a UUID */
                screen_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateProductScreenRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screen"];
                };
            };
        };
    };
    list_photos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"][];
                };
            };
        };
    };
    upload_photo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadPhotoRequest"];
                "multipart/form-data": {
                    /** @description What the photo is called, 1 to 120 characters */
                    name: string;
                    /**
                     * @description What the photo shows; people needs consent
                     * @enum {string}
                     */
                    kind: "product" | "place" | "people" | "texture" | "other";
                    /** @description The point that stays in view in every crop, JSON text in multipart; null leaves it to the photo's detail */
                    focus?: {
                        /** @description Share of the photo's width, from 0 (left) to 1 */
                        x: number;
                        /** @description Share of the photo's height, from 0 (top) to 1 */
                        y: number;
                    } | null;
                    /** @description Words of your own, at most 20 of 40 characters; with commas between them in multipart */
                    tags?: string[];
                    /**
                     * @description What the photo shows, for people who cannot see it, at most 400 characters
                     * @default
                     */
                    alt_text?: string;
                    /**
                     * @description true: the people on it have agreed to be shown. Required for the kind people, and recorded
                     * @constant
                     */
                    consent?: true;
                    /**
                     * Format: binary
                     * @description The file as a part of multipart/form-data; at most 10 MB and 16 megapixels
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
        };
    };
    get_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the photo, a UUID */
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
        };
    };
    delete_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the photo, a UUID */
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    update_photo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the photo, a UUID */
                photo_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdatePhotoRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
        };
    };
    list_fonts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Font"][];
                };
            };
        };
    };
    upload_font: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadFontRequest"];
                "multipart/form-data": {
                    /**
                     * @description true: the font's licence allows pictures and films made by a service; recorded
                     * @constant
                     */
                    license_confirmed: true;
                    /** @description Name of the family, at most 60 characters. Default: the file's own. Files with one name are one family */
                    family?: string;
                    /**
                     * Format: binary
                     * @description A WOFF2 or TTF file as a part of multipart/form-data; at most 2 MB, 6 MB unpacked
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Font"];
                };
            };
        };
    };
    delete_font: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the font, a UUID */
                font_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    upload_logo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadLogoRequest"];
                "multipart/form-data": {
                    /**
                     * @description What the logo is used for
                     * @default primary
                     * @enum {string}
                     */
                    variant?: "primary" | "mark" | "mono";
                    /**
                     * @description The ground the logo is made for, light or dark
                     * @default light
                     * @enum {string}
                     */
                    theme?: "light" | "dark";
                    /**
                     * Format: binary
                     * @description The file as a part of multipart/form-data; at most 10 MB and 16 megapixels
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Logo"];
                };
            };
        };
    };
    get_brand_dna: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDna"];
                };
            };
        };
    };
    update_brand_dna: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateBrandDnaRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDna"];
                };
            };
        };
    };
    draft_brand_dna: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DraftBrandDnaRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandDraft"];
                };
            };
        };
    };
    list_people: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"][];
                };
            };
        };
    };
    add_person: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPersonRequest"];
                "multipart/form-data": {
                    /** @description The person's name, 1 to 120 characters */
                    name: string;
                    /**
                     * @description What the person does, at most 120 characters
                     * @default
                     */
                    role?: string;
                    /**
                     * @description Words the person may be quoted with, at most 400 characters
                     * @default
                     */
                    quote?: string;
                    /**
                     * @description true: the person has agreed to be shown. The key that states it is recorded
                     * @constant
                     */
                    consent: true;
                    /**
                     * Format: binary
                     * @description The file as a part of multipart/form-data; at most 10 MB and 16 megapixels
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    get_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person, a UUID */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    delete_person: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the person, a UUID */
                person_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_media: {
        parameters: {
            query?: {
                /** @description Uploads on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Uploads to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description Only uploads of this kind: screen, photo, logo, person, mascot or video */
                kind?: "screen" | "photo" | "logo" | "person" | "mascot" | "video";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Media"][];
                };
            };
        };
    };
    delete_media: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteMediaRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMediaAnswer"];
                };
            };
        };
    };
    list_accounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
        };
    };
    post_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostRunRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"] | components["schemas"]["PostDryRun"];
                };
            };
        };
    };
    schedule_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a run, a UUID. */
                run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SchedulePostRequest"];
            };
        };
        responses: {
            /** @description The answer to a dry run: what would happen and cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostDryRun"];
                };
            };
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    list_campaigns: {
        parameters: {
            query?: {
                /** @description Campaigns on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Campaigns to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description true: only campaigns of live keys; false: only campaigns of test keys. */
                livemode?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHead"][];
                };
            };
        };
    };
    create_campaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignRequest"];
            };
        };
        responses: {
            /** @description The answer to a dry run: what would happen and cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRuns"];
                };
            };
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
        };
    };
    get_campaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a campaign. */
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignInFull"];
                };
            };
        };
    };
    reschedule_campaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a campaign. */
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleCampaignRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RescheduledCampaign"];
                };
            };
        };
    };
    cancel_campaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a campaign. */
                campaign_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignInFull"];
                };
            };
        };
    };
    list_posts: {
        parameters: {
            query?: {
                /** @description Posts on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Posts to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description Only posts with this status, or one of several: scheduled, publishing, posted, failed or canceled. */
                status?: string;
                /** @description Only posts on this network. */
                platform?: "x" | "linkedin" | "instagram" | "youtube" | "tiktok";
                /** @description Only posts of this run. */
                run_id?: string;
                /** @description Only posts of this campaign. */
                campaign_id?: string;
                /** @description Only posts that were taken down again (`true`) or only the others (`false`). */
                removed?: boolean;
                /** @description Only live posts (`true`) or only test posts (`false`). */
                livemode?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"][];
                };
            };
        };
    };
    get_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a post. */
                post_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    remove_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a post. */
                post_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    reschedule_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a post. */
                post_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReschedulePostRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    cancel_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a post. */
                post_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    retry_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a post. */
                post_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    get_performance: {
        parameters: {
            query?: {
                /** @description Posts of the last 7, 30 or 90 days: 7d, 30d (the default) or 90d. */
                window?: "7d" | "30d" | "90d";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Performance"];
                };
            };
        };
    };
    list_events: {
        parameters: {
            query?: {
                /** @description Events on a page: 1 to 100, by default 50. */
                limit?: number;
                /** @description Read on after this event id or X-Next-Cursor; `latest` reads only what happens from now on. Without it: from the oldest kept event. */
                after?: string;
                /** @description Only events recorded at this time or later. ISO 8601 with an offset. */
                from?: string;
                /** @description Event types, or groups like `run.*`, separated by commas: at most 400 characters. Without it every type. */
                type?: string;
                /** @description Seconds to wait for the first event: 0 to 30, by default 0. */
                wait?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    get_mascot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mascot"];
                };
            };
        };
    };
    create_mascot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMascotRequest"];
            };
        };
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mascot"];
                };
            };
        };
    };
    mascot_step: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MascotStepRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mascot"];
                };
            };
        };
    };
    buy_credits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["BuyCreditsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
        };
    };
    list_ledger: {
        parameters: {
            query?: {
                /** @description Entries on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Entries to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description A UTC calendar month. */
                month?: string;
                /** @description Only entries of this kind. */
                kind?: "grant" | "expire" | "reserve" | "return" | "onboarding" | "plan" | "purchase" | "refund" | "dispute" | "debt";
                /** @description Only entries of this run. */
                run_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntry"][];
                };
            };
        };
    };
    get_usage: {
        parameters: {
            query?: {
                /** @description A UTC calendar month; the current one without it. */
                month?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Usage"];
                };
            };
        };
    };
    list_brand_videos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandVideo"][];
                };
            };
        };
    };
    upload_brand_video: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadBrandVideoRequest"];
                "multipart/form-data": {
                    /** @description Title of the video, 1 to 120 characters; never replaced */
                    title?: string;
                    /**
                     * Format: binary
                     * @description MP4, MOV or WebM as a part of multipart/form-data; at most 100 MB and 10 minutes
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandVideo"];
                };
            };
        };
    };
    get_brand_video: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the video, a UUID */
                video_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandVideo"];
                };
            };
        };
    };
    delete_brand_video: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the video, a UUID */
                video_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    list_webhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    create_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    get_webhook_secret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSecret"];
                };
            };
        };
    };
    rotate_workspace_secret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkspaceSecret"];
                };
            };
        };
    };
    list_webhook_deliveries: {
        parameters: {
            query?: {
                /** @description Deliveries on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Deliveries to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only deliveries of this event type. */
                type?: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
                /** @description Another name of type. */
                event_type?: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
                /** @description Only deliveries of this event. */
                event_id?: string;
                /** @description Only deliveries to this webhook. */
                endpoint_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    get_webhook_delivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a delivery of the workspace. Deliveries are kept for 30 days. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithAttempts"];
                };
            };
        };
    };
    redeliver_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a delivery of the workspace. Deliveries are kept for 30 days. */
                delivery_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    get_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    delete_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. There is nothing to read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    update_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    test_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    rotate_webhook_secret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    list_deliveries_of_webhook: {
        parameters: {
            query?: {
                /** @description Deliveries on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Deliveries to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "delivered" | "failed";
                /** @description Only deliveries of this event type. */
                type?: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
                /** @description Another name of type. */
                event_type?: "run.started" | "run.succeeded" | "run.failed" | "run.reviewed" | "render.completed" | "post.scheduled" | "post.posted" | "post.failed" | "post.canceled" | "brand.updated" | "account.disconnected" | "usage.threshold" | "webhook.test";
                /** @description Only deliveries of this event. */
                event_id?: string;
            };
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    replay_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a webhook of the workspace. */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookRequest"];
            };
        };
        responses: {
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayWebhookAnswer"];
                };
            };
        };
    };
    list_keys: {
        parameters: {
            query?: {
                /** @description Keys on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Keys to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Key"][];
                };
            };
        };
    };
    mint_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MintKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MintKeyAnswer"];
                };
            };
        };
    };
    rotate_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key it is about. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateKeyRequest"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotateKeyAnswer"];
                };
            };
        };
    };
    revoke_key: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key it is about. */
                key_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeKeyAnswer"];
                };
            };
        };
    };
    list_audit: {
        parameters: {
            query?: {
                /** @description Entries on a page: 1 to 100, by default 20. */
                limit?: number;
                /** @description Entries to skip, newest first: 0 to 1,000,000, by default 0. */
                offset?: number;
                /** @description Only entries at or after this time (ISO 8601 with offset). */
                from?: string;
                /** @description Only entries before this time (ISO 8601 with offset). */
                to?: string;
                /** @description Only this action: lower-case letters and underscores, at most 64. */
                action?: string;
                /** @description Only what this key, user, agent or system did: its id, at most 64 characters. */
                actor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
        };
    };
    get_description: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    report_leaked_keys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    /** @description The text that was found, 1 to 500 characters. */
                    token: string;
                    /** @description The scanner's name for it. */
                    type?: string;
                } & {
                    [key: string]: unknown;
                })[];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description SHA-256 of the text that was found, in hex. */
                        token_hash: string;
                        /** @description The scanner's name for it. */
                        token_type: string;
                        /**
                         * @description true_positive: it was a key, and is revoked now.
                         * @enum {string}
                         */
                        label: "true_positive" | "false_positive";
                    }[];
                };
            };
        };
    };
    generate_studio_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateStudioCardRequest"];
            };
        };
        responses: {
            /** @description The answer to a dry run: what would happen and cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioDryRun"];
                };
            };
            /** @description Accepted. The work goes on after the answer. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudioCard"];
                };
            };
        };
    };
    list_studio_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
        };
    };
    begin_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The only program that gets keys this way.
                     * @constant
                     */
                    client_id: "brandrun-cli";
                    /**
                     * @description live or test, and review for a key that may review runs.
                     * @default live
                     */
                    scope?: string;
                    /**
                     * @description The name of the computer, which the page shows.
                     * @default a computer
                     */
                    host?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BeginLoginAnswer"];
                };
            };
        };
    };
    give_back_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The only program that gets keys this way.
                     * @constant
                     */
                    client_id?: "brandrun-cli";
                    /** @description The key to give back. An unknown one is answered in the same way. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done. There is nothing to read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    finish_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The grant of RFC 8628.
                     * @constant
                     */
                    grant_type: "urn:ietf:params:oauth:grant-type:device_code";
                    /**
                     * @description The only program that gets keys this way.
                     * @constant
                     */
                    client_id: "brandrun-cli";
                    /** @description The device_code of the first answer. */
                    device_code: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishLoginAnswer"];
                };
            };
        };
    };
    on_run_started: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "run.started";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["RunEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_run_succeeded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "run.succeeded";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["RunEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_run_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "run.failed";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["RunEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_run_reviewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "run.reviewed";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["RunEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_render_completed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "render.completed";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["BatchEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_post_scheduled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "post.scheduled";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["PostEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_post_posted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "post.posted";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["PostEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_post_failed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "post.failed";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["PostEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_post_canceled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "post.canceled";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["PostEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_brand_updated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "brand.updated";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["BrandEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_account_disconnected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "account.disconnected";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["AccountEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_usage_threshold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "usage.threshold";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["UsageEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_webhook_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What happened.
                     * @constant
                     */
                    type: "webhook.test";
                    /** @description When it was recorded. */
                    timestamp: string;
                    data: components["schemas"]["TestEvent"];
                };
            };
        };
        responses: {
            /** @description Received. What the answer says is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
