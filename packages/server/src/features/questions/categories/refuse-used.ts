import type { Language } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../../platform/errors/app-error.ts'

/** What a category holds; questions that stand in it, or have it besides their own. */
interface Held {
  readonly reviewed: number
  readonly waiting: number
  readonly categories: number
}

/** Throws `conflict` with what the category holds, a field for each kind with how many. */
export async function refuseUsed(client: PoolClient, id: number, language: Language): Promise<void> {
  const { rows } = await client.query<Held>(
    `select count(*) filter (where reviewed)::int as reviewed, count(*) filter (where not reviewed)::int as waiting,
            (select count(*)::int from categories
              where parent_id = $1 and deleted_at is null and merged_into is null) as categories
       from questions where (category_id = $1 or reference_category_id = $1) and deleted_at is null and merged_into is null`,
    [id],
  )
  const fields = (Object.keys(words) as (keyof Held)[]).flatMap(path => {
    const count = rows[0]![path]
    return count > 0 ? [{ path, code: 'in_use', message: words[path][language](count) }] : []
  })
  if (fields.length > 0) throw new AppError('conflict', { fields })
}

const words: Record<keyof Held, Record<Language, (count: number) => string>> = {
  reviewed: {
    bn: count => `পর্যালোচিত ব্যাংকের ${count.toLocaleString('bn')}টি প্রশ্ন এতে আছে।`,
    en: count => `Questions of the reviewed bank in it: ${count.toLocaleString('en')}.`,
  },
  waiting: {
    bn: count => `পর্যালোচনাধীন ${count.toLocaleString('bn')}টি প্রশ্ন এতে আছে।`,
    en: count => `Questions under review in it: ${count.toLocaleString('en')}.`,
  },
  categories: {
    bn: count => `এর নিচে ${count.toLocaleString('bn')}টি ক্যাটাগরি আছে।`,
    en: count => `Categories below it: ${count.toLocaleString('en')}.`,
  },
}
