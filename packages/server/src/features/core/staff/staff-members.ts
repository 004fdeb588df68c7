import { changeRole, findMembers, listStaff } from '@prostuti/contract/core/operations'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { beyondLimit, requireRight } from '../../../platform/http/call/require-right.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { readMembers } from './read-members.ts'
import { lockRoles, setRole } from './set-role.ts'

/** Who of the staff there is and what they may do. */
export function createStaffMembers({ db, clock }: { readonly db: Database; readonly clock: Clock }): Implementation[] {
  return [
    implement(listStaff, async (_input, call) => ({
      staff: await readMembers(db.pool, { where: 'u.role is not null', values: [], viewer: signedIn(call).id }),
    })),
    implement(findMembers, async ({ body }, call) => {
      refuseReaders(signedIn(call))
      const wanted = { where: 'lower(u.email) = lower($2)', values: [body.email] }
      return { members: await readMembers(db.pool, { ...wanted, viewer: signedIn(call).id }) }
    }),
    implement(changeRole, ({ params, body: { was, role, reason } }, call) => {
      const viewer = signedIn(call)
      refuseReaders(viewer)
      if (params.id === String(viewer.id)) throw ownRole()
      return inTransaction(db.pool, async client => {
        await lockRoles(client)
        await refuseFormerOwner(client, viewer)
        const wanted = { where: 'u.id = $2::bigint', values: [params.id], viewer: viewer.id }
        const [before] = await readMembers(client, wanted)
        if (!before) throw new AppError('not_found')
        if (before.role !== was) throw new AppError('conflict')
        const change = { id: BigInt(params.id), role, actor: viewer.id, reason, at: clock.now() }
        if ((await setRole(client, change)) === 'last owner') throw lastOwner()
        return { ...before, role }
      })
    }),
  ]
}

/** Who may read this table alone. */
function refuseReaders(viewer: Viewer): void {
  if (requireRight(viewer, 'staff.manage').readOnly) throw beyondLimit.readOnly()
}

/** Whose role was taken while this call waited gives none. */
async function refuseFormerOwner(client: PoolClient, { id }: Viewer): Promise<void> {
  const { rows } = await client.query<Pick<Viewer, 'role'>>('select role from users where id = $1', [String(id)])
  if (requireRight({ role: rows[0]?.role ?? null }, 'staff.manage').readOnly) throw beyondLimit.readOnly()
}

const ownRole = () =>
  new AppError('forbidden', {
    detail: { bn: 'নিজের ভূমিকা নিজে বদলানো যায় না।', en: 'Nobody changes their own role.' },
  })

const lastOwner = () =>
  new AppError('conflict', {
    detail: { bn: 'অন্তত এক জন মালিক থাকতেই হয়।', en: 'There must be at least one owner.' },
  })
