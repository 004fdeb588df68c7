CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"category" text NOT NULL,
	"text" text NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answer_log" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"ref" text NOT NULL,
	"source" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"answer" smallint,
	"is_right" boolean NOT NULL,
	"spent_ms" integer,
	"rating" smallint NOT NULL,
	"scheduler" smallint NOT NULL,
	CONSTRAINT "answer_log_user_id_question_id_ref_pk" PRIMARY KEY("user_id","question_id","ref")
);
--> statement-breakpoint
CREATE TABLE "logged_sheets" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"result_version" smallint NOT NULL,
	CONSTRAINT "logged_sheets_user_id_exam_id_mode_try_pk" PRIMARY KEY("user_id","exam_id","mode","try")
);
--> statement-breakpoint
CREATE TABLE "memory_cards" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"due_on" date NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_answer" smallint,
	"times_wrong" integer NOT NULL,
	"is_mistake" boolean NOT NULL,
	"introduced_on" date,
	"scheduler" smallint NOT NULL,
	CONSTRAINT "memory_cards_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "study_goals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"daily_goal" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "practices" (
	"user_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"mode" text NOT NULL,
	"source" text NOT NULL,
	"set_up" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"question_count" smallint NOT NULL,
	"answered" smallint NOT NULL,
	"correct" smallint,
	"incorrect" smallint,
	"unanswered" smallint,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "practices_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "reading_places" (
	"user_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"last_ordinal" integer NOT NULL,
	"furthest_ordinal" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_places_user_id_category_id_pk" PRIMARY KEY("user_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "topic_lists" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone,
	"stale_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "topic_questions" (
	"category_id" integer NOT NULL,
	"ordinal" integer NOT NULL,
	"question_id" bigint NOT NULL,
	CONSTRAINT "topic_questions_category_id_ordinal_pk" PRIMARY KEY("category_id","ordinal")
);
--> statement-breakpoint
CREATE INDEX "feedback_person" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_log_days" ON "answer_log" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "memory_cards_due" ON "memory_cards" USING btree ("user_id","due_on");--> statement-breakpoint
CREATE INDEX "memory_cards_mistakes" ON "memory_cards" USING btree ("user_id","last_at","question_id") WHERE is_mistake;--> statement-breakpoint
CREATE INDEX "practices_newest" ON "practices" USING btree ("user_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "reading_places_newest" ON "reading_places" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "topic_lists_stale" ON "topic_lists" USING btree ("stale_since");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_questions_question" ON "topic_questions" USING btree ("question_id","category_id");--> statement-breakpoint
-- A topic's list is out of date once a question comes, goes or changes, or a category moves. Once a statement, in the order of
-- their ids, so that two writers never wait for each other in a circle.
CREATE FUNCTION "mark_stale_topics"(changed integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "topic_lists" ("category_id", "stale_since")
  SELECT DISTINCT id, now() FROM unnest(changed) AS t (id) WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT ("category_id") DO UPDATE SET "stale_since" = COALESCE("topic_lists"."stale_since", excluded."stale_since");
$$;--> statement-breakpoint
CREATE FUNCTION "questions_mark_topics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "mark_stale_topics"(ARRAY(SELECT DISTINCT category_id FROM added WHERE published_at IS NOT NULL));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM "mark_stale_topics"(ARRAY(SELECT DISTINCT category_id FROM gone WHERE published_at IS NOT NULL));
  ELSE
    PERFORM "mark_stale_topics"(ARRAY(
      SELECT o.category_id FROM gone o JOIN added n ON n.id = o.id
       WHERE (o.published_at IS NOT NULL OR n.published_at IS NOT NULL)
         AND (o.category_id, o.published_at, o.deleted_at, o.merged_into, o.reviewed, o.revision, o.content)
             IS DISTINCT FROM (n.category_id, n.published_at, n.deleted_at, n.merged_into, n.reviewed, n.revision, n.content)
       UNION
      SELECT n.category_id FROM gone o JOIN added n ON n.id = o.id
       WHERE (o.published_at IS NOT NULL OR n.published_at IS NOT NULL) AND o.category_id <> n.category_id));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "questions_topics_insert" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();--> statement-breakpoint
CREATE TRIGGER "questions_topics_update" AFTER UPDATE ON "questions" REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();--> statement-breakpoint
CREATE TRIGGER "questions_topics_delete" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "questions_mark_topics"();--> statement-breakpoint
CREATE FUNCTION "categories_mark_topics"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, NEW.parent_id]);
  ELSIF (OLD.parent_id, OLD.position, OLD.deleted_at, OLD.merged_into) IS DISTINCT FROM
        (NEW.parent_id, NEW.position, NEW.deleted_at, NEW.merged_into) THEN
    PERFORM "mark_stale_topics"(ARRAY[NEW.id, OLD.parent_id, NEW.parent_id]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "categories_topics" AFTER INSERT OR UPDATE ON "categories" FOR EACH ROW EXECUTE FUNCTION "categories_mark_topics"();--> statement-breakpoint
INSERT INTO "topic_lists" ("category_id", "stale_since") SELECT id, now() FROM "categories" ORDER BY id;
