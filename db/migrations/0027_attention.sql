CREATE TABLE "attention_put_off" (
	"kind" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone,
	"put_off_by" uuid,
	"put_off_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attention_put_off" ADD CONSTRAINT "attention_put_off_put_off_by_users_id_fk" FOREIGN KEY ("put_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;