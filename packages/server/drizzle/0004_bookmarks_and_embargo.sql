CREATE TABLE "exam_bookmarks" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_bookmarks_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "question_bookmarks" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"seed" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_bookmarks_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "exam_bookmarks" ADD CONSTRAINT "exam_bookmarks_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_bookmarks" ADD CONSTRAINT "question_bookmarks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_bookmarks_newest" ON "exam_bookmarks" USING btree ("user_id","created_at","exam_id");--> statement-breakpoint
CREATE INDEX "question_bookmarks_newest" ON "question_bookmarks" USING btree ("user_id","created_at","question_id");--> statement-breakpoint
CREATE INDEX "paper_keys_questions" ON "paper_keys" USING gin ("question_ids");