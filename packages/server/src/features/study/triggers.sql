-- A topic's list is out of date once a question comes, goes or changes, or a category moves. Once a statement, in the order of
-- their ids, so that two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION "mark_stale_topics"(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "topic_lists" ("category_id", "stale_since", "revision")
  SELECT DISTINCT id, now(), 1 FROM unnest(changed) AS t (id) WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT ("category_id") DO UPDATE
     SET "stale_since" = COALESCE("topic_lists"."stale_since", excluded."stale_since"), "revision" = "topic_lists"."revision" + 1;
$$;

-- A question stands in its category and in the topic that it belongs to besides it: both are out of date.
CREATE OR REPLACE FUNCTION "questions_mark_topics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "mark_stale_topics"(ARRAY(
      SELECT DISTINCT unnest(ARRAY[category_id, reference_category_id]) FROM added WHERE published_at IS NOT NULL));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "mark_stale_topics"(ARRAY(
      SELECT DISTINCT unnest(ARRAY[category_id, reference_category_id]) FROM gone WHERE published_at IS NOT NULL));
  ELSE
    PERFORM "mark_stale_topics"(ARRAY(
      SELECT DISTINCT unnest(ARRAY[o.category_id, o.reference_category_id, n.category_id, n.reference_category_id])
        FROM gone o JOIN added n ON n.id = o.id
       WHERE (o.published_at IS NOT NULL OR n.published_at IS NOT NULL)
         AND (o.category_id, o.reference_category_id, o.published_at, o.deleted_at, o.merged_into, o.reviewed, o.revision, o.content)
             IS DISTINCT FROM
             (n.category_id, n.reference_category_id, n.published_at, n.deleted_at, n.merged_into, n.reviewed, n.revision, n.content)));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "questions_topics_insert" AFTER INSERT ON "questions"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();

CREATE OR REPLACE TRIGGER "questions_topics_update" AFTER UPDATE ON "questions"
  REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();

CREATE OR REPLACE TRIGGER "questions_topics_delete" AFTER DELETE ON "questions"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();

CREATE OR REPLACE FUNCTION "categories_mark_topics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, NEW.parent_id]);
  ELSIF (OLD.parent_id, OLD.position, OLD.deleted_at, OLD.merged_into, OLD.name, OLD.cat_type) IS DISTINCT FROM
        (NEW.parent_id, NEW.position, NEW.deleted_at, NEW.merged_into, NEW.name, NEW.cat_type) THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, OLD.parent_id, NEW.parent_id]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "categories_topics" AFTER INSERT OR UPDATE ON "categories"
  FOR EACH ROW EXECUTE FUNCTION "categories_mark_topics"();

-- Longer words than an index takes are cut. The first word of a key is its rule.
CREATE OR REPLACE FUNCTION "words_of_key"(key text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT DISTINCT left(word, 100) COLLATE "C" FROM string_to_table(key, ' ') AS word WHERE word NOT IN ('', '¶')
$$;

-- The words of published questions, for the search. Words that no question has any more stay known: they find nothing.
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
END $$;

CREATE OR REPLACE TRIGGER "questions_words_come_and_go" AFTER INSERT OR DELETE ON "questions" FOR EACH ROW
  EXECUTE FUNCTION "questions_keep_words"();

CREATE OR REPLACE TRIGGER "questions_words_change"
  AFTER UPDATE OF "search_key", "published_at", "reviewed", "deleted_at", "merged_into" ON "questions" FOR EACH ROW
  WHEN ((OLD.search_key, OLD.published_at, OLD.reviewed, OLD.deleted_at, OLD.merged_into)
    IS DISTINCT FROM (NEW.search_key, NEW.published_at, NEW.reviewed, NEW.deleted_at, NEW.merged_into))
  EXECUTE FUNCTION "questions_keep_words"();
