CREATE TABLE "coin_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"coins" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coin_gifts_coins" CHECK ("coin_gifts"."coins" <> 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_validated";--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "channel" text DEFAULT 'gateway' NOT NULL;--> statement-breakpoint
ALTER TABLE "program_enrollments" ADD COLUMN "own_start" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_gifts" ADD CONSTRAINT "coin_gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_gifts_person" ON "coin_gifts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_transfer" ON "payment_orders" USING btree ("method","bank_tran_id") WHERE channel = 'hand' and method <> 'cash';--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_validated" CHECK ("payment_orders"."state" not in ('paid', 'held', 'refunded') or "payment_orders"."val_id" is not null or "payment_orders"."channel" = 'hand');