import { deletePerson } from '@prostuti/contract/core/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import { retryOnClash } from '../../auth/index.ts'
import type { PeopleDeps } from '../people-deps.ts'
import { lockPerson } from './lock-person.ts'

/** Deletes an account by the code of a person's own deletion, once what is held is settled. */
export function createDeletePerson({ db: { pool }, clock, readHeld, erase }: PeopleDeps) {
  return implement(deletePerson, ({ params, body }, call) =>
    retryOnClash(() =>
      inTransaction(pool, async client => {
        const user = BigInt(params.id)
        const person = await lockPerson(client, params.id)
        if (person.role !== null) throw refused('of_staff', 'They are of the staff: take the role away first')
        if (!isTheirs(body.word, person.name, params.id))
          throw new AppError('validation_failed', {
            fields: [{ path: 'word', code: 'other_name', message: 'This is not the first word of their name' }],
          })
        if ((await readHeld(client, [user])).size > 0)
          throw refused('held_payment', 'A payment of theirs is held: settle it first')
        await erase(client, user)
        // Their name goes with them: the log says why, and nothing of who they were.
        await writeAudit(client, [
          {
            ...{ actor: signedIn(call).id, kind: 'person', id: user, action: 'deleted', at: clock.now() },
            after: { reason: body.reason, note: body.note },
          },
        ])
      }),
    ),
  )
}

const refused = (code: string, message: string) => new AppError('conflict', { fields: [{ path: 'id', code, message }] })

/** Whether a word is the first of a name, in whichever letters; of who has no name, whether it is their id. */
function isTheirs(word: string, name: string, id: string): boolean {
  const [first = ''] = name.trim().split(/\s+/)
  return same(word) === same(first === '' ? id : first)
}

const same = (text: string) => text.normalize('NFC').trim().toLowerCase().replace(/^#/, '')
