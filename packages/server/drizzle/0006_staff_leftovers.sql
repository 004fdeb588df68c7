ALTER TABLE "payment_orders" ADD COLUMN "said" jsonb;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "image_alt" jsonb DEFAULT '{"bn":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "attempts_submission" ON "attempts" USING btree ("submission_id") WHERE submission_id is not null;