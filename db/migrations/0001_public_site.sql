CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"pillar" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "member_stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"edited_text" text,
	"rating" integer NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"picture" jsonb,
	"status" text NOT NULL,
	"held" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "member_stories_rating" CHECK ("member_stories"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "member_stories_text" CHECK (char_length("member_stories"."text") BETWEEN 20 AND 1200),
	CONSTRAINT "member_stories_edited_text" CHECK (char_length("member_stories"."edited_text") BETWEEN 20 AND 1200)
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "starter_content" (
	"name" text PRIMARY KEY NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_created_at_id_index" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "member_stories_user_id_index" ON "member_stories" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "member_stories_status_created_at_id_index" ON "member_stories" USING btree ("status","created_at" DESC NULLS LAST,"id");