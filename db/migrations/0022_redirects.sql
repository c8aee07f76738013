CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"to_path" text,
	"source" text NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit_on" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_from_unique" UNIQUE("from"),
	CONSTRAINT "redirects_from" CHECK ("redirects"."from" LIKE '/%'),
	CONSTRAINT "redirects_to" CHECK ("redirects"."to" LIKE '/%' AND "redirects"."to" NOT LIKE '//%' OR "redirects"."to" LIKE 'https://%'),
	CONSTRAINT "redirects_no_circle" CHECK ("redirects"."to_path" <> "redirects"."from")
);
--> statement-breakpoint
CREATE INDEX "redirects_to_path_index" ON "redirects" USING btree ("to_path");--> statement-breakpoint
CREATE INDEX "redirects_created_at_id_index" ON "redirects" USING btree ("created_at" DESC NULLS LAST,"id");