CREATE TABLE "judgement" (
	"page_id" text NOT NULL,
	"question" text NOT NULL,
	"text_hash" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "judgement_page_id_question_text_hash_pk" PRIMARY KEY("page_id","question","text_hash")
);
--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "job_event" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "judgement" ADD CONSTRAINT "judgement_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;