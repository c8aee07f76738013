CREATE TABLE "lesson_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"over" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"picture" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_drafts" ADD CONSTRAINT "lesson_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_uploads" ADD CONSTRAINT "lesson_uploads_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_drafts_latest" ON "lesson_drafts" USING btree ("lesson_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_uploads_lesson" ON "lesson_uploads" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_words_like" ON "lesson_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- The words of what stands there already.
INSERT INTO "lesson_words" SELECT DISTINCT (regexp_matches(lower(concat_ws(' ', "title", "summary", "practice", "plain")), '[[:alpha:]]{4,30}', 'g'))[1] FROM "lessons" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "lesson_words" SELECT DISTINCT (regexp_matches("gist", '[[:alpha:]]{4,30}', 'g'))[1] FROM "lesson_cues" ON CONFLICT DO NOTHING;
