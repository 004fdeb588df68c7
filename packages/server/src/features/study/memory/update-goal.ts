import { updateGoal } from '@prostuti/contract/study/operations'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'
import { catchUp } from './catch-up.ts'
import type { MemoryDeps } from './memory-deps.ts'
import { planDay } from './read-today.ts'

/** How many questions I want to answer a day. */
export function createUpdateGoal(deps: MemoryDeps) {
  return implement(updateGoal, async ({ body }, call) => {
    const viewer = signedIn(call)
    await catchUp(deps, viewer)
    await inTransaction(deps.db.pool, async client => {
      await holdPerson(client, viewer.id)
      await client.query({
        name: 'update-goal',
        text: `insert into study_goals (user_id, daily_goal) values ($1, $2)
               on conflict (user_id) do update set daily_goal = excluded.daily_goal`,
        values: [String(viewer.id), body.daily_goal],
      })
    })
    return (await planDay(deps, viewer)).today
  })
}
