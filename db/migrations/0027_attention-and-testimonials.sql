CREATE TABLE "attention_put_off" (
	"kind" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"put_off_by" uuid,
	"put_off_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_stories" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member_stories" ALTER COLUMN "rating" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member_stories" ADD COLUMN "consent_how" text;--> statement-breakpoint
ALTER TABLE "member_stories" ADD COLUMN "noted_by" uuid;--> statement-breakpoint
ALTER TABLE "attention_put_off" ADD CONSTRAINT "attention_put_off_put_off_by_users_id_fk" FOREIGN KEY ("put_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_source" CHECK (("member_stories"."user_id" IS NULL) = ("member_stories"."consent_how" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_rated" CHECK ("member_stories"."user_id" IS NULL OR "member_stories"."rating" IS NOT NULL);