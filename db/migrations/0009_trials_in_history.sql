CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "memberships_trials" ON "memberships" USING btree ("trial_ends_at");--> statement-breakpoint
CREATE INDEX "memberships_grants" ON "memberships" USING btree ("granted_until") WHERE granted_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "memberships_billing_state" ON "memberships" USING btree ((billing ->> 'state')) WHERE billing IS NOT NULL;--> statement-breakpoint
CREATE INDEX "stripe_events_of_nobody" ON "stripe_events" USING btree ("received_at") WHERE user_id IS NULL;--> statement-breakpoint
-- Written by hand: trials and given accesses that are older than the history begin in it, too, at the instant when they began. That they ended
-- is written by the hourly job.
INSERT INTO "membership_events" ("user_id", "kind", "at", "source")
SELECT "user_id", 'trial started', "trial_started_at", 'trial started' FROM "memberships"
WHERE "trial_started_at" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "membership_events" AS "event" WHERE "event"."user_id" = "memberships"."user_id" AND "event"."kind" = 'trial started'
) ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "membership_events" ("user_id", "kind", "at")
SELECT "user_id", 'granted', "granted_at" FROM "memberships"
WHERE "granted_at" IS NOT NULL AND NOT EXISTS (
	SELECT 1 FROM "membership_events" AS "event" WHERE "event"."user_id" = "memberships"."user_id" AND "event"."kind" = 'granted'
);
