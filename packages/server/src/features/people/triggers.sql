-- How a word sounds, so that a name is found in the other script: of its vowels a first one alone, and that as `a`. নুসরাত and Nusrat
-- are both `nsrt`, আরিফ and Arif `arp`.
CREATE OR REPLACE FUNCTION "sounds_of"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN word ~ '^[aeiouywঅ-ঔ]' THEN 'a' ELSE '' END || regexp_replace(
    CASE WHEN word ~ '[ক-হ]' THEN
      regexp_replace(
        translate(
          replace(replace(replace(replace(replace(word, 'ড়', 'র'), 'ঢ়', 'র'), 'য়', ''), 'ং', 'নগ'), 'ঙ', 'নগ'),
          'কখগঘচছজঝযটঠতথৎডঢদধণনঞপফবভমরলশষসহৃঋ',
          'kkggccjjjtttttddddnnnppbbmrlssshrr'),
        '[^a-z]', '', 'g')
    ELSE
      translate(
        regexp_replace(
          regexp_replace(
            replace(replace(regexp_replace(word, 'ch+', '1', 'g'), 'c', 'k'), 'x', 'ks'),
            '([kgjtdpbs])h', '\1', 'g'),
          '[^a-z1]', '', 'g'),
        '1zqfvaeiouyw', 'cjkpb')
    END,
    '(.)\1+', '\1', 'g')
$$;

-- The words of a text as searches take them: small, with one script's figures, without signs.
CREATE OR REPLACE FUNCTION "name_words_of"(said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(left(word, 60)), '{}') FROM unnest(regexp_split_to_array(
    lower(translate(normalize(said), U&'০১২৩৪৫৬৭৮৯\200C\200D', '0123456789')),
    '[\s.,;:''’"()/_-]+')) AS word
   WHERE word <> ''
$$;

-- A name from each of its words on, as it is written (`=`) and as it sounds (`≈`): what a search of several words begins.
CREATE OR REPLACE FUNCTION "name_phrases_of"(said text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT mark || left(phrase, 200)
    FROM (SELECT name_words_of(said) AS words) AS name,
         generate_series(1, least(cardinality(words), 6) - 1) AS first,
         LATERAL (SELECT '=' AS mark, array_to_string(words[first:], ' ') AS phrase
                  UNION ALL
                  SELECT '≈', string_agg(sounds_of(word), ' ' ORDER BY place)
                    FROM unnest(words[first:]) WITH ORDINALITY AS w (word, place)) AS phrases
$$;

CREATE OR REPLACE FUNCTION "person_words_of"(name text, alias text, email text, tags text[], role text)
RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH words AS (SELECT DISTINCT word FROM unnest(name_words_of(name || ' ' || coalesce(alias, ''))) AS word)
  SELECT word FROM words
  UNION SELECT CASE WHEN word ~ '[ক-হ]' THEN '~b' ELSE '~l' END || sounds_of(word) FROM words WHERE length(sounds_of(word)) > 1
  UNION SELECT phrase FROM name_phrases_of(name) AS phrase
  UNION SELECT phrase FROM name_phrases_of(coalesce(alias, '')) AS phrase
  UNION SELECT '@' || left(lower(email), 200) WHERE email IS NOT NULL
  UNION SELECT '#' || left(tag, 60) FROM unnest(tags) AS tag
  UNION SELECT '!staff' WHERE role IS NOT NULL
$$;

CREATE OR REPLACE FUNCTION "note_new_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "person_seen" ("user_id", "seen_at") SELECT "id", "created_at" FROM "new_people" ORDER BY "id"
  ON CONFLICT DO NOTHING;
  INSERT INTO "person_words" ("user_id", "word")
  SELECT p."id", w FROM "new_people" p, person_words_of(p."name", p."rank_alias", p."email", p."tags", p."role") AS w
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "users_note_new" AFTER INSERT ON "users"
  REFERENCING NEW TABLE AS "new_people" FOR EACH STATEMENT EXECUTE FUNCTION "note_new_people"();

CREATE OR REPLACE FUNCTION "note_changed_person"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "person_words" WHERE "user_id" = NEW."id";
  INSERT INTO "person_words" ("user_id", "word")
  SELECT NEW."id", w FROM person_words_of(NEW."name", NEW."rank_alias", NEW."email", NEW."tags", NEW."role") AS w;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "users_note_changed" AFTER UPDATE OF "name", "rank_alias", "email", "tags", "role" ON "users"
  FOR EACH ROW WHEN ((OLD."name", OLD."rank_alias", OLD."email", OLD."tags", OLD."role")
    IS DISTINCT FROM (NEW."name", NEW."rank_alias", NEW."email", NEW."tags", NEW."role"))
  EXECUTE FUNCTION "note_changed_person"();

-- In the order of people, so that no two processes wait for each other in a circle.
CREATE OR REPLACE FUNCTION "note_seen_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "person_seen" AS s ("user_id", "seen_at")
  SELECT "user_id", max("seen_at") FROM "seen_sessions" GROUP BY "user_id" ORDER BY "user_id"
  ON CONFLICT ("user_id") DO UPDATE SET "seen_at" = excluded."seen_at" WHERE s."seen_at" < excluded."seen_at";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "sessions_note_new" AFTER INSERT ON "sessions"
  REFERENCING NEW TABLE AS "seen_sessions" FOR EACH STATEMENT EXECUTE FUNCTION "note_seen_people"();
CREATE OR REPLACE TRIGGER "sessions_note_seen" AFTER UPDATE ON "sessions"
  REFERENCING NEW TABLE AS "seen_sessions" FOR EACH STATEMENT EXECUTE FUNCTION "note_seen_people"();

-- People who were there before these tables.
INSERT INTO "person_seen" ("user_id", "seen_at")
SELECT u."id", greatest(u."created_at", (SELECT max(s."seen_at") FROM "sessions" s WHERE s."user_id" = u."id"))
  FROM "users" u WHERE u."merged_into" IS NULL AND NOT EXISTS (SELECT FROM "person_seen")
ON CONFLICT DO NOTHING;
INSERT INTO "person_words" ("user_id", "word")
SELECT u."id", w FROM "users" u, person_words_of(u."name", u."rank_alias", u."email", u."tags", u."role") AS w
 WHERE u."merged_into" IS NULL AND NOT EXISTS (SELECT FROM "person_words")
ON CONFLICT DO NOTHING;
