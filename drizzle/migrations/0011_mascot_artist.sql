ALTER TABLE "mascot_pictures" ADD COLUMN "drawn_by" text DEFAULT 'parts' NOT NULL;--> statement-breakpoint
ALTER TABLE "mascot_pictures" ADD COLUMN "drawn_note" text DEFAULT '' NOT NULL;