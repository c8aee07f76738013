CREATE TABLE "backup_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"installation" uuid DEFAULT gen_random_uuid() NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"copied_at" timestamp with time zone,
	"copied_bytes" bigint,
	"copied_to" text,
	"dies_with_machine" boolean,
	"failing_since" timestamp with time zone,
	"failure" text,
	"checked_at" timestamp with time zone,
	"differences" integer,
	"differing" text[] DEFAULT '{}' NOT NULL,
	"key_stored_at" timestamp with time zone,
	"restored_at" timestamp with time zone,
	"holds_mails_since" timestamp with time zone,
	"pending" jsonb,
	CONSTRAINT "backup_state_one_row" CHECK ("backup_state"."only")
);
--> statement-breakpoint
CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"sealed" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_troubles" (
	"kind" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"sentence" text NOT NULL,
	"path" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"mail_failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"pieces" integer NOT NULL,
	"shipped_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "stored_files_to_ship" ON "stored_files" USING btree ("key") WHERE "stored_files"."shipped_at" is null and "stored_files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stored_files_deleted" ON "stored_files" USING btree ("deleted_at") WHERE "stored_files"."deleted_at" is not null;