CREATE TABLE "setting_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"setting" text NOT NULL,
	"value" jsonb,
	"ended_at" timestamp with time zone NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "setting_versions_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "blog_automation_settings" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "setting_versions_newest" ON "setting_versions" USING btree ("setting","place");