CREATE TABLE "surplus_payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surplus_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"val_id" text NOT NULL,
	"bank_tran_id" text NOT NULL,
	"method" text NOT NULL,
	"amount_paisa" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "surplus_payments_val_id_unique" UNIQUE("val_id"),
	CONSTRAINT "surplus_payments_amount" CHECK ("surplus_payments"."amount_paisa" > 0)
);
--> statement-breakpoint
DROP INDEX "payment_refunds_order";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "surplus_id" bigint;--> statement-breakpoint
ALTER TABLE "surplus_payments" ADD CONSTRAINT "surplus_payments_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "surplus_payments_order" ON "surplus_payments" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_surplus_id_surplus_payments_id_fk" FOREIGN KEY ("surplus_id") REFERENCES "public"."surplus_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_surplus" ON "payment_refunds" USING btree ("surplus_id") WHERE state <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_id") WHERE state <> 'failed' and surplus_id is null;