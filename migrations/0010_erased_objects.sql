CREATE TABLE "erased_object" (
	"key" text PRIMARY KEY NOT NULL
);
