import type { LibraryImage } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { addressesIn, holdsAddress, pictureColumns } from './picture-columns.ts'

type Places = LibraryImage['shown_by']

const shows = pictureColumns
  .map(({ table, column, holds, kind, id }) =>
    holds === 'upload'
      ? `select '${kind}' as kind, ${id} as id, t.${column} as image from ${table} t where t.${column} = any($1::bigint[])`
      : `select '${kind}', ${id}, i.id from ${table} t, lateral ${addressesIn(column)} a, images i
          where ${holdsAddress(column)} and i.digest = a.digest and i.id = any($1::bigint[])`,
  )
  // One thing may show a picture in two columns.
  .join(' union ')

/** How many of each kind show these pictures. */
export async function countPlaces(
  client: Pool | PoolClient,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Places>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<{ image: string; kind: Places[number]['kind']; count: number }>(
    `select image, kind, count(*)::int as count from (${shows}) as shown group by image, kind order by image, count(*) desc, kind`,
    [ids.map(String)],
  )
  const places = new Map<bigint, Places>()
  for (const { image, kind, count } of rows) {
    const id = BigInt(image)
    places.set(id, [...(places.get(id) ?? []), { kind, count }])
  }
  return places
}
