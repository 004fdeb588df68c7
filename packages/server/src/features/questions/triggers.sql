-- A category's key goes with its name: the sweep makes the new one.
CREATE OR REPLACE FUNCTION "categories_forget_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "categories_key" BEFORE UPDATE OF "name" ON "categories" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "categories_forget_key"();
