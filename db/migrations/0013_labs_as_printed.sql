CREATE TABLE "held_achievements" (
	"user_id" uuid NOT NULL,
	"achievement_type" text NOT NULL,
	CONSTRAINT "held_achievements_user_id_achievement_type_pk" PRIMARY KEY("user_id","achievement_type")
);
--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "printed_value" text;--> statement-breakpoint
ALTER TABLE "lab_results" ADD COLUMN "printed_range" text;--> statement-breakpoint
ALTER TABLE "held_achievements" ADD CONSTRAINT "held_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;