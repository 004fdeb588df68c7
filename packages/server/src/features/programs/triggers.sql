-- Deferred, as those of exams.
DROP TRIGGER IF EXISTS "programs_public_content" ON "programs";
CREATE CONSTRAINT TRIGGER "programs_public_content" AFTER INSERT OR UPDATE OR DELETE ON "programs"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "program_routine_days_public_content" ON "program_routine_days";
CREATE CONSTRAINT TRIGGER "program_routine_days_public_content" AFTER INSERT OR UPDATE OR DELETE ON "program_routine_days"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "faqs_public_content" ON "faqs";
CREATE CONSTRAINT TRIGGER "faqs_public_content" AFTER INSERT OR UPDATE OR DELETE ON "faqs"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "customer_reviews_public_content" ON "customer_reviews";
CREATE CONSTRAINT TRIGGER "customer_reviews_public_content" AFTER INSERT OR UPDATE OR DELETE ON "customer_reviews"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

-- The revision of a routine rises with what may move one of its entries: the start, a day of it, an exam of the program.
CREATE OR REPLACE FUNCTION "raise_routine_revision_of_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."routine_revision" = OLD."routine_revision" + 1;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "programs_routine_revision" BEFORE UPDATE ON "programs" FOR EACH ROW
  WHEN (OLD."starts_on" IS DISTINCT FROM NEW."starts_on") EXECUTE FUNCTION "raise_routine_revision_of_start"();

CREATE OR REPLACE FUNCTION "raise_routine_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "programs" SET "routine_revision" = "routine_revision" + 1
   WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."program_id" ELSE NEW."program_id" END;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "program_routine_days_revision" AFTER INSERT OR UPDATE OR DELETE ON "program_routine_days"
  FOR EACH ROW EXECUTE FUNCTION "raise_routine_revision"();

-- Of an exam that people can see: one that is only being made has shown nobody its time.
CREATE OR REPLACE TRIGGER "exams_routine_revision" AFTER UPDATE ON "exams" FOR EACH ROW
  WHEN (OLD."question_state" = 3 AND (OLD."start_time", OLD."end_time") IS DISTINCT FROM (NEW."start_time", NEW."end_time"))
  EXECUTE FUNCTION "raise_routine_revision"();
