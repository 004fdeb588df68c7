ALTER TABLE "one_time_codes" ADD COLUMN "partner_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "partner_id" integer;--> statement-breakpoint
-- Tokens that a partner's page already has say not whose; their people sign in once more.
DELETE FROM "sessions" WHERE "scope" = 'partner' AND "user_id" IN (SELECT "user_id" FROM "partner_consents");--> statement-breakpoint
DELETE FROM "one_time_codes" WHERE "scope" = 'partner';--> statement-breakpoint
-- By hand, for the tables of sessions know no partners: with a consent go the tokens it has given.
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_partner_consent_fk" FOREIGN KEY ("user_id","partner_id") REFERENCES "public"."partner_consents"("user_id","partner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_partner_consent_fk" FOREIGN KEY ("user_id","partner_id") REFERENCES "public"."partner_consents"("user_id","partner_id") ON DELETE cascade ON UPDATE no action;
