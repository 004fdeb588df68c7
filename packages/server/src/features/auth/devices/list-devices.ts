import type { Language, SignedInDevice } from '@prostuti/contract'
import { listDevices as operation } from '@prostuti/contract/auth/operations'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import type { AuthContext } from '../context.ts'

interface DeviceRow {
  readonly id: string
  readonly is_this: boolean
  readonly kind: SignedInDevice['kind']
  readonly browser: string
  readonly system: string
  readonly partner_id: number | null
  readonly created_at: Date
  readonly seen_at: Date
}

/** Devices that are shown at most; who has more signs the others out at once. */
const most = 100

/** Where a person is signed in: the device that asks first, then by when they were last seen. */
export function listDevices(context: AuthContext): Implementation {
  return implement(operation, async (_input, call) => {
    const results = await readDevices(context, signedIn(call), call.language)
    return { count: results.length, next: null, previous: null, results }
  })
}

/** The devices of a person, in the same order; `tokenHash` of the one that asks, or empty. */
export async function readDevices(
  { pool, partnerNames }: Pick<AuthContext, 'pool' | 'partnerNames'>,
  { id, tokenHash }: Pick<Viewer, 'id' | 'tokenHash'>,
  language: Language,
): Promise<SignedInDevice[]> {
  const { rows } = await pool.query<DeviceRow>(
    `select id, encode(token_hash, 'hex') = $2 as is_this, kind, browser, system, partner_id, created_at, seen_at
       from sessions where user_id = $1 and expires_at > clock_timestamp()
      order by encode(token_hash, 'hex') = $2 desc, seen_at desc, id desc limit ${most}`,
    [id, tokenHash],
  )
  const partners = rows.flatMap(({ partner_id }) => (partner_id === null ? [] : [partner_id]))
  const names = await partnerNames(partners, language)
  return rows.map(row => presentDevice(row, names))
}

function presentDevice(row: DeviceRow, names: ReadonlyMap<number, string>): SignedInDevice {
  const partner = row.partner_id === null ? null : (names.get(row.partner_id) ?? '')
  return {
    id: row.id,
    is_this: row.is_this,
    kind: partner === null ? row.kind : 'partner',
    browser: row.browser,
    system: row.system,
    partner,
    signed_in_at: row.created_at.toISOString(),
    last_seen_at: row.seen_at.toISOString(),
  }
}
