import { maxFaqPriority } from '@prostuti/contract'
import { moveFaq } from '@prostuti/contract/programs/operations'
import { asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { faqFields, presentStaffFaqs } from './present-staff-faq.ts'
import type { FaqRow } from './read-faqs.ts'
import { faqs } from './tables.ts'

/** Between neighbours whose priorities are assigned again, so that the next moves change one question alone. */
const gap = 10

interface Place {
  readonly side: 'above' | 'below'
  readonly of: string
}

/**
 * Puts a question directly above or below another one, by its priority; where nothing is free between the neighbours, all get
 * new ones. Throws `not_found`.
 */
export function createMoveFaq({ db, clock }: Pick<ProgramDeps, 'db' | 'clock'>) {
  return implement(moveFaq, ({ params, body }, call) =>
    inTransaction(db.pool, async client => {
      const before = await lockFaqs(client)
      const changed = placed(before, params.id, body)
      for (const row of changed)
        await drizzle(client)
          .update(faqs)
          .set({ priority: row.priority, revision: row.revision })
          .where(eq(faqs.id, row.id))
      const known = new Map(before.map(row => [row.id, row]))
      const [actor, at] = [signedIn(call).id, clock.now()]
      await writeAudit(
        client,
        changed.map(row => ({
          ...({ actor, at, kind: 'faq', id: row.id, action: 'moved' } as const),
          ...{ before: faqFields(known.get(row.id)!), after: faqFields(row) },
        })),
      )
      const moved = [...changed, ...before].find(({ id }) => String(id) === params.id)!
      return (await presentStaffFaqs(client, [moved], call.language))[0]!
    }),
  )
}

/** All, in their order: another move waits. */
async function lockFaqs(client: PoolClient): Promise<FaqRow[]> {
  const rows = await drizzle(client).select().from(faqs).orderBy(asc(faqs.id)).for('update')
  return rows.sort((one, other) => other.priority - one.priority || one.id - other.id)
}

/** The rows that change. Throws `not_found` where one of both is gone. */
function placed(rows: readonly FaqRow[], id: string, { side, of }: Place): FaqRow[] {
  const moved = rows.find(row => String(row.id) === id)
  const others = rows.filter(row => row !== moved)
  const index = others.findIndex(row => String(row.id) === of)
  if (!moved || index < 0) throw new AppError('not_found')
  const at = side === 'above' ? index : index + 1
  const order = others.toSpliced(at, 0, moved)
  if (order.every((row, place) => row === rows[place])) return []
  const [above, below] = [others[at - 1]?.priority, others[at]?.priority ?? -1]
  const free = above === undefined ? below + gap : Math.floor((above + below) / 2)
  if (free > below && free < (above ?? maxFaqPriority + 1)) return [withPriority(moved, free)]
  return order
    .map((row, place) => withPriority(row, (order.length - place) * gap))
    .filter((row, place) => row.priority !== order[place]!.priority)
}

const withPriority = (row: FaqRow, priority: number): FaqRow => ({ ...row, priority, revision: row.revision + 1 })
