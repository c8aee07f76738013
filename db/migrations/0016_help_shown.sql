ALTER TABLE "inbox_messages" ADD COLUMN "danger_country" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "numbers_shown" text[];