import type { Pool } from 'pg'
import type { ResultRow } from './present-result.ts'

/** A result as a look-up answers it. */
export interface PublishedList extends Pick<ResultRow, 'slug' | 'title' | 'nextTitle' | 'nextDate'> {
  readonly resultId: string
  /** Milliseconds since 1970; maybe to come. */
  readonly publishedOn: number
  readonly outcomes: readonly string[]
}

/** All lists that are published, or will be, by their ids, at one version of what the public reads. */
interface Known {
  readonly version: string
  readonly lists: ReadonlyMap<number, PublishedList>
}

interface Row {
  readonly version: string
  readonly list: number | null
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly next_title: string
  readonly next_date: string | null
  readonly published_on: Date
  readonly outcomes: string[]
}

async function read(pool: Pool): Promise<Known> {
  const { rows } = await pool.query<Row>({
    name: 'published-result-lists',
    text: `select p.version, r.list_id as list, r.id, r.slug, r.title, r.next_title, r.next_date::text, r.published_on,
                  array(select text from govt_result_outcomes o where o.list_id = r.list_id order by o.number) as outcomes
             from public_content p left join govt_results r on r.list_id is not null and r.published_on is not null`,
  })
  const lists = rows.flatMap(({ list, ...row }) => (list === null ? [] : [[list, toList(row)] as const]))
  return { version: rows[0]!.version, lists: new Map(lists) }
}

const toList = ({
  id,
  slug,
  title,
  next_title,
  next_date,
  published_on,
  outcomes,
}: Omit<Row, 'list'>): PublishedList => ({
  ...{ resultId: id, slug, title, nextTitle: next_title, nextDate: next_date },
  ...{ publishedOn: published_on.getTime(), outcomes },
})

/** Keeps in memory what is published, and reads it again where the version is another one. */
export function createPublishedLists(pool: Pool): (version: string) => Promise<Known> {
  let known: Known | undefined
  let reading: Promise<Known> | undefined
  return async version => {
    if (known?.version === version) return known
    reading ??= read(pool).finally(() => {
      reading = undefined
    })
    known = await reading
    return known
  }
}
