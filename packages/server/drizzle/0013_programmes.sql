CREATE TABLE "calendar_addresses" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calendar_addresses_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text,
	"program_id" integer,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "customer_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"program_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"rating" smallint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_reviews_person" UNIQUE("user_id","program_id"),
	CONSTRAINT "customer_reviews_rating" CHECK ("customer_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "program_routine_days" (
	"program_id" integer NOT NULL,
	"number" integer NOT NULL,
	"interval" integer NOT NULL,
	"title" jsonb NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "program_routine_days_program_id_number_pk" PRIMARY KEY("program_id","number"),
	CONSTRAINT "program_routine_days_interval" CHECK ("program_routine_days"."interval" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program_timelines" (
	"user_id" bigint NOT NULL,
	"program_id" integer NOT NULL,
	"started_on" date NOT NULL,
	"days" date[] NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_timelines_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "summary" jsonb DEFAULT '{"bn":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "syllabus" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "cover" text DEFAULT 'leaf' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "is_personalized" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "routine_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_addresses" ADD CONSTRAINT "calendar_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_reviews" ADD CONSTRAINT "customer_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_routine_days" ADD CONSTRAINT "program_routine_days_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_timelines" ADD CONSTRAINT "program_timelines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_timelines" ADD CONSTRAINT "program_timelines_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faqs_program" ON "faqs" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "customer_reviews_newest" ON "customer_reviews" USING btree ("program_id","written_at","id");--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "program_routine_days_public_content" AFTER INSERT OR UPDATE OR DELETE ON "program_routine_days" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "faqs_public_content" AFTER INSERT OR UPDATE OR DELETE ON "faqs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "customer_reviews_public_content" AFTER INSERT OR UPDATE OR DELETE ON "customer_reviews" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();--> statement-breakpoint
-- The revision of a routine rises with whatever may move one of its entries: the start, a day of it, an exam of the programme.
CREATE FUNCTION "raise_routine_revision_of_start"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."routine_revision" = OLD."routine_revision" + 1;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "programs_routine_revision" BEFORE UPDATE ON "programs" FOR EACH ROW WHEN (OLD."starts_on" IS DISTINCT FROM NEW."starts_on") EXECUTE FUNCTION "raise_routine_revision_of_start"();--> statement-breakpoint
CREATE FUNCTION "raise_routine_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "programs" SET "routine_revision" = "routine_revision" + 1
   WHERE "id" = CASE WHEN TG_OP = 'DELETE' THEN OLD."program_id" ELSE NEW."program_id" END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "program_routine_days_revision" AFTER INSERT OR UPDATE OR DELETE ON "program_routine_days" FOR EACH ROW EXECUTE FUNCTION "raise_routine_revision"();--> statement-breakpoint
-- Of an exam that people can see: one that is only being made has told nobody its time.
CREATE TRIGGER "exams_routine_revision" AFTER UPDATE ON "exams" FOR EACH ROW WHEN (OLD."question_state" = 3 AND (OLD."start_time", OLD."end_time") IS DISTINCT FROM (NEW."start_time", NEW."end_time")) EXECUTE FUNCTION "raise_routine_revision"();
