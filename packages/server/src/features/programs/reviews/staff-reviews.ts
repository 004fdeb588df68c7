import { type Language, listPageSize, type StaffReview } from '@prostuti/contract'
import { listStaffReviews, moderateReview } from '@prostuti/contract/programs/operations'
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { presentPage } from '../../../platform/http/call/cursor.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { readPage } from '../../../platform/http/call/keyset.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { refusedField } from '../staff/refused-field.ts'
import { programs } from '../tables.ts'
import { newest } from './list-reviews.ts'
import { presentReview, type ReviewRow, withAuthors } from './read-reviews.ts'
import { customerReviews } from './tables.ts'

type Deps = Pick<ProgramDeps, 'db' | 'clock' | 'showPicture'>

/** Reviews as staff see them, and what takes one from everybody but who wrote it. */
export function createStaffReviews(deps: Deps): Implementation[] {
  const { db, clock } = deps
  return [
    implement(listStaffReviews, async ({ query }, { language }) => {
      const { page_size: pageSize = listPageSize, program, hidden, ...pageQuery } = query
      const { hiddenAt, programId } = customerReviews
      const wanted = and(
        program === undefined ? undefined : eq(programId, Math.min(Number(program), 2_147_483_647)),
        hidden === undefined ? undefined : hidden ? isNotNull(hiddenAt) : isNull(hiddenAt),
      )
      const [{ rows, ...page }, [all]] = await Promise.all([
        readPage({ pageSize, ...pageQuery }, newest, ({ where, orderBy, limit, offset }) =>
          db.orm
            .select()
            .from(customerReviews)
            .where(and(wanted, where))
            .orderBy(...orderBy)
            .limit(limit)
            .offset(offset),
        ),
        db.orm.select({ count: count() }).from(customerReviews).where(wanted),
      ])
      const results = await presentStaffReviews(deps, db.pool, rows, language)
      return presentPage(listStaffReviews.path, query, { count: all!.count, results, ...page })
    }),
    implement(moderateReview, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        if (body.hidden && body.reason === undefined)
          throw refusedField('reason', 'required', 'Hiding a review needs a reason')
        const orm = drizzle(client)
        const here = eq(customerReviews.id, BigInt(params.id))
        const [before] = await orm.select().from(customerReviews).where(here).for('update')
        if (!before) throw new AppError('not_found')
        if (before.writtenAt.getTime() !== Date.parse(body.at)) throw new AppError('conflict')
        const at = clock.now()
        const hiding = body.hidden
          ? { hiddenAt: before.hiddenAt ?? new Date(at), hiddenReason: body.reason ?? '' }
          : { hiddenAt: null, hiddenReason: null }
        const [row] = await orm.update(customerReviews).set(hiding).where(here).returning()
        const change = { actor: signedIn(call).id, kind: 'review', id: params.id, at } as const
        const action = body.hidden ? 'hidden' : 'shown'
        await writeAudit(client, [{ ...change, action, before: hidingOf(before), after: hidingOf(row!) }])
        const [review] = await presentStaffReviews(deps, client, [row!], call.language)
        if (!review) throw new AppError('not_found')
        return review
      }),
    ),
  ]
}

const hidingOf = ({ hiddenAt, hiddenReason }: ReviewRow) => ({
  hidden: hiddenAt === null ? null : { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' },
})

async function presentStaffReviews(
  { showPicture }: Pick<Deps, 'showPicture'>,
  client: Pool | PoolClient,
  rows: readonly ReviewRow[],
  language: Language,
): Promise<StaffReview[]> {
  const ids = [...new Set(rows.map(({ programId }) => programId))]
  const [authored, names] = await Promise.all([
    withAuthors(client, rows),
    drizzle(client as Pool)
      .select({ id: programs.id, title: programs.title })
      .from(programs)
      .where(inArray(programs.id, ids)),
  ])
  const titles = new Map(names.map(({ id, title }) => [id, inLanguage(title, language)]))
  return authored.map(each => {
    const { mine: _, ...review } = presentReview(each, { viewer: null, language, showPicture })
    const { programId } = each.review
    return { ...review, program: { id: String(programId), title: titles.get(programId)! }, ...hidingOf(each.review) }
  })
}
