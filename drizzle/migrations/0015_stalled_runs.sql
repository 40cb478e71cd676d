ALTER TABLE "runs" RENAME COLUMN "nudges" TO "stalls";
