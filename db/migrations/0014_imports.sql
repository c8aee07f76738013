CREATE TABLE "health_import_series" (
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"method" text DEFAULT '' NOT NULL,
	"numbers" jsonb NOT NULL,
	CONSTRAINT "health_import_series_import_id_source_metric_method_pk" PRIMARY KEY("import_id","source","metric","method")
);
--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "is_order_unclear" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "health_imports" SET "is_order_unclear" = true WHERE "state" = 'asking' AND "mapping" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
ALTER TABLE "health_sources" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "health_import_series" ADD CONSTRAINT "health_import_series_import_id_health_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."health_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_import_series" ADD CONSTRAINT "health_import_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;