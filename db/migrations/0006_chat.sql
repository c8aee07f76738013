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
ALTER TABLE "inbox_messages" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_passages" ADD CONSTRAINT "chat_passages_text_id_chat_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."chat_texts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_of_browser" ON "chat_conversations" USING btree ("browser","session_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_user_id_index" ON "chat_conversations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_email" ON "chat_conversations" USING btree ("email") WHERE email IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_last_at_index" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "chat_messages_conversation_id_place_index" ON "chat_messages" USING btree ("conversation_id","place");--> statement-breakpoint
CREATE INDEX "chat_passages_text_id_index" ON "chat_passages" USING btree ("text_id");--> statement-breakpoint
CREATE INDEX "chat_passages_search" ON "chat_passages" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chat_passages_search_head" ON "chat_passages" USING gin ("search_head") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "chat_words_like" ON "chat_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD CONSTRAINT "inbox_messages_ref_unique" UNIQUE("ref");