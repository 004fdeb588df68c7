import { generateKeyPairSync } from 'node:crypto'
import type { Pool } from 'pg'

/** The server's key pair for Web Push (RFC 8292), base64url, and how push services reach us. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** `mailto:` or an https address. */
  readonly subject: string
}

/** Google's key of a service account, as its JSON file has it. */
export interface FcmAccount {
  readonly project_id: string
  readonly client_email: string
  readonly private_key: string
}

/** How phones are rung. */
export interface PushSettings {
  readonly vapid: VapidKeys
  /** Origins that may be called besides the known push services. */
  readonly hosts: readonly string[]
  /** Null: phones with our app are not rung. */
  readonly fcm: FcmSettings | null
}

export interface FcmSettings {
  readonly account: FcmAccount
  /** Another server that speaks FCM HTTP v1 and gives its tokens; without it Google's. */
  readonly url?: string | undefined
}

/** The key pair of the settings, or the one made at the first start and kept in the database. */
export async function loadVapidKeys(
  pool: Pool,
  given: { readonly publicKey: string; readonly privateKey: string } | null,
): Promise<{ publicKey: string; privateKey: string }> {
  if (given) return given
  const made = makeKeys()
  // Of many processes that start at once, one makes them.
  await pool.query('insert into push_keys (id, public_key, private_key) values (1, $1, $2) on conflict do nothing', [
    made.publicKey,
    made.privateKey,
  ])
  const { rows } = await pool.query<{ publicKey: string; privateKey: string }>(
    'select public_key as "publicKey", private_key as "privateKey" from push_keys where id = 1',
  )
  return rows[0]!
}

function makeKeys(): { publicKey: string; privateKey: string } {
  const { d, x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  if (!d || !x || !y) throw new Error('A key of P-256 has three parts')
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
}
