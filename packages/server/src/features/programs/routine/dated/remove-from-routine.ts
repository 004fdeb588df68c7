import { removeFromRoutine } from '@prostuti/contract/programs/operations'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { ProgramDeps } from '../../program-deps.ts'

/** Takes an exam out of one's routine; one that is not there, or no more published, too. */
export function createRemoveFromRoutine({ db }: ProgramDeps) {
  return implement(removeFromRoutine, async ({ params: { kind, id } }, call) => {
    await db.pool.query({
      name: 'remove-from-routine',
      text: 'delete from dated_entries where user_id = $1 and kind = $2 and thing_id = $3',
      values: [String(signedIn(call).id), kind, id],
    })
  })
}
