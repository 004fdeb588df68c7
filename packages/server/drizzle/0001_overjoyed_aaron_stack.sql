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
ALTER TABLE "govt_result_sheets" ADD CONSTRAINT "govt_result_sheets_result_id_govt_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."govt_results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "govt_results" ADD CONSTRAINT "govt_results_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plans" ADD CONSTRAINT "seat_plans_file_id_notice_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."notice_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "govt_result_numbers_list" ON "govt_result_numbers" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "govt_results_newest" ON "govt_results" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "govt_results_file" ON "govt_results" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notice_files_age" ON "notice_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "notices_file" ON "notices" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "seat_plans_day" ON "seat_plans" USING btree ("exam_date");--> statement-breakpoint
CREATE INDEX "seat_plans_newest" ON "seat_plans" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "seat_plans_file" ON "seat_plans" USING btree ("file_id");