CREATE TABLE "circular_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circular_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_by" bigint,
	"source" text NOT NULL,
	"file" "bytea",
	"state" text DEFAULT 'reading' NOT NULL,
	"headers" text[],
	"columns" jsonb,
	"mended" integer[] DEFAULT '{}' NOT NULL,
	"deleted" integer[] DEFAULT '{}' NOT NULL,
	"verdicts" jsonb,
	"written" jsonb,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "circular_bookmarks" (
	"user_id" bigint NOT NULL,
	"circular_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "circular_bookmarks_user_id_circular_id_pk" PRIMARY KEY("user_id","circular_id")
);
--> statement-breakpoint
CREATE TABLE "circulars" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "circulars_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"demo_slug" text,
	"state" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"category" text NOT NULL,
	"employment_status" text[] DEFAULT '{}' NOT NULL,
	"vacancy" integer,
	"workspace" text NOT NULL,
	"office_time" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"district" text,
	"image_id" bigint,
	"image_alt" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"additional_requirements" text DEFAULT '' NOT NULL,
	"experience_req" text DEFAULT '' NOT NULL,
	"gender_req" text,
	"age_req" text DEFAULT '' NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"responsibilities" text DEFAULT '' NOT NULL,
	"salary" text DEFAULT '' NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"application_method" text,
	"apply_link" text DEFAULT '' NOT NULL,
	"application_start_date" date,
	"deadline" date,
	"deadline_time" text,
	"ends_at" timestamp (3) with time zone,
	"exam_date" date,
	"how_to_apply" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"post_url" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"shown_texts" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"published_on" timestamp (3) with time zone,
	"public_since" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"previous_state" smallint,
	"previous_published_on" timestamp (3) with time zone,
	"previous_public_since" timestamp (3) with time zone,
	"changed_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deadline_up" integer GENERATED ALWAYS AS (coalesce("deadline" - date '1970-01-01', 99999999)) STORED NOT NULL,
	"deadline_down" integer GENERATED ALWAYS AS (coalesce("deadline" - date '1970-01-01', 0)) STORED NOT NULL,
	"exam_up" integer GENERATED ALWAYS AS (coalesce("exam_date" - date '1970-01-01', 99999999)) STORED NOT NULL,
	"exam_down" integer GENERATED ALWAYS AS (coalesce("exam_date" - date '1970-01-01', 0)) STORED NOT NULL,
	CONSTRAINT "circulars_demo_slug_unique" UNIQUE("demo_slug"),
	CONSTRAINT "circulars_state" CHECK ("circulars"."state" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "kept_search_days" (
	"day" date PRIMARY KEY NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_search_reports" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"searches" jsonb NOT NULL,
	"circular_ids" bigint[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "kept_search_reports_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "kept_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"filter_key" text NOT NULL,
	"report" text NOT NULL,
	"patterns" text[] NOT NULL,
	"categories" text[],
	"statuses" text[],
	"district" text,
	"deadline_from" date,
	"deadline_to" date,
	"undated" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reported_until" timestamp (3) with time zone,
	CONSTRAINT "kept_searches_once" UNIQUE("user_id","filter_key")
);
--> statement-breakpoint
CREATE TABLE "govt_result_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "govt_result_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "govt_result_numbers" (
	"number" text NOT NULL,
	"list_id" integer NOT NULL,
	"outcome" smallint,
	CONSTRAINT "govt_result_numbers_number_list_id_pk" PRIMARY KEY("number","list_id")
);
--> statement-breakpoint
CREATE TABLE "govt_result_outcomes" (
	"list_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "govt_result_outcomes_list_id_number_pk" PRIMARY KEY("list_id","number")
);
--> statement-breakpoint
CREATE TABLE "govt_result_sheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "govt_result_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"result_id" bigint NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'reading' NOT NULL,
	"file" "bytea",
	"content" "bytea",
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"verdict" jsonb,
	"failure" text,
	"job_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "govt_result_sheets_result_id_unique" UNIQUE("result_id")
);
--> statement-breakpoint
CREATE TABLE "govt_results" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "govt_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"slug_is_final" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"published_on" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"source_title" text DEFAULT '' NOT NULL,
	"source_link" text DEFAULT '' NOT NULL,
	"next_title" text DEFAULT '' NOT NULL,
	"next_date" date,
	"list_id" integer,
	"numbers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "govt_results_slug_unique" UNIQUE("slug"),
	CONSTRAINT "govt_results_list_id_unique" UNIQUE("list_id")
);
--> statement-breakpoint
CREATE TABLE "notice_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_files_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"slug_is_final" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"published_on" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"pinned_until" date,
	CONSTRAINT "notices_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "seat_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"slug_is_final" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"file_id" bigint,
	"published_on" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"source_title" text DEFAULT '' NOT NULL,
	"source_link" text DEFAULT '' NOT NULL,
	"exam_date" date NOT NULL,
	"exam_time" text,
	"ranges" jsonb NOT NULL,
	"centre_count" integer NOT NULL,
	"roll_count" bigint NOT NULL,
	CONSTRAINT "seat_plans_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "dated_entries" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"thing_id" bigint NOT NULL,
	"reminders" smallint[] NOT NULL,
	"aim" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dated_entries_user_id_kind_thing_id_pk" PRIMARY KEY("user_id","kind","thing_id"),
	CONSTRAINT "dated_entries_kind" CHECK ("dated_entries"."kind" in ('circular', 'seat_plan', 'result'))
);
--> statement-breakpoint
ALTER TABLE "circular_imports" ADD CONSTRAINT "circular_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_bookmarks" ADD CONSTRAINT "circular_bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circular_bookmarks" ADD CONSTRAINT "circular_bookmarks_circular_id_circulars_id_fk" FOREIGN KEY ("circular_id") REFERENCES "public"."circulars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circulars" ADD CONSTRAINT "circulars_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_search_reports" ADD CONSTRAINT "kept_search_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_searches" ADD CONSTRAINT "kept_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "govt_result_sheets" ADD CONSTRAINT "govt_result_sheets_result_id_govt_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."govt_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "govt_results" ADD CONSTRAINT "govt_results_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plans" ADD CONSTRAINT "seat_plans_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dated_entries" ADD CONSTRAINT "dated_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "circular_imports_newest" ON "circular_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "circular_bookmarks_newest" ON "circular_bookmarks" USING btree ("user_id","at","circular_id");--> statement-breakpoint
CREATE INDEX "circular_bookmarks_circular" ON "circular_bookmarks" USING btree ("circular_id");--> statement-breakpoint
CREATE INDEX "circulars_deadline_up" ON "circulars" USING btree ("state","deadline_up","id","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_deadline_down" ON "circulars" USING btree ("state","deadline_down","id","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_exam_up" ON "circulars" USING btree ("state","exam_up","id","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_exam_down" ON "circulars" USING btree ("state","exam_down","id","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_created" ON "circulars" USING btree ("state","created_at","id","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_category" ON "circulars" USING btree ("state","category","ends_at","published_on");--> statement-breakpoint
CREATE INDEX "circulars_public" ON "circulars" USING btree ("public_since") WHERE state = 2;--> statement-breakpoint
CREATE INDEX "circulars_post_url" ON "circulars" USING btree ("post_url") WHERE post_url <> '';--> statement-breakpoint
CREATE INDEX "circulars_search" ON "circulars" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kept_search_reports_due" ON "kept_search_reports" USING btree ("due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "kept_search_reports_day" ON "kept_search_reports" USING btree ("day");--> statement-breakpoint
CREATE INDEX "kept_searches_daily" ON "kept_searches" USING btree ("user_id") WHERE report = 'daily';--> statement-breakpoint
CREATE INDEX "kept_searches_filters" ON "kept_searches" USING btree ("filter_key");--> statement-breakpoint
CREATE INDEX "govt_result_numbers_list" ON "govt_result_numbers" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "govt_results_newest" ON "govt_results" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "govt_results_file" ON "govt_results" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notice_files_age" ON "notice_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "notices_file" ON "notices" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "seat_plans_day" ON "seat_plans" USING btree ("exam_date");--> statement-breakpoint
CREATE INDEX "seat_plans_newest" ON "seat_plans" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "seat_plans_file" ON "seat_plans" USING btree ("file_id");