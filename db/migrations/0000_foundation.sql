CREATE TABLE "health_labs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_stats" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"weight_kg" numeric(8, 2),
	"sleep_hours" numeric(8, 4),
	"steps" integer,
	"water_liters" numeric(8, 3),
	"hrv_ms" numeric(8, 1),
	"resting_hr" numeric(8, 1),
	CONSTRAINT "health_stats_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "health_stats_not_empty" CHECK (num_nonnulls("health_stats"."weight_kg", "health_stats"."sleep_hours", "health_stats"."steps", "health_stats"."water_liters", "health_stats"."hrv_ms", "health_stats"."resting_hr") > 0),
	CONSTRAINT "health_stats_weight_kg_range" CHECK ("health_stats"."weight_kg" between 20 and 400),
	CONSTRAINT "health_stats_sleep_hours_range" CHECK ("health_stats"."sleep_hours" between 0 and 24),
	CONSTRAINT "health_stats_steps_range" CHECK ("health_stats"."steps" between 0 and 120000),
	CONSTRAINT "health_stats_water_liters_range" CHECK ("health_stats"."water_liters" between 0 and 15),
	CONSTRAINT "health_stats_hrv_ms_range" CHECK ("health_stats"."hrv_ms" between 1 and 300),
	CONSTRAINT "health_stats_resting_hr_range" CHECK ("health_stats"."resting_hr" between 25 and 220)
);
--> statement-breakpoint
CREATE TABLE "health_streaks" (
	"user_id" uuid NOT NULL,
	"streak_type" text NOT NULL,
	"current_streak" integer NOT NULL,
	"longest_streak" integer NOT NULL,
	"last_entry_date" date,
	CONSTRAINT "health_streaks_user_id_streak_type_pk" PRIMARY KEY("user_id","streak_type"),
	CONSTRAINT "health_streaks_type" CHECK ("health_streaks"."streak_type" in ('daily_entry', 'weekly_labs')),
	CONSTRAINT "health_streaks_lengths" CHECK ("health_streaks"."current_streak" >= 0 and "health_streaks"."longest_streak" >= "health_streaks"."current_streak")
);
--> statement-breakpoint
CREATE TABLE "user_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_type" text NOT NULL,
	"points" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_achievements_user_id_achievement_type_pk" PRIMARY KEY("user_id","achievement_type"),
	CONSTRAINT "user_achievements_points" CHECK ("user_achievements"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_providerId_accountId_unique" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"next" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mailed_links_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"body" text NOT NULL,
	"spam" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"trial_requested_at" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"granted_at" timestamp with time zone,
	"granted_until" timestamp with time zone,
	CONSTRAINT "memberships_trial_is_whole" CHECK (("memberships"."trial_started_at" IS NULL) = ("memberships"."trial_ends_at" IS NULL)),
	CONSTRAINT "memberships_trial_has_length" CHECK ("memberships"."trial_ends_at" > "memberships"."trial_started_at"),
	CONSTRAINT "memberships_end_needs_grant" CHECK ("memberships"."granted_until" IS NULL OR "memberships"."granted_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_labs" ADD CONSTRAINT "health_labs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_stats" ADD CONSTRAINT "health_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_streaks" ADD CONSTRAINT "health_streaks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_labs_newest" ON "health_labs" USING btree ("user_id","recorded_at");--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_links_user_id_index" ON "mailed_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "inbox_messages_spam_received_at_id_index" ON "inbox_messages" USING btree ("spam","received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("received_at") WHERE "inbox_messages"."read_at" IS NULL AND NOT "inbox_messages"."spam";--> statement-breakpoint
CREATE INDEX "rate_limits_expires_at" ON "rate_limits" USING btree ("expires_at");