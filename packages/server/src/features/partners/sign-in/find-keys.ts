import type { SignInAlgorithm } from '@prostuti/contract'
import type { PartnerDeps } from '../partner-deps.ts'
import type { PublicKey } from './public-key.ts'
import { refreshKeys } from './refresh-keys.ts'

/** What an address held is believed for so long, and for a day where it can't be read. */
const freshMs = 10 * 60_000
const staleMs = 24 * 60 * 60_000

/** A token with an unknown key makes us read an address again, once in so long. */
const pauseMs = 30_000

/** A key that may have signed a token, with the row that it stands in. */
export interface FoundKey extends PublicKey {
  readonly row: number
}

interface KeyRow {
  readonly id: number
  readonly url: string | null
  readonly keys: readonly PublicKey[]
  readonly fetched_at: Date | null
  readonly tried_at: Date | null
}

type Deps = Pick<PartnerDeps, 'db' | 'clock' | 'privateHosts'>

interface Wanted {
  readonly partner: number
  readonly kid: string | undefined
  readonly alg: SignInAlgorithm
}

/** The partner's own keys by which a token may be signed: the one that it names, or each of its algorithm where it names none. */
export async function findKeys(deps: Deps, wanted: Wanted): Promise<readonly FoundKey[]> {
  const rows = await readRows(deps, wanted.partner)
  const now = deps.clock.now()
  const ageOf = (instant: Date | null) => (instant ? now - instant.getTime() : Number.POSITIVE_INFINITY)
  const found = keysOf(rows, wanted, now)
  const old = rows.filter(
    row =>
      row.url !== null &&
      ageOf(row.tried_at) > pauseMs &&
      (found.length === 0 || (ageOf(row.fetched_at) > freshMs && found.some(key => key.row === row.id))),
  )
  if (old.length === 0) return found
  await Promise.all(old.map(({ id, url }) => refreshKeys(deps, { id, url: url! })))
  return keysOf(await readRows(deps, wanted.partner), wanted, now)
}

async function readRows({ db }: Deps, partner: number): Promise<KeyRow[]> {
  const { rows } = await db.pool.query<KeyRow>(
    'select id, url, keys, fetched_at, tried_at from partner_sign_in_keys where partner_id = $1 order by id',
    [partner],
  )
  return rows
}

function keysOf(rows: readonly KeyRow[], { kid, alg }: Wanted, now: number): FoundKey[] {
  const isKnown = ({ url, fetched_at: at }: KeyRow) => url === null || (at !== null && now - at.getTime() <= staleMs)
  return rows
    .filter(isKnown)
    .flatMap(({ id, keys }) => keys.map(key => ({ ...key, row: id })))
    .filter(key => key.alg === alg && (kid === undefined || key.kid === kid))
}
