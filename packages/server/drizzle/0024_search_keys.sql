CREATE TABLE "search_index" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "search_key" text;--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_stale_key" ON "questions" USING btree ("id") WHERE search_key not like '¶%';
--> statement-breakpoint
-- The sweep makes the key of new names, those that a release before has written too.
CREATE FUNCTION "categories_forget_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_key := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_key" BEFORE UPDATE OF "name" ON "categories" FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION "categories_forget_key"();
