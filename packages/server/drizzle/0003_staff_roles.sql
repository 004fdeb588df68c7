ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
UPDATE "users" SET "role" = 'owner' WHERE "is_moderator";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "is_moderator";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_moderator" boolean GENERATED ALWAYS AS (role is not null) STORED NOT NULL;
