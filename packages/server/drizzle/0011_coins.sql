CREATE TABLE "coin_balances" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	"bought" integer DEFAULT 0 NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"last_bonus_on" date,
	CONSTRAINT "coin_balances_not_negative" CHECK ("coin_balances"."given" >= 0 and "coin_balances"."bought" >= 0 and "coin_balances"."debt" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"user_id" bigint,
	"given" integer NOT NULL,
	"bought" integer NOT NULL,
	"balance" integer,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_balance" CHECK (("ledger_entries"."account" = 'person') = ("ledger_entries"."balance" is not null))
);
--> statement-breakpoint
CREATE TABLE "constants" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" uuid NOT NULL,
	"operation" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "coin_balances" ADD CONSTRAINT "coin_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_effect" ON "ledger_entries" USING btree ("user_id","reason","ref") WHERE account = 'person';--> statement-breakpoint
CREATE INDEX "ledger_entries_person" ON "ledger_entries" USING btree ("user_id","at","id") WHERE account = 'person';--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
-- Entries are never changed: whoever made a mistake writes another entry. Deleting a person empties user_id alone.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL
     AND (to_jsonb(NEW) - 'user_id') = (to_jsonb(OLD) - 'user_id') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'ledger entries are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_all BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Coins from before the ledger: given ones, since none could be bought.
INSERT INTO coin_balances (user_id, given) SELECT id, coins FROM users WHERE coins > 0;
--> statement-breakpoint
WITH opening AS (
  SELECT gen_random_uuid() AS transaction_id, user_id, given FROM coin_balances
)
INSERT INTO ledger_entries (transaction_id, account, user_id, given, bought, balance, reason, ref, at)
SELECT transaction_id, 'person', user_id, given, 0, given, 'opening_balance', '', now() FROM opening
UNION ALL
SELECT transaction_id, 'issued', NULL, -given, 0, NULL, 'opening_balance', '', now() FROM opening;
