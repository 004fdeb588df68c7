CREATE TABLE "review_reasons" (
	"question_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"exam_title" jsonb NOT NULL,
	"version" smallint NOT NULL,
	"evidence" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sent_by" bigint,
	CONSTRAINT "review_reasons_question_id_exam_id_pk" PRIMARY KEY("question_id","exam_id")
);
--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reasons_sent_by" ON "review_reasons" USING btree ("sent_by");