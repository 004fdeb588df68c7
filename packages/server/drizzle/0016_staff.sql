CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" bigint,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "background_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"input" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"result" jsonb,
	"failure" text,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"exam_id" integer NOT NULL,
	"question_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exam_questions_exam_id_question_id_pk" PRIMARY KEY("exam_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "accepted_keys" (
	"exam_id" integer NOT NULL,
	"paper_version" smallint NOT NULL,
	"result_version" smallint NOT NULL,
	"accepted" jsonb NOT NULL,
	CONSTRAINT "accepted_keys_exam_id_paper_version_result_version_pk" PRIMARY KEY("exam_id","paper_version","result_version")
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regrades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" integer NOT NULL,
	"from_version" smallint NOT NULL,
	"to_version" smallint NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'computing' NOT NULL,
	"effect" jsonb,
	"job_id" uuid,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "image_blobs" (
	"digest" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint,
	"name" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"digest" text,
	"original" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "similar_pairs" (
	"kind" text NOT NULL,
	"low_id" bigint NOT NULL,
	"high_id" bigint NOT NULL,
	"similarity" real NOT NULL,
	"kept_apart_at" timestamp (3) with time zone,
	CONSTRAINT "similar_pairs_kind_low_id_high_id_pk" PRIMARY KEY("kind","low_id","high_id"),
	CONSTRAINT "similar_pairs_order" CHECK ("similar_pairs"."low_id" < "similar_pairs"."high_id")
);
--> statement-breakpoint
CREATE TABLE "question_flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"exam_id" integer,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"user_id" bigint NOT NULL,
	"headers_digest" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "import_mappings_user_id_headers_digest_pk" PRIMARY KEY("user_id","headers_digest")
);
--> statement-breakpoint
CREATE TABLE "question_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_by" bigint,
	"source" text NOT NULL,
	"digest" text NOT NULL,
	"file" "bytea",
	"state" text DEFAULT 'reading' NOT NULL,
	"headers" text[],
	"mapping" jsonb,
	"row_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"rejected_count" integer DEFAULT 0 NOT NULL,
	"verdicts" jsonb,
	"job_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "mode" text DEFAULT 'STANDARD' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "web_view" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "enrollment_visibility" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "reviewed_qb" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "total_marks" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "subject_order" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "extra_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "typed_texts" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "right_options" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "hidden_options" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "returned_reason" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "appearances" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "reference_category_id" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "picture_id" bigint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "public_slug" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "quality" text DEFAULT 'Perfect' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "merged_into" bigint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "background_jobs" ADD CONSTRAINT "background_jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_keys" ADD CONSTRAINT "accepted_keys_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_digest_image_blobs_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."image_blobs"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_flags" ADD CONSTRAINT "question_flags_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_mappings" ADD CONSTRAINT "import_mappings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_imports" ADD CONSTRAINT "question_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "background_jobs_of" ON "background_jobs" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "background_jobs_open" ON "background_jobs" USING btree ("seen_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "background_jobs_key" ON "background_jobs" USING btree ("key") WHERE key is not null and state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "exam_questions_question" ON "exam_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "regrades_exam" ON "regrades" USING btree ("exam_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "regrades_computing" ON "regrades" USING btree ("exam_id") WHERE state = 'computing';--> statement-breakpoint
CREATE INDEX "regrades_created_by" ON "regrades" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "images_owner" ON "images" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_flags_open" ON "question_flags" USING btree ("user_id","question_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "question_flags_question" ON "question_flags" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_flags_newest" ON "question_flags" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "question_flags_answered_by" ON "question_flags" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "question_imports_newest" ON "question_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_imports_done" ON "question_imports" USING btree ("digest") WHERE state in ('importing', 'done');--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_merged_into_categories_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reference_category_id_categories_id_fk" FOREIGN KEY ("reference_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_picture_id_images_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_merged_into_questions_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("reviewed","updated_at","id");--> statement-breakpoint
CREATE INDEX "questions_import" ON "questions" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "questions_fingerprint" ON "questions" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "questions_tags" ON "questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_unfinished" ON "questions" USING btree ("id") WHERE search_key is null;--> statement-breakpoint
-- A process of the release before writes `key` alone.
CREATE FUNCTION "fill_right_options"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW."right_options" = '{}' AND NEW."key" >= 0 THEN
    NEW."right_options" := ARRAY[NEW."key"];
  ELSIF TG_OP = 'UPDATE' AND NEW."key" <> OLD."key" AND NEW."right_options" = OLD."right_options" THEN
    NEW."right_options" := ARRAY[NEW."key"];
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "questions_right_options" BEFORE INSERT OR UPDATE ON "questions" FOR EACH ROW EXECUTE FUNCTION "fill_right_options"();--> statement-breakpoint
UPDATE "questions" SET "right_options" = ARRAY["key"],
  "quality" = CASE WHEN "content"->'bn'->>'explanation' ~ '[^[:space:]]' THEN 'Perfect' ELSE 'No explanation' END;--> statement-breakpoint
-- What an exam accepts, for the version of its results that counts now; and for each paper that is written, by whichever release.
INSERT INTO "accepted_keys" ("exam_id", "paper_version", "result_version", "accepted")
SELECT p."exam_id", p."version", e."result_version",
       (SELECT jsonb_agg(jsonb_build_array(k) ORDER BY n) FROM unnest(p."keys") WITH ORDINALITY AS key (k, n))
  FROM "paper_keys" p JOIN "exams" e ON e."id" = p."exam_id";--> statement-breakpoint
CREATE FUNCTION "fill_accepted_keys"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "accepted_keys" ("exam_id", "paper_version", "result_version", "accepted")
  SELECT NEW."exam_id", NEW."version", e."result_version",
         (SELECT coalesce(jsonb_agg(jsonb_build_array(k) ORDER BY n), '[]') FROM unnest(NEW."keys") WITH ORDINALITY AS key (k, n))
    FROM "exams" e WHERE e."id" = NEW."exam_id"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "paper_keys_accepted" AFTER INSERT ON "paper_keys" FOR EACH ROW EXECUTE FUNCTION "fill_accepted_keys"();--> statement-breakpoint
-- Published: questions that no exam uses, and those of an exam that is final and has opened its solutions.
UPDATE "questions" q SET "published_at" = now()
 WHERE NOT EXISTS (SELECT FROM "paper_keys" p WHERE p."question_ids" @> ARRAY[q."id"])
    OR EXISTS (SELECT FROM "paper_keys" p JOIN "exams" e ON e."id" = p."exam_id"
                 JOIN "result_versions" v ON v."exam_id" = e."id" AND v."version" = e."result_version" AND v."final_at" IS NOT NULL
                WHERE p."question_ids" @> ARRAY[q."id"] AND e."solution_visibility" <= now());
