CREATE TABLE "inbox_drafts" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_drafts_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"written_by" uuid,
	"sender" text,
	"message_id" text,
	"attachments" text[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "inbox_entries_itemId_messageId_unique" UNIQUE("item_id","message_id")
);
--> statement-breakpoint
DROP INDEX "inbox_messages_spam_received_at_id_index";--> statement-breakpoint
DROP INDEX "inbox_messages_unread";--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "told_as" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "said" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "gist" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || body || ' ' || said)) STORED;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD CONSTRAINT "inbox_drafts_item_id_inbox_messages_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD CONSTRAINT "inbox_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_item_id_inbox_messages_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_drafts_user_id_index" ON "inbox_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inbox_entries_item_id_at_index" ON "inbox_entries" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "inbox_entries_written_by_index" ON "inbox_entries" USING btree ("written_by");--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_messages_newest" ON "inbox_messages" USING btree ("spam","received_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "inbox_messages_kind" ON "inbox_messages" USING btree ("spam","kind","received_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "inbox_messages_status" ON "inbox_messages" USING btree ("spam","status","received_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "inbox_messages_assignee" ON "inbox_messages" USING btree ("assignee_id","received_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "inbox_messages_address" ON "inbox_messages" USING btree (lower("email"),"received_at" desc);--> statement-breakpoint
CREATE INDEX "inbox_messages_gist" ON "inbox_messages" USING gin ("gist" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("spam","received_at" desc,"id" desc,"kind","status") WHERE read_at IS NULL;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_ref_unique" UNIQUE("ref");