-- Deferred, as those of exams.
DROP TRIGGER IF EXISTS "seat_plans_public_content" ON "seat_plans";
CREATE CONSTRAINT TRIGGER "seat_plans_public_content" AFTER INSERT OR UPDATE OR DELETE ON "seat_plans"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "govt_results_public_content" ON "govt_results";
CREATE CONSTRAINT TRIGGER "govt_results_public_content" AFTER INSERT OR UPDATE OR DELETE ON "govt_results"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();

DROP TRIGGER IF EXISTS "notices_public_content" ON "notices";
CREATE CONSTRAINT TRIGGER "notices_public_content" AFTER INSERT OR UPDATE OR DELETE ON "notices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "raise_public_content"();
