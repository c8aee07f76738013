ALTER TABLE "lab_results" ADD COLUMN "printed_value" text;--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "printed_range" text;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;