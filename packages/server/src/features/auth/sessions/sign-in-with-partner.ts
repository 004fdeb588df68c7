import { signInWithPartner as operation } from '@prostuti/contract/auth/operations'
import type { PoolClient } from 'pg'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { AuthContext } from '../context.ts'
import type { SaidByPartner } from '../partner-sign-ins.ts'
import { findOrCreatePerson, partnerIssuer } from '../people.ts'
import { openSession } from './open-session.ts'
import { hashSecret } from './sessions.ts'

/**
 * What a partner's own server has signed, for a session as its page gets after consent. The person is the partner's and its `sub`; who
 * they are elsewhere is none of its business, and they have no e-mail here.
 */
export function signInWithPartner(auth: AuthContext): Implementation {
  const { partnerSignIns, pool } = auth
  return implement(operation, ({ body }, call) =>
    auth.gate.pass(call, async () => {
      const said = await partnerSignIns.read(body.jwt, call.header('origin'))
      return inTransaction(pool, async client => {
        const user = await findOrCreatePerson(client, newcomerOf(said))
        await partnerSignIns.agree(client, said, { user, hasAccount: await hasAccount(client, user) })
        const session = { userId: user, scope: 'partner', partnerId: said.partner } as const
        const { login } = await openSession(auth, call, session, client)
        await partnerSignIns.take(client, said, hashSecret(login.token))
        return login
      })
    }),
  )
}

const newcomerOf = ({ partner, subject, name }: SaidByPartner) => ({
  ...{ issuer: partnerIssuer(partner), subject, isAnonymous: false },
  ...{ name, firstName: '', lastName: '', email: null, picture: null },
})

/** Whether somebody can sign in as this person without a partner. */
async function hasAccount(client: PoolClient, user: bigint): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from identities where user_id = $1 and not starts_with(issuer, $2) limit 1',
    [String(user), partnerIssuer('')],
  )
  return rowCount === 1
}
