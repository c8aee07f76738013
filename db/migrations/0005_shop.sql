CREATE TABLE "affiliate_clicks" (
	"day" date NOT NULL,
	"target" text NOT NULL,
	"page" text DEFAULT '' NOT NULL,
	"product_id" uuid,
	"label" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "affiliate_clicks_day_target_page_pk" PRIMARY KEY("day","target","page")
);
--> statement-breakpoint
CREATE TABLE "product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'reviewed' NOT NULL,
	"file_name" text NOT NULL,
	"ignored" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	"undo" jsonb,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scraped_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"robots" text DEFAULT '' NOT NULL,
	"robots_read_at" timestamp with time zone,
	"next_visit_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scraped_pages" (
	"url" text PRIMARY KEY NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"price" text NOT NULL,
	"price_cents" integer,
	"currency" text,
	"in_stock" boolean NOT NULL,
	"source" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" text DEFAULT '' NOT NULL,
	"price_cents" integer,
	"currency" text,
	"compare_at" text DEFAULT '' NOT NULL,
	"price_source" text DEFAULT 'hand' NOT NULL,
	"checked_at" timestamp with time zone,
	"image_url" text DEFAULT '' NOT NULL,
	"image" jsonb,
	"source_url" text,
	"affiliate_url" text,
	"source_site" text,
	"category" text DEFAULT 'equipment' NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"pillar" text,
	"evidence" jsonb,
	"scrape_data" jsonb,
	"provenance" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hand_edited" text[] DEFAULT '{}' NOT NULL,
	"proposed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"declined" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gone_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"gist" text NOT NULL,
	"popularity" integer NOT NULL,
	"sort_name" text NOT NULL,
	"shelf" text GENERATED ALWAYS AS (CASE WHEN category = 'equipment' THEN 'equipment' ELSE 'supplements' END) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sourceUrl_unique" UNIQUE("source_url"),
	CONSTRAINT "products_price_has_currency" CHECK ("products"."price_cents" IS NULL OR "products"."currency" IS NOT NULL),
	CONSTRAINT "products_scraped_from" CHECK (("products"."scrape_data" IS NULL) OR ("products"."source_site" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "shop_refresh_pages" (
	"refresh_id" uuid NOT NULL,
	"url" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "shop_refresh_pages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"outcome" jsonb,
	CONSTRAINT "shop_refresh_pages_refresh_id_url_pk" PRIMARY KEY("refresh_id","url")
);
--> statement-breakpoint
CREATE TABLE "shop_refreshes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"supplier_id" uuid,
	"url" text,
	"affiliate_base_url" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"result" jsonb,
	"error" text,
	"requested_by" uuid,
	"alive_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"is_only" boolean DEFAULT true NOT NULL,
	"retailer_domain" text NOT NULL,
	"partner_parameter" text NOT NULL,
	"partner_id" text DEFAULT '' NOT NULL,
	"is_nightly_on" boolean DEFAULT true NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_settings_isOnly_unique" UNIQUE("is_only")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"affiliate_base_url" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"is_nightly_on" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suppliers_key_unique" UNIQUE("key"),
	CONSTRAINT "suppliers_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_history" ADD CONSTRAINT "product_history_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_slugs" ADD CONSTRAINT "product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refresh_pages" ADD CONSTRAINT "shop_refresh_pages_refresh_id_shop_refreshes_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."shop_refreshes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refreshes" ADD CONSTRAINT "shop_refreshes_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_refreshes" ADD CONSTRAINT "shop_refreshes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_clicks_product_id_index" ON "affiliate_clicks" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_imports_created_at_index" ON "product_imports" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_history_product_id_seen_at_index" ON "product_history" USING btree ("product_id","seen_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_by_site" ON "products" USING btree ("source_site","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_shelf_popular" ON "products" USING btree ("shelf","featured" DESC,"popularity","created_at" DESC,"id") WHERE "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_shelf_name_up" ON "products" USING btree ("shelf","featured" DESC,"sort_name" COLLATE "C","name" COLLATE "C","created_at" DESC,"id") WHERE "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_shelf_name_down" ON "products" USING btree ("shelf","featured" DESC,"sort_name" COLLATE "C" DESC,"name" COLLATE "C" DESC,"created_at" DESC,"id") WHERE "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_shelf_price_up" ON "products" USING btree ("shelf","featured" DESC,"price_cents","sort_name" COLLATE "C","name" COLLATE "C","created_at" DESC,"id") WHERE "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_shelf_price_down" ON "products" USING btree ("shelf","featured" DESC,"price_cents" DESC NULLS LAST,"sort_name" COLLATE "C","name" COLLATE "C","created_at" DESC,"id") WHERE "products"."in_stock";--> statement-breakpoint
CREATE INDEX "products_gist" ON "products" USING gin ("gist" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_names" ON "products" USING gin ("sort_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shop_refresh_pages_to_do" ON "shop_refresh_pages" USING btree ("refresh_id","position") WHERE outcome IS NULL;--> statement-breakpoint
CREATE INDEX "shop_refreshes_created_at_index" ON "shop_refreshes" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "shop_refreshes_one_at_a_time" ON "shop_refreshes" USING btree ("supplier_id") WHERE status IN ('queued', 'running');