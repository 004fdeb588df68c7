import type { ImagePlace } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import { AppError } from '../../errors/app-error.ts'
import { readUses } from '../places/read-uses.ts'
import { isShownSql } from '../places/shown-sql.ts'

const words: Readonly<Record<ImagePlace, { bn: string; en: string }>> = {
  question: { bn: 'প্রশ্ন', en: 'question' },
  passage: { bn: 'অনুচ্ছেদ', en: 'passage' },
  circular: { bn: 'বিজ্ঞপ্তি', en: 'circular' },
  notice: { bn: 'নোটিশ', en: 'notice' },
  notification: { bn: 'নোটিফিকেশন', en: 'notification' },
  post: { bn: 'পোস্ট', en: 'post' },
  contribution: { bn: 'পাঠানো প্রশ্ন', en: 'offered question' },
}

interface ShownRow {
  readonly id: string
  readonly name: string
  readonly digest: string | null
}

/** Throws `conflict` with the first picture among these that something shows, and what that is. */
export async function refuseShown(client: PoolClient, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<ShownRow>(
    `select id, name, digest from images i where id = any($1::bigint[]) and (${isShownSql}) order by id`,
    [ids],
  )
  const [first] = rows
  if (!first) return
  const [use] = await readUses(client, { id: BigInt(first.id), digest: first.digest })
  const place = use && { bn: `${words[use.kind].bn} #${use.id}`, en: `${words[use.kind].en} #${use.id}` }
  throw new AppError('conflict', {
    affected: rows.length,
    detail: {
      bn: `“${first.name}” মোছা যায়নি: ${place?.bn ?? 'এটি'} দেখাচ্ছে।`,
      en: `“${first.name}” was not deleted: ${place?.en ?? 'something'} shows it.`,
    },
  })
}
