import type { AcceptedRow } from '../judge-rows.ts'

/** A row as `insertRows` hands it to the database. */
export function toRecord({
  row,
  columns,
  quality,
  categoryId,
  tags,
  appearances,
  source,
  difficulty,
  passage,
}: AcceptedRow) {
  return {
    row,
    category_id: categoryId,
    content: columns.content,
    typed_texts: columns.typedTexts,
    key: columns.key,
    right_options: columns.rightOptions,
    fingerprint: columns.fingerprint,
    search_key: columns.searchKey,
    public_slug: columns.publicSlug,
    quality,
    tags,
    appearances,
    source,
    difficulty,
    pinned: columns.pinned,
    passage,
  }
}
