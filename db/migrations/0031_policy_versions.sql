CREATE TABLE "policy_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"text" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_versions_since_unique" UNIQUE("since")
);
