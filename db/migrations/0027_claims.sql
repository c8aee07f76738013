CREATE TABLE "claim_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"as_of" date,
	"review_on" date,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "claim_decisions_shown" CHECK ("claim_decisions"."state" = 'dropped' OR ("claim_decisions"."source" <> '' AND "claim_decisions"."as_of" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD CONSTRAINT "claim_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_one_holds" ON "claim_decisions" USING btree ("claim") WHERE "claim_decisions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "claim_decisions_decided_by_index" ON "claim_decisions" USING btree ("decided_by");