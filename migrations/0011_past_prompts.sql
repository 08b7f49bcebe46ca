ALTER TABLE "page" ADD COLUMN "past_prompts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page" ADD COLUMN "past_runs" integer DEFAULT 0 NOT NULL;