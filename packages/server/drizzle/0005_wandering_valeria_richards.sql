CREATE TABLE "reconciled_days" (
	"month" text NOT NULL,
	"day" text NOT NULL,
	"orders" integer NOT NULL,
	"payments" integer NOT NULL,
	"ours_paisa" bigint NOT NULL,
	"theirs_paisa" bigint NOT NULL,
	"fee_paisa" bigint,
	"unanswered" integer NOT NULL,
	CONSTRAINT "reconciled_days_month_day_pk" PRIMARY KEY("month","day")
);
--> statement-breakpoint
CREATE TABLE "reconciled_differences" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"payments" integer NOT NULL,
	"ours_paisa" bigint NOT NULL,
	"theirs_paisa" bigint NOT NULL,
	"said" text NOT NULL,
	CONSTRAINT "reconciled_differences_kind" CHECK ("reconciled_differences"."kind" in ('theirs', 'ours', 'amount', 'unanswered'))
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "method_kind" text GENERATED ALWAYS AS (case when channel = 'hand' then 'hand' when method is null then null when lower(method) like 'bkash%' then 'bkash'
              when lower(method) like 'nagad%' then 'nagad' when lower(method) like '%rocket%' then 'rocket' else 'card' end) STORED;--> statement-breakpoint
ALTER TABLE "reconciled_days" ADD CONSTRAINT "reconciled_days_month_reconciliations_month_fk" FOREIGN KEY ("month") REFERENCES "public"."reconciliations"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_differences" ADD CONSTRAINT "reconciled_differences_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_differences" ADD CONSTRAINT "reconciled_differences_month_reconciliations_month_fk" FOREIGN KEY ("month") REFERENCES "public"."reconciliations"("month") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reconciled_differences_of" ON "reconciled_differences" USING btree ("month","day");--> statement-breakpoint
CREATE INDEX "payment_orders_of_state" ON "payment_orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_of_method" ON "payment_orders" USING btree ("method_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_of_product" ON "payment_orders" USING btree ("category","product_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_number" ON "payment_orders" USING btree ("tran_id" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payment_orders_gateway_ref" ON "payment_orders" USING btree ("bank_tran_id") WHERE bank_tran_id is not null;--> statement-breakpoint
CREATE INDEX "payment_orders_paid_on" ON "payment_orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "payment_refunds_requested" ON "payment_refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "surplus_payments_gateway_ref" ON "surplus_payments" USING btree ("bank_tran_id");--> statement-breakpoint
CREATE INDEX "attempts_joined" ON "attempts" USING brin ("joined_at");