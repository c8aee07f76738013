CREATE TABLE "system_troubles" (
	"kind" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"sentence" text NOT NULL,
	"path" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"mail_failed_at" timestamp with time zone
);
