DROP INDEX "questions_bank";--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("reviewed","created_at","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_numbered" ON "questions" USING btree ("reviewed","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_quality" ON "questions" USING btree ("reviewed",left(quality, 100) collate "C","id") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_of_category" ON "questions" USING btree ("category_id","reviewed") WHERE deleted_at is null and merged_into is null;--> statement-breakpoint
CREATE INDEX "questions_bank" ON "questions" USING btree ("reviewed","updated_at","id") WHERE deleted_at is null and merged_into is null;