import { editContribution } from '@prostuti/contract/questions/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { liveCategory } from '../bank/save-question.ts'
import { checkWritten } from '../bank/written-question.ts'
import { contributions } from '../tables/contributions.ts'
import type { ContributionDeps } from './contribution-deps.ts'
import { lockWaiting } from './contribution-rows.ts'
import { asWritten, openContribution } from './contribution-words.ts'
import { markWords } from './mark-words.ts'
import { readStaffContribution } from './staff-contribution.ts'

/** Staff mend what a member offered; the member's own words stay beside it. Throws `conflict` where another was faster. */
export function createEditContribution({ db, clock }: ContributionDeps) {
  return implement(editContribution, ({ params, body }, call) =>
    inTransaction(db.pool, async client => {
      const { question, options, explanation, category, revision } = body
      const edited = { question, options, explanation }
      checkWritten(asWritten(edited))
      const row = await lockWaiting(client, params.id, revision)
      const categoryId = await liveCategory(client, category, 'category')
      await drizzle(client)
        .update(contributions)
        .set({ edited, categoryId, revision: revision + 1 })
        .where(eq(contributions.id, row.id))
      // The log keeps nothing of a member's own words.
      const { edits } = markWords(openContribution(row).own, edited, 'bn')
      const [before, after] = [{ category: String(row.categoryId) }, { category, edits }]
      const change = { kind: 'contribution', id: row.id, action: 'changed', before, after } as const
      await writeAudit(client, [{ actor: signedIn(call).id, at: clock.now(), ...change }])
      return readStaffContribution(client, params.id, call.language)
    }),
  )
}
