-- Deferred, as those of exams; and once a transaction, for a sheet brings thousands.
CREATE OR REPLACE FUNCTION "raise_public_content_once"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('prostuti.content_raised_by', true) IS DISTINCT FROM pg_current_xact_id()::text THEN
    PERFORM set_config('prostuti.content_raised_by', pg_current_xact_id()::text, true);
    UPDATE "public_content" SET "version" = "version" + 1;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER IF EXISTS "circulars_public_content" ON "circulars";
CREATE CONSTRAINT TRIGGER "circulars_public_content" AFTER INSERT OR UPDATE OR DELETE ON "circulars"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content_once"();
