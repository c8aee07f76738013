CREATE TABLE "health_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"file_changed_at" timestamp with time zone NOT NULL,
	"part_bytes" integer NOT NULL,
	"parts" integer[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"mapping" jsonb,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "health_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_values" (
	"user_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"source_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"value" numeric(10, 4) NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"also_in" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "health_values_user_id_metric_day_source_id_method_import_id_pk" PRIMARY KEY("user_id","metric","day","source_id","method","import_id"),
	CONSTRAINT "health_values_method" CHECK ("health_values"."method" in ('', 'rmssd', 'sdnn'))
);
--> statement-breakpoint
CREATE TABLE "health_source_ranks" (
	"user_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"source_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "health_source_ranks_user_id_metric_source_id_pk" PRIMARY KEY("user_id","metric","source_id")
);
--> statement-breakpoint
CREATE TABLE "lab_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lab_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"loinc" text,
	"operator" text,
	"value" numeric,
	"words" text,
	"unit" text DEFAULT '' NOT NULL,
	"ucum" text,
	"low" numeric,
	"low_inclusive" boolean DEFAULT true NOT NULL,
	"high" numeric,
	"high_inclusive" boolean DEFAULT true NOT NULL,
	"flag" text,
	CONSTRAINT "lab_results_value" CHECK (num_nonnulls("lab_results"."value", "lab_results"."words") = 1),
	CONSTRAINT "lab_results_operator" CHECK ("lab_results"."operator" is null or ("lab_results"."value" is not null and "lab_results"."operator" in ('<', '<=', '>', '>='))),
	CONSTRAINT "lab_results_range" CHECK ("lab_results"."low" is null or "lab_results"."high" is null or "lab_results"."low" <= "lab_results"."high"),
	CONSTRAINT "lab_results_flag" CHECK ("lab_results"."flag" in ('LL', 'L', 'N', 'H', 'HH', 'A'))
);
--> statement-breakpoint
CREATE TABLE "lab_targets" (
	"loinc" text PRIMARY KEY NOT NULL,
	"ucum" text NOT NULL,
	"low" numeric,
	"high" numeric,
	"reason" text DEFAULT '' NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lab_targets_band" CHECK (num_nonnulls("lab_targets"."low", "lab_targets"."high") > 0 and ("lab_targets"."low" is null or "lab_targets"."high" is null or "lab_targets"."low" <= "lab_targets"."high"))
);
--> statement-breakpoint
CREATE TABLE "check_in_keys" (
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "habit_weeks" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"habit" text NOT NULL,
	"done_on" date[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "habit_weeks_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
CREATE TABLE "rest_ranges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rest_ranges_kind" CHECK ("rest_ranges"."kind" in ('rest', 'sick', 'travel')),
	CONSTRAINT "rest_ranges_order" CHECK ("rest_ranges"."to_day" >= "rest_ranges"."from_day")
);
--> statement-breakpoint
DROP INDEX "health_labs_newest";--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "collected_on" date;--> statement-breakpoint
UPDATE "health_labs" SET "collected_on" = ("recorded_at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
ALTER TABLE "health_labs" ALTER COLUMN "collected_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "laboratory" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "fasting" boolean;--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "origin" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "health_stats" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
UPDATE "health_stats" SET "entered_at" = "recorded_at";--> statement-breakpoint
ALTER TABLE "health_stats" ADD COLUMN "hrv_method" text;--> statement-breakpoint
ALTER TABLE "health_stats" ADD COLUMN "sources" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_sources" ADD CONSTRAINT "health_sources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_values" ADD CONSTRAINT "health_values_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_values" ADD CONSTRAINT "health_values_source_id_health_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."health_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_values" ADD CONSTRAINT "health_values_import_id_health_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."health_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_source_ranks" ADD CONSTRAINT "health_source_ranks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_source_ranks" ADD CONSTRAINT "health_source_ranks_source_id_health_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."health_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_lab_id_health_labs_id_fk" FOREIGN KEY ("lab_id") REFERENCES "public"."health_labs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_targets" ADD CONSTRAINT "lab_targets_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_keys" ADD CONSTRAINT "check_in_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "habit_weeks" ADD CONSTRAINT "habit_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rest_ranges" ADD CONSTRAINT "rest_ranges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_imports_of" ON "health_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "health_sources_once" ON "health_sources" USING btree ("user_id","kind","name");--> statement-breakpoint
CREATE INDEX "health_values_of_import" ON "health_values" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "lab_results_of" ON "lab_results" USING btree ("lab_id","position");--> statement-breakpoint
CREATE INDEX "lab_results_test" ON "lab_results" USING btree ("loinc","lab_id");--> statement-breakpoint
CREATE INDEX "check_in_keys_old" ON "check_in_keys" USING btree ("at");--> statement-breakpoint
CREATE INDEX "rest_ranges_of" ON "rest_ranges" USING btree ("user_id","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "health_labs_once" ON "health_labs" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "health_labs_newest" ON "health_labs" USING btree ("user_id","collected_on");--> statement-breakpoint
ALTER TABLE "health_labs" ADD CONSTRAINT "health_labs_origin" CHECK ("health_labs"."origin" in ('typed', 'pasted', 'csv', 'fhir'));--> statement-breakpoint
ALTER TABLE "health_stats" ADD CONSTRAINT "health_stats_hrv_method" CHECK ("health_stats"."hrv_method" in ('rmssd', 'sdnn'));