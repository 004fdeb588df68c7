import { createQuestion } from '@prostuti/contract/questions/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import type { QuestionDeps } from '../question-deps.ts'
import { questions } from '../tables/questions.ts'
import { readNewQuestion } from './read-staff-question.ts'
import { refuseOwnNew } from './refuse-own.ts'
import { auditFields, placeColumns, textColumns } from './save-question.ts'

/** Writes a question into the bank; strangers see it once it is published. Throws `validation_failed`. */
export function createCreateQuestion({ db, clock, siteUrl }: QuestionDeps) {
  return implementOnce(createQuestion, { pool: db.pool, clock }, async ({ body }, call, client) => {
    if (body.reviewed !== false) refuseOwnNew(signedIn(call))
    const at = clock.now()
    const { categoryId, ...place } = await placeColumns(client, body)
    const texts = await textColumns(client, body, {
      ...{ id: null, siteUrl },
      ...{ passageId: place.passageId ?? null, pictureId: place.pictureId ?? null },
    })
    const [row] = await drizzle(client)
      .insert(questions)
      .values({
        ...texts,
        ...place,
        categoryId: categoryId!,
        slug: crypto.randomUUID(),
        createdAt: new Date(at),
        updatedAt: new Date(at),
      })
      .returning()
    const id = row!.id
    await writeAudit(client, [
      { actor: signedIn(call).id, kind: 'question', id, action: 'created', after: auditFields(row!), at },
    ])
    return readNewQuestion(client, id, call)
  })
}
