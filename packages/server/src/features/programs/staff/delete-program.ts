import type { DeletionObstacle, Language } from '@prostuti/contract'
import { deleteProgram } from '@prostuti/contract/programs/operations'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Change, writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { exams } from '../../exams/index.ts'
import type { ProgramDeps } from '../program-deps.ts'
import { programs } from '../tables.ts'
import { countProgramUse, obstaclesOf } from './count-program-use.ts'
import { lockProgram } from './lock-program.ts'
import { programFields } from './present-staff-program.ts'

/**
 * Deletes a program that nobody has, with its exams that nobody has joined; the rows stay. Throws `conflict` with what stands
 * against it as fields.
 */
export function createDeleteProgram({ db, clock, countOpenOrders }: ProgramDeps) {
  return implement(deleteProgram, ({ params }, call) =>
    inTransaction(db.pool, async client => {
      const row = await lockProgram(client, params.id)
      const use = await countProgramUse(client, row.id)
      const obstacles = obstaclesOf(row, use, await countOpenOrders(client, row.id))
      if (obstacles.length > 0) {
        const fields = obstacles.map(each => obstacleField(each, call.language))
        throw new AppError('conflict', { fields })
      }
      const at = clock.now()
      const by = { actor: signedIn(call).id, action: 'deleted', at } as const
      await drizzle(client)
        .update(programs)
        .set({ deletedAt: new Date(at), state: 'draft', revision: row.revision + 1 })
        .where(eq(programs.id, row.id))
      const taken = await deleteExams(client, row.id, at)
      await writeAudit(client, [
        { ...by, kind: 'program', id: row.id, before: programFields(row) },
        ...taken.map((exam): Change => ({ ...by, kind: 'exam', id: exam.id, before: { title: exam.title } })),
      ])
    }),
  )
}

const obstacleField = ({ reason, count }: DeletionObstacle, language: Language) => ({
  path: reason,
  code: 'in_use',
  message: words[reason][language](count.toLocaleString(language)),
})

const words: Record<DeletionObstacle['reason'], Record<Language, (count: string) => string>> = {
  published: { bn: () => 'এটি প্রকাশিত: আগে প্রকাশ বন্ধ করুন।', en: () => 'It is published: unpublish it first.' },
  members: { bn: count => `${count} জনের এটি আছে।`, en: count => `People who have it: ${count}.` },
  joined_exams: {
    bn: count => `এর ${count}টি পরীক্ষায় কেউ অংশ নিয়েছেন।`,
    en: count => `Exams of it that people have joined: ${count}.`,
  },
  open_orders: {
    bn: count => `${count} জন টাকা দেওয়ার মাঝপথে আছেন।`,
    en: count => `People about to pay for it: ${count}.`,
  },
}

/** Drafts from here on, so that whatever asks for approved exams finds them no more. */
async function deleteExams(client: PoolClient, program: number, at: number) {
  return drizzle(client)
    .update(exams)
    .set({ deletedAt: new Date(at), questionState: 0, updatedAt: new Date(at), revision: sql`${exams.revision} + 1` })
    .where(and(eq(exams.programId, program), isNull(exams.deletedAt)))
    .returning({ id: exams.id, title: exams.title })
}
