CREATE TABLE "site_openings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"opened_by" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "site_openings" ADD CONSTRAINT "site_openings_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_openings_one_open" ON "site_openings" USING btree ((true)) WHERE "site_openings"."closed_at" is null;