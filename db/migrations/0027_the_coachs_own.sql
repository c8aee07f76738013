CREATE TABLE "attention_put_off" (
	"kind" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"put_off_by" uuid,
	"put_off_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_settings" (
	"service" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"secrets" jsonb NOT NULL,
	"previous" jsonb,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "service_uses" (
	"service" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"sentence" text,
	"successes" bigint DEFAULT 0 NOT NULL,
	"failures" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"as_of" date,
	"review_on" date,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "claim_decisions_shown" CHECK ("claim_decisions"."state" = 'dropped' OR ("claim_decisions"."source" <> '' AND "claim_decisions"."as_of" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "member_stories" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member_stories" ALTER COLUMN "rating" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "retailer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_stories" ADD COLUMN "consent_how" text;--> statement-breakpoint
ALTER TABLE "member_stories" ADD COLUMN "noted_by" uuid;--> statement-breakpoint
ALTER TABLE "attention_put_off" ADD CONSTRAINT "attention_put_off_put_off_by_users_id_fk" FOREIGN KEY ("put_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_settings" ADD CONSTRAINT "service_settings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD CONSTRAINT "claim_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_one_holds" ON "claim_decisions" USING btree ("claim") WHERE "claim_decisions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claim_decisions_decided_by_index" ON "claim_decisions" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_source" CHECK (("member_stories"."user_id" IS NULL) = ("member_stories"."consent_how" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "member_stories" ADD CONSTRAINT "member_stories_rated" CHECK ("member_stories"."user_id" IS NULL OR "member_stories"."rating" IS NOT NULL);