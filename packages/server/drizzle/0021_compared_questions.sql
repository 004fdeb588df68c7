ALTER TABLE "questions" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "questions_uncompared" ON "questions" USING btree ("id") WHERE compared_at is null;