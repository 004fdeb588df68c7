import { contributeQuestion } from '@prostuti/contract/questions/operations'
import { drizzle } from 'drizzle-orm/node-postgres'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implementOnce } from '../../../platform/idempotency/index.ts'
import { questionColumns } from '../bank/question-columns.ts'
import { liveCategory } from '../bank/save-question.ts'
import { checkWritten } from '../bank/written-question.ts'
import { findAlike } from '../duplicates/find-alike.ts'
import { contributions } from '../tables/contributions.ts'
import { admitContribution } from './admit-contribution.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { findContribution } from './contribution-rows.ts'
import { asWritten } from './contribution-words.ts'
import { presentContribution } from './present-contribution.ts'

/** A member offers a question. Throws `validation_failed`, and `rate_limited` beyond the bound of a day. */
export function createContributeQuestion({ db, clock }: ContributionDeps) {
  return implementOnce(contributeQuestion, { pool: db.pool, clock }, async ({ body }, call, client) => {
    const { question, options, explanation, category, origin, source, named } = body
    const words = { question, options, explanation }
    const written = asWritten(words)
    checkWritten(written)
    const userId = signedIn(call).id
    const at = clock.now()
    await admitContribution(client, userId, 'questions', at)
    const categoryId = await liveCategory(client, category, 'category')
    const [alike] = await findAlike(client, questionColumns(written).searchKey, 1)
    const orm = drizzle(client)
    const [row] = await orm
      .insert(contributions)
      .values({
        ...{ userId, categoryId, origin, source, named, words },
        similarity: alike?.similarity ?? null,
        createdAt: new Date(at),
      })
      .returning({ id: contributions.id })
    return presentContribution(await findContribution(orm, String(row!.id)), call.language)
  })
}
