CREATE INDEX "payment_orders_held" ON "payment_orders" USING btree ("method_kind","category","product_id","created_at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "users_anonymous" ON "users" USING btree ("created_at","id") WHERE is_anonymous and merged_into is null;--> statement-breakpoint
DELETE FROM "person_words";
