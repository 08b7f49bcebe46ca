ALTER TABLE "search" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "search" ADD CONSTRAINT "search_replaced_by_search_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."search"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_replaced_by" ON "search" USING btree ("replaced_by");