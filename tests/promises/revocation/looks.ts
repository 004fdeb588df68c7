import type { Operation } from '@prostuti/contract'
import { deleteUser, getUser, signOut, signOutEverywhere } from '@prostuti/contract/auth/operations'
import { endViewAs } from '@prostuti/contract/core/operations'
import type { ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { request } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { lookAt } from '../support/people.ts'
import { buildApp } from '../support/serve-app.ts'

export const looksEnd = 'a look at a person ends with the next request after either side or its time has ended it'

/** Whose call ends a look; or a change of the database. */
type Ending = { readonly by: 'staff' | 'person'; readonly call: Operation } | ((db: Database) => Promise<unknown>)

const sql = (text: string) => (db: Database) => db.pool.query(text)

const endings: Readonly<Record<string, Ending>> = {
  'going back': { by: 'staff', call: endViewAs },
  'the staff signing out': { by: 'staff', call: signOut },
  'the staff signing out everywhere': { by: 'staff', call: signOutEverywhere },
  'the staff’s account deleted': { by: 'staff', call: deleteUser },
  'the person signing out everywhere': { by: 'person', call: signOutEverywhere },
  'the person’s account deleted': { by: 'person', call: deleteUser },
  'the role taken': sql(`update users set role = null where role = 'moderator'`),
  'another role': sql(`update users set role = 'editor' where role = 'moderator'`),
  'its time': sql(`update view_as_sessions set expires_at = clock_timestamp() - interval '1 second'`),
}

/** Every way in which a look ends, each on a look that stood before. */
export async function judgeLooks(trial: Trial, { replaceParts }: { replaceParts?: ReplaceParts } = {}): Promise<void> {
  const db = await openDatabase(trial)
  const app = buildApp({ db, replaceParts })
  trial.after(() => app.end())
  const call = (operation: Operation, token: string) =>
    request(app, operation.method, operation.path, { token }).then(({ status }) => status)
  const wrong: string[] = []
  for (const [name, ending] of Object.entries(endings)) {
    const look = await lookAt(db)
    const before = await call(getUser, look.token)
    if (typeof ending === 'function') await ending(db)
    else await call(ending.call, ending.by === 'staff' ? look.staff.token : look.own)
    const after = await call(getUser, look.token)
    if (before !== 200 || after !== 401) wrong.push(`${name}: ${before}, ${after}`)
  }
  const all = Object.keys(endings).length
  trial.check(looksEnd, wrong.length === 0, `${outOf(wrong.length, all)} otherwise${someOf(wrong)}`)
}
