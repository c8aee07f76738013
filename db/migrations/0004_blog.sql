CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "blog_automation_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"user_id" uuid,
	"daily_prompt" text NOT NULL,
	"enabled" boolean NOT NULL,
	"publishing_time" text NOT NULL,
	"timezone" text NOT NULL,
	"mode" text NOT NULL,
	"last_generated_date" date,
	"monthly_budget_cents" integer,
	"input_price_cents" integer,
	"output_price_cents" integer,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_automation_settings_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "generation_items" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"scheduled_for" timestamp with time zone,
	"article" jsonb,
	"error" text,
	"post_id" uuid,
	CONSTRAINT "generation_items_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "generation_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"input" jsonb NOT NULL,
	"requested_by" uuid,
	"step" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 1 NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"alive_at" timestamp with time zone,
	"error" text,
	"topic" text,
	"local_date" date,
	"post_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"post_id" uuid,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_chores" (
	"kind" text PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file_key" text,
	"bytes" integer,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_link_findings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"link" text NOT NULL,
	"problem" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"post_id" uuid NOT NULL,
	"picture" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"cover" jsonb,
	"pictures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"pillar" text,
	"published" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"scheduled_for" timestamp with time zone,
	"date" timestamp with time zone,
	"origin" text DEFAULT 'hand' NOT NULL,
	"model" text,
	"note" text,
	"reviewed_by" uuid,
	"reviewed_at" timestamp with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"html" text NOT NULL,
	"headings" jsonb NOT NULL,
	"words" integer NOT NULL,
	"gist" text NOT NULL,
	"plain" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"search_head" "tsvector" NOT NULL,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "posts_one_status" CHECK ("posts"."published" = ("posts"."status" = 'published')),
	CONSTRAINT "posts_scheduled_when" CHECK (("posts"."status" = 'scheduled') = ("posts"."scheduled_for" IS NOT NULL)),
	CONSTRAINT "posts_dated" CHECK ("posts"."status" <> 'published' OR "posts"."date" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"title" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "blog_automation_settings" ADD CONSTRAINT "blog_automation_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_items" ADD CONSTRAINT "generation_items_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_items" ADD CONSTRAINT "generation_items_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_run_id_generation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."generation_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_link_findings" ADD CONSTRAINT "post_link_findings_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_uploads" ADD CONSTRAINT "post_uploads_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generation_runs_kind_created_at_index" ON "generation_runs" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "generation_runs_post_id_index" ON "generation_runs" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "generation_runs_one_a_day" ON "generation_runs" USING btree ("local_date") WHERE kind = 'daily' AND status IN ('queued', 'running', 'done');--> statement-breakpoint
CREATE INDEX "model_usage_used_at_index" ON "model_usage" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "model_usage_post_id_index" ON "model_usage" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "model_usage_run_id_index" ON "model_usage" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "post_link_findings_post_id_index" ON "post_link_findings" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_uploads_post_id_index" ON "post_uploads" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_versions_post_id_saved_at_index" ON "post_versions" USING btree ("post_id","saved_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "post_words_like" ON "post_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE published;--> statement-breakpoint
CREATE INDEX "posts_by_making" ON "posts" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("scheduled_for") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_search_head" ON "posts" USING gin ("search_head");--> statement-breakpoint
CREATE INDEX "posts_pillar" ON "posts" USING btree ("pillar","date" DESC NULLS FIRST) WHERE published;--> statement-breakpoint
CREATE INDEX "posts_gist" ON "posts" USING gin ("gist" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING gin ("author" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "publications_due_at_index" ON "publications" USING btree ("due_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_post_id_index" ON "publications" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publications_one_open" ON "publications" USING btree ("post_id","due_at") WHERE done_at IS NULL;