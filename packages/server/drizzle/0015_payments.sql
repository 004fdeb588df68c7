CREATE TABLE "payment_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tran_id" text NOT NULL,
	"user_id" bigint,
	"category" text NOT NULL,
	"product_id" text NOT NULL,
	"offer_id" text,
	"product" jsonb NOT NULL,
	"amount_paisa" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"held_reason" text,
	"return_token_hash" "bytea" NOT NULL,
	"return_token_ends" timestamp (3) with time zone NOT NULL,
	"redirect_url" text NOT NULL,
	"intent_hash" "bytea" NOT NULL,
	"session_key" text,
	"page_url" text,
	"val_id" text,
	"bank_tran_id" text,
	"method" text,
	"coins_before" integer,
	"coins_after" integer,
	"premium_before" timestamp (3) with time zone,
	"premium_after" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_orders_tran_id_unique" UNIQUE("tran_id"),
	CONSTRAINT "payment_orders_return_token_hash_unique" UNIQUE("return_token_hash"),
	CONSTRAINT "payment_orders_intent_hash_unique" UNIQUE("intent_hash"),
	CONSTRAINT "payment_orders_val_id_unique" UNIQUE("val_id"),
	CONSTRAINT "payment_orders_state" CHECK ("payment_orders"."state" in ('pending', 'paid', 'failed', 'cancelled', 'expired', 'held', 'refunded')),
	CONSTRAINT "payment_orders_amount" CHECK ("payment_orders"."amount_paisa" > 0),
	CONSTRAINT "payment_orders_paid" CHECK (("payment_orders"."state" = 'paid') = ("payment_orders"."paid_at" is not null)),
	CONSTRAINT "payment_orders_validated" CHECK ("payment_orders"."state" not in ('paid', 'held', 'refunded') or "payment_orders"."val_id" is not null),
	CONSTRAINT "payment_orders_held" CHECK ("payment_orders"."state" <> 'held' or "payment_orders"."held_reason" is not null),
	CONSTRAINT "payment_orders_tran_id" CHECK (length("payment_orders"."tran_id") <= 30)
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"order_id" bigint,
	"user_id" bigint,
	"outcome" text,
	CONSTRAINT "payment_notices_kind" CHECK ("payment_notices"."kind" in ('notice', 'return'))
);
--> statement-breakpoint
CREATE TABLE "premium_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "premium_grants_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "premium_grants_days" CHECK ("premium_grants"."days" > 0 and "premium_grants"."until" > "premium_grants"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "premium_packs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_packs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"benefits" jsonb NOT NULL,
	"days" jsonb NOT NULL,
	"is_sold" boolean DEFAULT true NOT NULL,
	CONSTRAINT "premium_packs_kind_unique" UNIQUE("kind")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"amount_paisa" integer NOT NULL,
	"coins" integer NOT NULL,
	"taken" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"refund_ref" text,
	"note" text NOT NULL,
	"staff_id" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_state" CHECK ("payment_refunds"."state" in ('requested', 'processing', 'refunded', 'failed')),
	CONSTRAINT "payment_refunds_amounts" CHECK ("payment_refunds"."amount_paisa" > 0 and "payment_refunds"."coins" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD CONSTRAINT "payment_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_grants" ADD CONSTRAINT "premium_grants_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_person" ON "payment_orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_newest" ON "payment_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_orders_due" ON "payment_orders" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_notices_person" ON "payment_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "premium_grants_person" ON "premium_grants" USING btree ("user_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_id") WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX "payment_refunds_of" ON "payment_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
-- Whatever writes an order: paid stays paid. A refund stands beside it.
CREATE FUNCTION refuse_unpaying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a paid order stays paid';
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_orders_stay_paid BEFORE UPDATE ON "payment_orders"
  FOR EACH ROW WHEN (OLD.state = 'paid' AND NEW.state <> 'paid') EXECUTE FUNCTION refuse_unpaying();
