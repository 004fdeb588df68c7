ALTER TABLE "payment_orders" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "image_alt" jsonb DEFAULT '{"bn":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_orders_held" ON "payment_orders" USING btree ("method_kind","category","product_id","created_at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "attempts_submission" ON "attempts" USING btree ("submission_id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "users" USING btree ("created_at","id") WHERE is_anonymous and merged_into is null;--> statement-breakpoint
DELETE FROM "person_words";
