ALTER TABLE "papers" ADD COLUMN "seal_key" "bytea";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "seal_iv" "bytea";--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "sealed" "bytea";