import { updateUser as operation } from '@prostuti/contract/auth/operations'
import { AppError } from '../errors.ts'
import { signedIn } from '../http/call.ts'
import { type Implementation, implement } from '../http/implement.ts'
import type { AuthContext } from './context.ts'
import { presentUser, type UserRow, userColumns } from './present-user.ts'

/** Changes what people say about themselves. The columns stand here by name: nothing else can be written. */
const change = `
  update users
     set name = coalesce($2, name), first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
         picture = case when $5 then $6 else picture end, tags = coalesce($7::text[], tags)
   where id = $1 returning ${userColumns}`

export function updateUser({ pool }: AuthContext): Implementation {
  return implement(operation, async ({ body }, call) => {
    const { name, first_name, last_name, picture, profile } = body
    const given = [name, first_name, last_name, picture !== undefined, picture, profile?.tags]
    const { rows } = await pool.query<UserRow>(change, [signedIn(call).id, ...given])
    if (!rows[0]) throw new AppError('not_signed_in')
    return presentUser(rows[0])
  })
}
