CREATE TABLE "public_content" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
INSERT INTO "public_content" DEFAULT VALUES;--> statement-breakpoint
CREATE FUNCTION "raise_public_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public_content" SET "version" = "version" + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: they run as the transaction commits, so that a long one (publishing a list) keeps no other writer waiting.
CREATE CONSTRAINT TRIGGER "exams_public_content" AFTER INSERT OR UPDATE OR DELETE ON "exams" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "programs_public_content" AFTER INSERT OR UPDATE OR DELETE ON "programs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "result_versions_public_content" AFTER INSERT OR UPDATE OR DELETE ON "result_versions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();
