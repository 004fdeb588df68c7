import { updateUser as operation } from '@prostuti/contract/auth/operations'
import type { Pool } from 'pg'
import { AppError } from '../../platform/errors/app-error.ts'
import { signedIn } from '../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import type { AuthContext } from './context.ts'
import { presentUser, type UserRow, userColumns } from './present-user.ts'

/** Changes what people say about themselves. The columns stand here by name: nothing else can be written. */
const change = `
  update users
     set name = coalesce($2, name), first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
         picture = case when $5 then $6 else picture end, tags = coalesce($7::text[], tags)
   where id = $1 and merged_into is null returning ${userColumns}`

export function updateUser({ pool, showPicture, billingProfiles }: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const { name, first_name, last_name, picture, profile } = body
    const given = [name, first_name, last_name, picture !== undefined, picture, profile?.tags]
    const { id, scope } = signedIn(call)
    if (picture) await requireOwnPicture(pool, id, showPicture(picture))
    const { rows } = await pool.query<UserRow>(change, [id, ...given])
    if (!rows[0]) throw new AppError('not_signed_in')
    const [billingProfile] = await billingProfiles(pool, [id])
    return presentUser(rows[0], billingProfile!, scope, showPicture)
  })
}

/** A person chooses between the provider's picture of them and none. Throws `validation_failed`. */
async function requireOwnPicture(pool: Pool, id: bigint, picture: string | null): Promise<void> {
  const { rowCount } = await pool.query('select 1 from users where id = $1 and provider_picture = $2', [id, picture])
  if (rowCount === 1) return
  const message = 'picture must be null or the one that the sign-in provider gave'
  throw new AppError('validation_failed', { fields: [{ path: 'picture', code: 'not_yours', message }] })
}
