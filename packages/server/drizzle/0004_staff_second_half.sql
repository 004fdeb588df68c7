CREATE TABLE "coin_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"coins" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_gifts_coins" CHECK ("coin_gifts"."coins" <> 0)
);
--> statement-breakpoint
CREATE TABLE "announcement_opens" (
	"announcement_id" bigint NOT NULL,
	"number" smallint NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "announcement_opens_announcement_id_number_hour_pk" PRIMARY KEY("announcement_id","number","hour")
);
--> statement-breakpoint
CREATE TABLE "person_seen" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_words" (
	"user_id" bigint NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "person_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "contribution_sheets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contribution_sheets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"origin" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"named" boolean NOT NULL,
	"name" text NOT NULL,
	"file" "bytea",
	"state" text DEFAULT 'reading' NOT NULL,
	"failure" text,
	"failure_line" integer,
	"offered" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"category_id" integer NOT NULL,
	"origin" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"named" boolean NOT NULL,
	"sheet_id" bigint,
	"words" jsonb NOT NULL,
	"edited" jsonb,
	"similarity" real,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"question_id" bigint,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_validated";--> statement-breakpoint
DROP INDEX "users_created";--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "channel" text DEFAULT 'gateway' NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "moved" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "most_people" integer;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD COLUMN "own_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_gifts" ADD CONSTRAINT "coin_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_opens" ADD CONSTRAINT "announcement_opens_date" FOREIGN KEY ("announcement_id","number") REFERENCES "public"."announcement_dates"("announcement_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_seen" ADD CONSTRAINT "person_seen_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_words" ADD CONSTRAINT "person_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_sheets" ADD CONSTRAINT "contribution_sheets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_sheets" ADD CONSTRAINT "contribution_sheets_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_sheet_id_contribution_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."contribution_sheets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_gifts_person" ON "coin_gifts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_seen_newest" ON "person_seen" USING btree ("seen_at","user_id");--> statement-breakpoint
CREATE INDEX "person_words_word" ON "person_words" USING btree ("word" text_pattern_ops,"user_id");--> statement-breakpoint
CREATE INDEX "contribution_sheets_user" ON "contribution_sheets" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contributions_queue" ON "contributions" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contributions_sheet" ON "contributions" USING btree ("sheet_id") WHERE sheet_id is not null;--> statement-breakpoint
CREATE INDEX "contributions_question" ON "contributions" USING btree ("question_id") WHERE question_id is not null;--> statement-breakpoint
CREATE INDEX "contributions_decided_by" ON "contributions" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_transfer" ON "payment_orders" USING btree ("method","bank_tran_id") WHERE channel = 'hand' and method <> 'cash';--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (left("name", 100) collate "C","id");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_validated" CHECK ("payment_orders"."state" not in ('paid', 'held', 'refunded') or "payment_orders"."val_id" is not null or "payment_orders"."channel" = 'hand');