import type { ImageUse } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { addressesIn, holdsAddress, pictureColumns } from './picture-columns.ts'

interface UseRow extends Pick<ImageUse, 'kind' | 'id'> {
  readonly title: string | null
  readonly href: string | null
}

/** Of each column so many, the newest first. */
const mostOfColumn = 20

const sqlOf = pictureColumns
  .map(({ table, column, holds, kind, id, title, href }) => {
    const isIt =
      holds === 'upload'
        ? `t.${column} = $1::bigint`
        : `${holdsAddress(column)} and $2 in (select digest from ${addressesIn(column)} a)`
    const page = href === null ? 'null' : `'${href}' || ${id}`
    return `(select '${kind}' as kind, ${id}::text as id, ${title} as title, ${page} as href from ${table} t
              where ${isIt} order by ${id} desc limit ${mostOfColumn})`
  })
  .join(' union all ')

/** What shows a picture, each thing once. */
export async function readUses(
  client: Pool | PoolClient,
  { id, digest }: { readonly id: bigint; readonly digest: string | null },
): Promise<ImageUse[]> {
  const { rows } = await client.query<UseRow>(sqlOf, [String(id), digest])
  const uses = new Map(rows.map(row => [`${row.kind} ${row.id}`, { ...row, title: firstWords(row.title ?? '') }]))
  return [...uses.values()]
}

const longestTitle = 120

/** Without markup: it is only to be known again. */
function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length > longestTitle ? `${text.slice(0, longestTitle).trimEnd()}…` : text
}
