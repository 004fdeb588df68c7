-- Deferred: they run as the transaction commits, so that a long one (publishing a list) keeps no other writer waiting.
DROP TRIGGER IF EXISTS "exams_public_content" ON "exams";
CREATE CONSTRAINT TRIGGER "exams_public_content" AFTER INSERT OR UPDATE OR DELETE ON "exams"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "result_versions_public_content" ON "result_versions";
CREATE CONSTRAINT TRIGGER "result_versions_public_content" AFTER INSERT OR UPDATE OR DELETE ON "result_versions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();
