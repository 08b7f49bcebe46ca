CREATE TABLE "access_request" (
	"email" text PRIMARY KEY NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_request_created" ON "access_request" USING btree ("created_at");