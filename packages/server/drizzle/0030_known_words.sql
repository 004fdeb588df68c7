CREATE TABLE "known_words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_words_word" ON "known_words" USING btree ("word");--> statement-breakpoint
CREATE INDEX "known_words_pieces" ON "known_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_words_of_question" ON "question_words" USING btree ("question_id","word");--> statement-breakpoint
-- As before, and what is new among the words is known from then on. Words that no question has any more stay known: they find nothing.
CREATE OR REPLACE FUNCTION "questions_keep_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.published_at IS NOT NULL THEN
    DELETE FROM question_words w USING words_of_key(OLD.search_key) AS old_word
     WHERE w.word = old_word COLLATE "C" AND w.size = length(OLD.search_key) AND w.question_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.published_at IS NOT NULL AND NEW.reviewed AND NEW.deleted_at IS NULL AND NEW.merged_into IS NULL THEN
    INSERT INTO question_words (word, size, question_id, published_at)
    SELECT word, length(NEW.search_key), NEW.id, NEW.published_at FROM words_of_key(NEW.search_key) AS word
    ON CONFLICT DO NOTHING;
    INSERT INTO known_words (word)
    SELECT made.word FROM words_of_key(NEW.search_key) AS made (word)
     WHERE NOT EXISTS (SELECT FROM known_words known WHERE known.word = made.word COLLATE "C");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "known_words" ("word") SELECT DISTINCT "word" FROM "question_words";
