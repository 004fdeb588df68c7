-- What the public reads has another version once one of its tables has changed: each feature's triggers name its own.
CREATE OR REPLACE FUNCTION "raise_public_content"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "public_content" SET "version" = "version" + 1;
  RETURN NULL;
END $$;
