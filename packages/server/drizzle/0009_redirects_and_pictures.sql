ALTER TABLE "users" ADD COLUMN "provider_picture" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "redirect_uris" text[] DEFAULT '{}' NOT NULL;