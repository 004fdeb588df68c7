CREATE TABLE "told_events" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_events_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE INDEX "told_events_subject" ON "told_events" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "told_events_at" ON "told_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "exam_purchases_exam" ON "exam_purchases" USING btree ("exam_id");