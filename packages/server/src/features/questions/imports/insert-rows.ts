import type { PoolClient } from 'pg'

export interface InsertOptions {
  readonly importId: bigint
  readonly actor: bigint | null
  readonly reviewed: boolean
  readonly at: Date
}

/**
 * Writes rows that another process has made, as JSON, into the bank, and that staff have done so into the audit log. A question that the
 * bank asks already is labelled so.
 */
export async function insertRows(
  client: PoolClient,
  rows: Uint8Array,
  { importId, actor, reviewed, at }: InsertOptions,
): Promise<void> {
  await client.query(
    `with given as (
       select * from jsonb_to_recordset(convert_from($1::bytea, 'UTF8')::jsonb) as row (
         "row" int, category_id int, content jsonb, typed_texts jsonb, key smallint, right_options smallint[], fingerprint text,
         search_key text, public_slug text, quality text, tags text[], appearances text[], source text, difficulty smallint,
         pinned smallint[], passage jsonb)
     ), asked as (
       select distinct passage -> 'content' as content, (array_agg(passage -> 'typed'))[1] as typed
         from given where passage <> 'null' group by passage -> 'content'
     ), known as (
       select asked.content, min(p.id) as id from asked join passages p on p.content = asked.content group by asked.content
     ), made as (
       insert into passages (slug, content, typed, updated_at)
       select gen_random_uuid(), content, typed, $4 from asked where content not in (select content from known)
       returning id, content
     ), about as (
       select id, content from known union all select id, content from made
     ), written as (
       insert into questions (slug, category_id, passage_id, content, typed_texts, key, pinned, right_options, fingerprint, search_key,
           public_slug, quality, tags, appearances, source, difficulty, reviewed, import_id, created_at, updated_at)
       select 'import-' || $2::bigint || '-' || given."row", category_id,
           (select about.id from about where about.content = given.passage -> 'content'), content, typed_texts, key, pinned, right_options, fingerprint,
           search_key, public_slug,
           case when quality in ('Perfect', 'No explanation') and exists (
             select from questions q where q.fingerprint = given.fingerprint and q.deleted_at is null and q.merged_into is null)
           then 'duplicate' else quality end,
           tags, appearances, source, difficulty, $3, $2, $4, $4
         from given order by given."row"
       returning id
     )
     insert into audit_log (at, actor_id, kind, subject_id, action, after)
     select $4, $5, 'question', id::text, 'imported', jsonb_build_object('import', $2::text) from written`,
    [rows, String(importId), reviewed, at, actor === null ? null : String(actor)],
  )
}
