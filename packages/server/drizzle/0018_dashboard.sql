CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "program_enrollments_day" ON "program_enrollments" USING btree ("enrolled_at");