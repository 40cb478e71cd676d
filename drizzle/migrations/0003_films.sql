CREATE TABLE "film_segments" (
	"workspace_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"sha256" text,
	CONSTRAINT "film_segments_pkey" PRIMARY KEY("run_id","index")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "fps" integer;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "sound" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "design" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "segments_done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "segments_total" integer;--> statement-breakpoint
ALTER TABLE "film_segments" ADD CONSTRAINT "film_segments_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE no action ON UPDATE no action;