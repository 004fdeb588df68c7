import { decideContribution } from '@prostuti/contract/questions/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { auditFields, liveCategory, textColumns } from '../bank/save-question.ts'
import { contributions } from '../tables/contributions.ts'
import { questions } from '../tables/questions.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { type ContributionRow, lockWaiting } from './contribution-rows.ts'
import { asWritten, openContribution } from './contribution-words.ts'
import { tellContributor } from './tell-contributor.ts'

const states = { take: 'taken', return: 'returned', drop: 'dropped' } as const

/**
 * Takes what a member offered into the bank under review, sends it back with a reason, or drops it; its writer is told. Throws
 * `conflict` where it was changed or decided about since, and `validation_failed` where it is no question that the bank holds.
 */
export function createDecideContribution({ db, clock, siteUrl }: ContributionDeps) {
  return implementOnce(decideContribution, { pool: db.pool, clock }, async ({ params, body }, call, client) => {
    const { act, reason = '', revision } = body
    const row = await lockWaiting(client, params.id, revision)
    const actor = signedIn(call).id
    const at = clock.now()
    const state = states[act]
    const questionId = act === 'take' ? await writeIntoBank(client, row, { siteUrl, actor, at }) : null
    const decision = { state, reason: act === 'take' ? '' : reason, questionId }
    await drizzle(client)
      .update(contributions)
      .set({ ...decision, decidedBy: actor, decidedAt: new Date(at), revision: revision + 1 })
      .where(eq(contributions.id, row.id))
    const after = { ...decision, questionId: questionId === null ? null : String(questionId) }
    await writeAudit(client, [
      { actor, kind: 'contribution', id: row.id, action: state, before: { state: 'waiting' }, after, at },
    ])
    await tellContributor(client, row, { outcome: state, reason: decision.reason, at })
    return { id: params.id, state, question: after.questionId }
  })
}

interface Taking {
  readonly siteUrl: string
  readonly actor: bigint
  readonly at: number
}

/** Under review: no paper takes a question from there. */
async function writeIntoBank(
  client: PoolClient,
  row: ContributionRow,
  { siteUrl, actor, at }: Taking,
): Promise<bigint> {
  const categoryId = await liveCategory(client, String(row.categoryId), 'category')
  const written = asWritten(openContribution(row).now)
  const texts = await textColumns(client, written, { id: null, passageId: null, pictureId: null, siteUrl })
  const [question] = await drizzle(client)
    .insert(questions)
    .values({
      ...texts,
      ...{ categoryId, source: row.source, reviewed: false },
      slug: crypto.randomUUID(),
      createdAt: new Date(at),
      updatedAt: new Date(at),
    })
    .returning()
  const after = auditFields(question!)
  await writeAudit(client, [{ actor, kind: 'question', id: question!.id, action: 'created', after, at }])
  return question!.id
}
