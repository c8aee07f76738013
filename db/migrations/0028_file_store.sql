CREATE TABLE "file_deletions" (
	"store" text NOT NULL,
	"key" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "file_deletions_store_key_pk" PRIMARY KEY("store","key")
);
--> statement-breakpoint
CREATE TABLE "file_store" (
	"id" text PRIMARY KEY NOT NULL,
	"main" text NOT NULL,
	"phase" text NOT NULL,
	"round" uuid NOT NULL,
	"cursor" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"sentence" text
);
