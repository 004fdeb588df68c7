DROP INDEX "questions_of_category";--> statement-breakpoint
CREATE INDEX "questions_returned" ON "questions" USING btree ("id") WHERE returned_reason is not null;--> statement-breakpoint
CREATE INDEX "questions_of_category" ON "questions" USING btree ("category_id","reviewed","quality") WHERE deleted_at is null and merged_into is null;