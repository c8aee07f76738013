CREATE TABLE "check_in_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	CONSTRAINT "mail_preferences_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "second_step_removals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_access" DROP CONSTRAINT "health_access_userId_what_day_unique";--> statement-breakpoint
ALTER TABLE "health_access" DROP CONSTRAINT "health_access_own_looks_have_a_day";--> statement-breakpoint
ALTER TABLE "erasures" ADD COLUMN "is_by_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "health_access" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "units" text DEFAULT 'metric' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "date_language" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "check_in_reminders" ADD CONSTRAINT "check_in_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_step_removals" ADD CONSTRAINT "second_step_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_access_own_looks_of_a_day" ON "health_access" USING btree ("user_id","what","day") WHERE "health_access"."actor_kind" = 'member';--> statement-breakpoint
CREATE UNIQUE INDEX "health_access_calls_of_a_day" ON "health_access" USING btree ("user_id","token_id","action","what","day") WHERE "health_access"."actor_kind" = 'token';--> statement-breakpoint
ALTER TABLE "health_access" ADD CONSTRAINT "health_access_what_is_summed_up_has_a_day" CHECK (("health_access"."day" IS NOT NULL) = ("health_access"."actor_kind" = 'member' AND "health_access"."action" = 'read') OR "health_access"."actor_kind" = 'token');