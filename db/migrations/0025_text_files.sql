CREATE TABLE "text_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"folder" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_changed_at" timestamp with time zone NOT NULL,
	"part_bytes" integer NOT NULL,
	"parts" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"ending" text,
	"digest" text,
	"complete_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "text_files_folder_index" ON "text_files" USING btree ("folder");--> statement-breakpoint
CREATE UNIQUE INDEX "text_files_content" ON "text_files" USING btree ("folder","digest") WHERE "text_files"."complete_at" is not null;--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "version";