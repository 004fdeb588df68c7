CREATE TABLE "exam_purchases" (
	"user_id" bigint NOT NULL,
	"exam_id" integer NOT NULL,
	"cost" integer NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exam_purchases_user_id_exam_id_pk" PRIMARY KEY("user_id","exam_id")
);
--> statement-breakpoint
CREATE TABLE "program_enrollments" (
	"user_id" bigint NOT NULL,
	"program_id" integer NOT NULL,
	"source" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "program_enrollments_user_id_program_id_pk" PRIMARY KEY("user_id","program_id")
);
--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "cost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs" ADD COLUMN "cost_in_tk" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_purchases" ADD CONSTRAINT "exam_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD CONSTRAINT "program_enrollments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD CONSTRAINT "program_enrollments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_enrollments_program" ON "program_enrollments" USING btree ("program_id");--> statement-breakpoint
-- All programmes of before cost nothing: whoever has taken an exam of one has entered it.
INSERT INTO program_enrollments (user_id, program_id, source, enrolled_at)
SELECT a.user_id, e.program_id, 'free', min(a.joined_at)
  FROM attempts a
  JOIN exams e ON e.id = a.exam_id
  JOIN programs p ON p.id = e.program_id
  JOIN users u ON u.id = a.user_id
 GROUP BY a.user_id, e.program_id;
