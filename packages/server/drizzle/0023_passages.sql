ALTER TABLE "passages" ADD COLUMN "typed" jsonb;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;