CREATE TABLE "lab_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "health_labs" DROP CONSTRAINT "health_labs_origin";--> statement-breakpoint
ALTER TABLE "health_labs" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "lab_files" ADD CONSTRAINT "lab_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_files_once" ON "lab_files" USING btree ("user_id","digest");--> statement-breakpoint
CREATE INDEX "lab_files_expiring" ON "lab_files" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "health_labs" ADD CONSTRAINT "health_labs_file_id_lab_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."lab_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_labs_of_file" ON "health_labs" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "health_labs" ADD CONSTRAINT "health_labs_origin" CHECK ("health_labs"."origin" in ('typed', 'pasted', 'csv', 'fhir', 'pdf'));