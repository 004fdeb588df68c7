-- A closed attempt (sheet and receipt, 2.1 kB) is just over the size from which PostgreSQL compresses a row: a tenth of
-- what it did for a submission, to save a few hundred bytes of noise.
ALTER TABLE "attempts" SET (toast_tuple_target = 4080);
