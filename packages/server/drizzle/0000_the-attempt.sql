CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"code_challenge" text NOT NULL,
	"scope" text DEFAULT 'full' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_sign_ins" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"code_challenge" text NOT NULL,
	"next" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"cookie_hash" "bytea",
	"user_id" bigint NOT NULL,
	"scope" text DEFAULT 'full' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text,
	"picture" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_moderator" boolean DEFAULT false NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"state" smallint NOT NULL,
	"seed" integer NOT NULL,
	"paper_version" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"deadline" timestamp (3) with time zone,
	"settle_at" timestamp (3) with time zone,
	"sheet" "bytea" NOT NULL,
	"sheet_revision" integer DEFAULT 0 NOT NULL,
	"closed_by" smallint,
	"submitted_at" timestamp (3) with time zone,
	"submission_id" uuid,
	"receipt" text,
	CONSTRAINT "attempts_user_id_exam_id_mode_try_pk" PRIMARY KEY("user_id","exam_id","mode","try")
);
--> statement-breakpoint
CREATE TABLE "exam_mark_counts" (
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"version" smallint NOT NULL,
	"marks" integer NOT NULL,
	"writer" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "exam_mark_counts_exam_id_mode_version_marks_writer_pk" PRIMARY KEY("exam_id","mode","version","marks","writer")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"syllabus" jsonb NOT NULL,
	"start_time" timestamp (3) with time zone NOT NULL,
	"end_time" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"grace_ms" integer DEFAULT 120000 NOT NULL,
	"total_questions" integer NOT NULL,
	"mark" integer DEFAULT 1000 NOT NULL,
	"negative_mark" integer DEFAULT 0 NOT NULL,
	"cut_mark" integer,
	"cost" integer DEFAULT 0 NOT NULL,
	"is_free" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"question_state" smallint DEFAULT 0 NOT NULL,
	"result_visibility" timestamp (3) with time zone,
	"standing_visibility" timestamp (3) with time zone,
	"solution_visibility" timestamp (3) with time zone,
	"paper_version" smallint DEFAULT 1 NOT NULL,
	"result_version" smallint DEFAULT 1 NOT NULL,
	"demo_slot" text,
	CONSTRAINT "exams_demo_slot_unique" UNIQUE("demo_slot")
);
--> statement-breakpoint
CREATE TABLE "late_sheets" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"submission_id" uuid NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "late_sheets_user_id_exam_id_mode_try_submission_id_pk" PRIMARY KEY("user_id","exam_id","mode","try","submission_id")
);
--> statement-breakpoint
CREATE TABLE "paper_keys" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"question_ids" bigint[] NOT NULL,
	"keys" smallint[] NOT NULL,
	"option_orders" jsonb NOT NULL,
	"subject_of" smallint[] NOT NULL,
	"subjects" jsonb NOT NULL,
	CONSTRAINT "paper_keys_exam_id_version_pk" PRIMARY KEY("exam_id","version")
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"language" text NOT NULL,
	"access_key" text NOT NULL,
	"brotli" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	CONSTRAINT "papers_exam_id_version_language_pk" PRIMARY KEY("exam_id","version","language")
);
--> statement-breakpoint
CREATE TABLE "receipt_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_versions" (
	"exam_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"final_at" timestamp (3) with time zone,
	CONSTRAINT "result_versions_exam_id_version_pk" PRIMARY KEY("exam_id","version")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"mode" smallint NOT NULL,
	"try" smallint NOT NULL,
	"version" smallint NOT NULL,
	"marks" integer NOT NULL,
	"correct" smallint NOT NULL,
	"incorrect" smallint NOT NULL,
	"taken_ms" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"subjects" smallint[] NOT NULL,
	"ranked" boolean NOT NULL,
	CONSTRAINT "results_user_id_exam_id_mode_try_version_pk" PRIMARY KEY("user_id","exam_id","mode","try","version")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"cat_type" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "passages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"category_id" integer NOT NULL,
	"passage_id" integer,
	"content" jsonb NOT NULL,
	"key" smallint NOT NULL,
	"pinned" smallint[] NOT NULL,
	"difficulty" smallint DEFAULT 2 NOT NULL,
	"reviewed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_keys" ADD CONSTRAINT "paper_keys_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_cookie" ON "sessions" USING btree ("cookie_hash") WHERE cookie_hash is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "attempts_due" ON "attempts" USING btree ("settle_at") WHERE state = 1 and settle_at is not null;--> statement-breakpoint
CREATE INDEX "attempts_open" ON "attempts" USING btree ("exam_id","mode") WHERE state = 1;--> statement-breakpoint
CREATE INDEX "exams_times" ON "exams" USING btree ("end_time","start_time");--> statement-breakpoint
CREATE UNIQUE INDEX "papers_access_key" ON "papers" USING btree ("access_key");--> statement-breakpoint
CREATE INDEX "results_ranking" ON "results" USING btree ("exam_id","mode","version","marks" DESC NULLS FIRST,"taken_ms","submitted_at","user_id") WHERE ranked;--> statement-breakpoint
CREATE INDEX "questions_category" ON "questions" USING btree ("category_id");--> statement-breakpoint

-- Sheets are rewritten in place while an attempt is open: room on the page keeps those writes off the indexes.
ALTER TABLE "attempts" SET (fillfactor = 70);
