import type { Language, StaffFaq } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { presentText } from '../staff/staff-text.ts'
import type { FaqRow } from './read-faqs.ts'

/** What staff write of a question, as the log keeps it. */
export function faqFields({ programId, question, answer, priority }: FaqRow) {
  return {
    program: programId === null ? null : String(programId),
    question: presentText(question),
    answer: presentText(answer),
    priority,
  }
}

interface Detail {
  readonly id: number
  readonly title: Translated | null
  readonly at: Date | null
  readonly by: string | null
}

/** Questions with their programs' names and who changed them last, in the order given. */
export async function presentStaffFaqs(
  client: Pool | PoolClient,
  rows: readonly FaqRow[],
  language: Language,
): Promise<StaffFaq[]> {
  const { rows: details } = await client.query<Detail>(
    `select f.id, p.title, l.at, u.name as by
       from faqs f left join programs p on p.id = f.program_id
       left join lateral (select at, actor_id from audit_log
                           where kind = 'faq' and subject_id = f.id::text order by id desc limit 1) l on true
       left join users u on u.id = l.actor_id
      where f.id = any($1::int[])`,
    [rows.map(({ id }) => id)],
  )
  const known = new Map(details.map(detail => [detail.id, detail]))
  return rows.map(row => {
    const detail = known.get(row.id)
    const title = detail?.title
    return {
      ...faqFields(row),
      id: String(row.id),
      program:
        row.programId === null || !title ? null : { id: String(row.programId), title: inLanguage(title, language) },
      revision: row.revision,
      changed: detail?.at ? { at: detail.at.toISOString(), by: detail.by } : null,
    }
  })
}
