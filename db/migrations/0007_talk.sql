CREATE TABLE "appointment_notices" (
	"appointment_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"reader" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_notices_appointment_id_sequence_reader_pk" PRIMARY KEY("appointment_id","sequence","reader")
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"status" text DEFAULT 'confirmed' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"cancel_side" text,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_uid_unique" UNIQUE("uid"),
	CONSTRAINT "appointments_end" CHECK ("appointments"."ends_at" > "appointments"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "calendar_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_clients_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "calendar_feeds_userId_kind_unique" UNIQUE("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"is_on" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"cancel_hours" integer NOT NULL,
	"organizer" text NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_settings_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "session_types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"pillar" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_types_minutes" CHECK ("session_types"."minutes" BETWEEN 5 AND 720)
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"browser" text NOT NULL,
	"session_id" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"began_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"lead_at" timestamp with time zone,
	"person_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from" text NOT NULL,
	"text" text NOT NULL,
	"intent" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_passages" (
	"id" serial PRIMARY KEY NOT NULL,
	"text_id" text NOT NULL,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"search_head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"passages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_tokens" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "appointment_notices" ADD CONSTRAINT "appointment_notices_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_type_id_session_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."session_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_id_calendar_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."calendar_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_clients" ADD CONSTRAINT "calendar_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_settings" ADD CONSTRAINT "calendar_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_passages" ADD CONSTRAINT "chat_passages_text_id_chat_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."chat_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD CONSTRAINT "inbox_drafts_item_id_inbox_messages_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_drafts" ADD CONSTRAINT "inbox_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_item_id_inbox_messages_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_starts_at_index" ON "appointments" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "appointments_client_id_starts_at_index" ON "appointments" USING btree ("client_id","starts_at");--> statement-breakpoint
CREATE INDEX "calendar_clients_by_email" ON "calendar_clients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "calendar_clients_by_name" ON "calendar_clients" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_of_browser" ON "chat_conversations" USING btree ("browser","session_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_user_id_index" ON "chat_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_email" ON "chat_conversations" USING btree ("email") WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_last_at_index" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_id_place_index" ON "chat_messages" USING btree ("conversation_id","place");--> statement-breakpoint
CREATE INDEX "chat_passages_text_id_index" ON "chat_passages" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "chat_passages_search" ON "chat_passages" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chat_passages_search_head" ON "chat_passages" USING gin ("search_head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chat_words_like" ON "chat_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
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
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_ref_unique" UNIQUE("ref");--> statement-breakpoint
-- Written by hand: drizzle knows no exclusions. Of two who book overlapping times, the second one is refused.
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_one_at_a_time" EXCLUDE USING gist (tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'cancelled');
--> statement-breakpoint
-- Written by hand: stories that waited before there were items of them stand in the inbox as well.
INSERT INTO "inbox_messages" ("kind", "ref", "name", "email", "body", "spam", "received_at")
SELECT 'story', 'story:' || "story"."id", "story"."name", "users"."email", 'Sent a story and agrees to its being published.', "story"."held", "story"."created_at"
FROM "member_stories" AS "story" JOIN "users" ON "users"."id" = "story"."user_id" WHERE "story"."status" = 'pending';
