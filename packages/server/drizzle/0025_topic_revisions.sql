ALTER TABLE "topic_lists" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_reference" ON "questions" USING btree ("reference_category_id") WHERE reference_category_id is not null;--> statement-breakpoint
-- Once a statement, in the order of their ids, so that two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION "mark_stale_topics"(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "topic_lists" ("category_id", "stale_since", "revision")
  SELECT DISTINCT id, now(), 1 FROM unnest(changed) AS t (id) WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT ("category_id") DO UPDATE
     SET "stale_since" = COALESCE("topic_lists"."stale_since", excluded."stale_since"), "revision" = "topic_lists"."revision" + 1;
$$;--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "categories_mark_topics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, NEW.parent_id]);
  ELSIF (OLD.parent_id, OLD.position, OLD.deleted_at, OLD.merged_into, OLD.name, OLD.cat_type) IS DISTINCT FROM
        (NEW.parent_id, NEW.position, NEW.deleted_at, NEW.merged_into, NEW.name, NEW.cat_type) THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, OLD.parent_id, NEW.parent_id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
SELECT "mark_stale_topics"(ARRAY(SELECT DISTINCT "reference_category_id" FROM "questions"));
