-- A category's key goes with its name: the sweep makes the new one.
CREATE OR REPLACE FUNCTION "categories_forget_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "categories_key" BEFORE UPDATE OF "name" ON "categories" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "categories_forget_key"();

-- Why a question waits goes once it waits no more, whichever way it was reviewed.
CREATE OR REPLACE FUNCTION "questions_forget_reasons"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM review_reasons WHERE question_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "questions_reviewed" AFTER UPDATE OF "reviewed" ON "questions" FOR EACH ROW
  WHEN (NEW.reviewed AND NOT OLD.reviewed) EXECUTE FUNCTION "questions_forget_reasons"();
