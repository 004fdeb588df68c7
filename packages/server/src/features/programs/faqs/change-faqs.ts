import type { AuditAction } from '@prostuti/contract'
import { createFaq, deleteFaq, updateFaq } from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type Call, signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { lockNamedProgram } from '../staff/lock-program.ts'
import { toStored } from '../staff/staff-text.ts'
import { faqFields, presentStaffFaqs } from './present-staff-faq.ts'
import type { FaqRow } from './read-faqs.ts'
import { faqs } from './tables.ts'

/** Questions that people ask, written by staff. */
export function createChangeFaqs({ db, clock }: Pick<ProgramDeps, 'db' | 'clock'>): Implementation[] {
  const log = async (client: PoolClient, call: Call, change: FaqChange) => {
    const { action, before, after } = change
    const id = (after ?? before)!.id
    const fields = { before: before && faqFields(before), after: after && faqFields(after) }
    await writeAudit(client, [{ actor: signedIn(call).id, kind: 'faq', id, action, at: clock.now(), ...fields }])
  }
  return [
    implementOnce(createFaq, { pool: db.pool, clock }, async ({ body }, call, client) => {
      const { program, question, answer, priority } = body
      const [row] = await drizzle(client)
        .insert(faqs)
        .values({
          programId: await knownProgram(client, program),
          question: toStored(question),
          answer: toStored(answer),
          priority,
        })
        .returning()
      await log(client, call, { action: 'created', after: row! })
      return presented(client, row!, call)
    }),
    implement(updateFaq, ({ params, body }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockFaq(client, params.id)
        if (before.revision !== body.revision) throw new AppError('conflict')
        const { program, question, answer, priority, revision } = body
        const [row] = await drizzle(client)
          .update(faqs)
          .set({
            programId: program === undefined ? undefined : await knownProgram(client, program),
            question: question && toStored(question),
            answer: answer && toStored(answer),
            priority,
            revision: revision + 1,
          })
          .where(eq(faqs.id, before.id))
          .returning()
        await log(client, call, { action: 'updated', before, after: row! })
        return presented(client, row!, call)
      }),
    ),
    implement(deleteFaq, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const before = await lockFaq(client, params.id)
        await drizzle(client).delete(faqs).where(eq(faqs.id, before.id))
        await log(client, call, { action: 'deleted', before })
      }),
    ),
  ]
}

interface FaqChange {
  readonly action: AuditAction
  readonly before?: FaqRow
  readonly after?: FaqRow
}

async function presented(client: PoolClient, row: FaqRow, { language }: Call) {
  const [faq] = await presentStaffFaqs(client, [row], language)
  return faq!
}

/** Throws `not_found`. */
async function lockFaq(client: PoolClient, id: string): Promise<FaqRow> {
  const number = Number(id)
  const rows =
    number > 2_147_483_647 ? [] : await drizzle(client).select().from(faqs).where(eq(faqs.id, number)).for('update')
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

/** The program that a question is about. Throws `validation_failed` for one that is not there. */
async function knownProgram(client: PoolClient, program: string | null): Promise<number | null> {
  return program === null ? null : (await lockNamedProgram(client, program)).id
}
