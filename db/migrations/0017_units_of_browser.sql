ALTER TABLE "profiles" ADD COLUMN "are_units_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "is_date_language_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever has something else than the site's own chose it; of the others nobody knows, and their browser says.
UPDATE "profiles" SET "are_units_chosen" = "units" <> 'metric', "is_date_language_chosen" = "date_language" IS NOT NULL;
