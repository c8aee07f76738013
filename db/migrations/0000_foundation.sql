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
CREATE INDEX "inbox_messages_spam_received_at_id_index" ON "inbox_messages" USING btree ("spam","received_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "inbox_messages_unread" ON "inbox_messages" USING btree ("received_at") WHERE "inbox_messages"."read_at" IS NULL AND NOT "inbox_messages"."spam";