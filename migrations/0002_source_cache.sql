CREATE TABLE "source_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"etag" text,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "source_cache_confirmed" ON "source_cache" USING btree ("confirmed_at");