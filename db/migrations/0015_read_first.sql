ALTER TABLE "inbox_entries" ADD COLUMN "danger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "danger" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "danger_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "read_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "inbox_messages_read_first" ON "inbox_messages" USING btree ("spam","received_at" desc,"id" desc) WHERE read_first;