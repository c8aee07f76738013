CREATE TABLE "health_versions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_versions" ADD CONSTRAINT "health_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: whatever writes a row of a member's health, their version is another one as soon as that is committed. Once for each transaction
-- and member, at its end, so that no transaction holds a version while it waits for something else.
CREATE FUNCTION "note_health_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid;
BEGIN
  IF TG_TABLE_NAME <> 'lab_results' THEN
    IF TG_OP = 'DELETE' THEN whose := OLD."user_id"; ELSE whose := NEW."user_id"; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT "user_id" INTO whose FROM "health_labs" WHERE "id" = OLD."lab_id";
  ELSE
    SELECT "user_id" INTO whose FROM "health_labs" WHERE "id" = NEW."lab_id";
  END IF;
  IF whose IS NULL OR whose::text = current_setting('wellward.health_changed', true) THEN
    RETURN NULL;
  END IF;
  PERFORM set_config('wellward.health_changed', whose::text, true);
  -- Whoever is erased in this transaction has no version any more.
  INSERT INTO "health_versions" ("user_id") SELECT "id" FROM "users" WHERE "id" = whose
  ON CONFLICT ("user_id") DO UPDATE SET "version" = gen_random_uuid();
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['health_stats', 'health_labs', 'lab_results', 'health_sources', 'rest_ranges', 'habit_weeks',
    'health_streaks', 'user_achievements', 'held_achievements'] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_health_change"()',
      kept || '_changes_version', kept);
  END LOOP;
END
$$;
