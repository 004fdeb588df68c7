ALTER TABLE "papers" ALTER COLUMN "seal_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "seal_iv" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "sealed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "right_options" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "coins";--> statement-breakpoint
DROP TRIGGER "questions_right_options" ON "questions";--> statement-breakpoint
DROP FUNCTION "fill_right_options"();--> statement-breakpoint
DROP TRIGGER "paper_keys_accepted" ON "paper_keys";--> statement-breakpoint
DROP FUNCTION "fill_accepted_keys"();
