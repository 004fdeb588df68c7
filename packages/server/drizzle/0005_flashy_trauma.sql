CREATE TABLE "exam_minutes" (
	"exam_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"joined" integer NOT NULL,
	"submitted" integer NOT NULL,
	"unsent" integer NOT NULL,
	CONSTRAINT "exam_minutes_exam_id_at_pk" PRIMARY KEY("exam_id","at")
);
--> statement-breakpoint
CREATE TABLE "room_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "room_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exam_id" integer NOT NULL,
	"text" jsonb NOT NULL,
	"minutes" integer,
	"created_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "heard_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "room_message" integer;--> statement-breakpoint
ALTER TABLE "exam_minutes" ADD CONSTRAINT "exam_minutes_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_messages" ADD CONSTRAINT "room_messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_messages_exam" ON "room_messages" USING btree ("exam_id","id");--> statement-breakpoint
CREATE INDEX "room_messages_created_by" ON "room_messages" USING btree ("created_by");