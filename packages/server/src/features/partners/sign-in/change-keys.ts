import { mostSignInKeys, type SignInKey } from '@prostuti/contract'
import { addSignInKey, refreshSignInKey, removeSignInKey } from '@prostuti/contract/partners/operations'
import { writeAudit } from '../../../platform/audit/index.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { implementPrepared } from '../../../platform/idempotency/index.ts'
import { endSessionsByHash } from '../../auth/index.ts'
import { lockPartner, readPartner } from '../lock-partner.ts'
import type { PartnerDeps } from '../partner-deps.ts'
import { fetchKeySet } from './fetch-key-set.ts'
import { conflictOfKey, keyRefusal } from './key-refusals.ts'
import { KeyRefused, type PublicKey, readPublicKeys } from './public-key.ts'
import { readSignInKey, readSignInKeys } from './read-keys.ts'
import { refreshKeys } from './refresh-keys.ts'

/** What staff have given: keys, or the address where they stand with what it held just now. */
interface Given {
  readonly url: string | null
  readonly keys: readonly PublicKey[]
  readonly fault: SignInKey['fetch_fault']
}

/** Says by which keys a partner's server may sign its people in. */
export function createChangeSignInKeys(deps: PartnerDeps): Implementation[] {
  const { db, clock } = deps
  const prepare = async ({ params, body }: { params: { id: string }; body: { source: string } }) =>
    readGiven(deps, body.source, (await readPartner(db.pool, params.id)).origins)
  return [
    implementPrepared(addSignInKey, { pool: db.pool, clock, prepare }, async ({ params }, call, client, given) => {
      const now = new Date(clock.now())
      const partner = await lockPartner(client, params.id)
      // An origin may have been taken away meanwhile.
      if (given.url !== null && !isOnOne(given.url, partner.origins)) throw keyRefusal('other_origin')
      const others = await readSignInKeys(client, partner.id)
      if (others.length >= mostSignInKeys) throw conflictOfKey('too_many')
      const isKnown = (kid: string) => others.some(({ url, keys }) => url === null && keys.some(key => key.kid === kid))
      if (given.url === null ? given.keys.some(({ kid }) => isKnown(kid)) : others.some(({ url }) => url === given.url))
        throw conflictOfKey('known')
      const { rows } = await client.query<{ id: number }>(
        `insert into partner_sign_in_keys (partner_id, url, keys, created_at, fetched_at, tried_at, fetch_fault)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [
          ...[partner.id, given.url, JSON.stringify(given.keys), now],
          ...[given.url !== null && given.fault === null ? now : null, given.url === null ? null : now, given.fault],
        ],
      )
      const added = await readSignInKey(client, partner.id, String(rows[0]!.id))
      const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id, action: 'sign-in key added' } as const
      await writeAudit(client, [{ ...change, after: logged(added), at: now.getTime() }])
      return added
    }),
    implement(removeSignInKey, ({ params }, call) =>
      inTransaction(db.pool, async client => {
        const partner = await lockPartner(client, params.id)
        // Who signs in by it at this moment is waited for, and signed out with the others.
        await client.query('select from partner_sign_in_keys where partner_id = $1 and id::text = $2 for update', [
          ...[partner.id, params.keyId],
        ])
        const before = await readSignInKey(client, partner.id, params.keyId)
        const { rows } = await client.query<{ token_hash: Buffer }>(
          'select token_hash from partner_sign_ins where key_id = $1',
          [before.id],
        )
        const ended = await endSessionsByHash(
          client,
          rows.map(row => row.token_hash.toString('hex')),
        )
        await client.query('delete from partner_sign_in_keys where id = $1', [before.id])
        const change = { actor: signedIn(call).id, kind: 'partner', id: partner.id } as const
        await writeAudit(client, [
          {
            ...{ ...change, action: 'sign-in key removed', at: clock.now() },
            ...{ before: logged(before), after: { sessions_ended: ended } },
          },
        ])
      }),
    ),
    implement(refreshSignInKey, async ({ params }) => {
      const partner = await readPartner(db.pool, params.id)
      const key = await readSignInKey(db.pool, partner.id, params.keyId)
      if (key.url === null) throw new AppError('conflict')
      await refreshKeys(deps, { id: Number(key.id), url: key.url })
      return readSignInKey(db.pool, partner.id, key.id)
    }),
  ]
}

async function readGiven(deps: PartnerDeps, source: string, origins: readonly string[]): Promise<Given> {
  if (/^https?:\/\/\S+$/.test(source)) {
    if (!isOnOne(source, origins)) throw keyRefusal('other_origin')
    const fetched = await fetchKeySet(source, deps)
    return 'keys' in fetched
      ? { url: source, keys: fetched.keys, fault: null }
      : { url: source, keys: [], fault: fetched.fault }
  }
  try {
    return { url: null, keys: await readPublicKeys(source), fault: null }
  } catch (error) {
    if (error instanceof KeyRefused) throw keyRefusal(error.fault)
    throw error
  }
}

function isOnOne(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  return url !== null && !url.username && !url.password && !url.hash && origins.includes(url.origin)
}

/** What the log keeps of it. */
const logged = ({ url, keys }: SignInKey) => ({ url, keys: keys.map(({ kid, alg }) => `${alg} ${kid}`) })
