CREATE TABLE "site_rule" (
	"owner_id" text NOT NULL,
	"site" text NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_rule_owner_id_site_pk" PRIMARY KEY("owner_id","site")
);
--> statement-breakpoint
ALTER TABLE "site_rule" ADD CONSTRAINT "site_rule_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;