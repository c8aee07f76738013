CREATE TABLE "chat_model_failures" (
	"model" text PRIMARY KEY NOT NULL,
	"in_a_row" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"sentence" text NOT NULL
);
