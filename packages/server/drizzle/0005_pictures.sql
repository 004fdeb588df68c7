CREATE TABLE "image_loose_objects" (
	"object_key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_blobs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "image_blobs" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "image_blobs" ADD COLUMN "size" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_digest" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "file_bytes" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_bn" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "circulars_image" ON "circulars" USING btree ("image_id") WHERE image_id is not null;--> statement-breakpoint
CREATE INDEX "circulars_with_pictures" ON "circulars" USING btree ("id") WHERE strpos(shown_texts::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "contributions_with_pictures" ON "contributions" USING btree ("id") WHERE strpos(words::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "questions_picture" ON "questions" USING btree ("picture_id") WHERE picture_id is not null;--> statement-breakpoint
CREATE INDEX "questions_with_pictures" ON "questions" USING btree ("id") WHERE strpos(content::text, '/api/core/v1/images/') > 0;--> statement-breakpoint
CREATE INDEX "images_library" ON "images" USING btree ("created_at","id") WHERE used_for = 'library' and state = 'ready';--> statement-breakpoint
CREATE INDEX "images_file" ON "images" USING btree ("file_digest") WHERE file_digest is not null;--> statement-breakpoint
CREATE INDEX "images_digest" ON "images" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "images_removed" ON "images" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "image_blobs" ADD CONSTRAINT "image_blobs_place" CHECK (("image_blobs"."bytes" is null) <> ("image_blobs"."object_key" is null));