CREATE TABLE "question_words" (
	"word" text COLLATE "C" NOT NULL,
	"size" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_words_word_size_question_id_published_at_pk" PRIMARY KEY("word","size","question_id","published_at")
);
--> statement-breakpoint
-- Longer words than an index takes are cut. The first word of a key is its rule.
CREATE FUNCTION "words_of_key"(key text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 100) COLLATE "C" FROM string_to_table(key, ' ') AS word WHERE word NOT IN ('', '¶')
$$;--> statement-breakpoint
CREATE FUNCTION "questions_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN
    DELETE FROM question_words w USING words_of_key(OLD.search_key) AS old_word
     WHERE w.word = old_word COLLATE "C" AND w.size = length(OLD.search_key) AND w.question_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL AND NEW.reviewed AND NEW.deleted_at IS NULL AND NEW.merged_into IS NULL THEN
    INSERT INTO question_words (word, size, question_id, published_at)
    SELECT word, length(NEW.search_key), NEW.id, NEW.published_at FROM words_of_key(NEW.search_key) AS word
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "questions_words_come_and_go" AFTER INSERT OR DELETE ON "questions" FOR EACH ROW
  EXECUTE FUNCTION "questions_keep_words"();--> statement-breakpoint
CREATE TRIGGER "questions_words_change" AFTER UPDATE OF "search_key", "published_at", "reviewed", "deleted_at", "merged_into" ON "questions"
  FOR EACH ROW
  WHEN ((OLD.search_key, OLD.published_at, OLD.reviewed, OLD.deleted_at, OLD.merged_into)
    IS DISTINCT FROM (NEW.search_key, NEW.published_at, NEW.reviewed, NEW.deleted_at, NEW.merged_into))
  EXECUTE FUNCTION "questions_keep_words"();--> statement-breakpoint
INSERT INTO "question_words" ("word", "size", "question_id", "published_at")
SELECT w.word, length(q.search_key), q.id, q.published_at FROM "questions" q, words_of_key(q.search_key) AS w (word)
 WHERE q.published_at IS NOT NULL AND q.reviewed AND q.deleted_at IS NULL AND q.merged_into IS NULL
ON CONFLICT DO NOTHING;
