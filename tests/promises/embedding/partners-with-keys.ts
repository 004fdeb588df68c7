import { generateKeyPairSync } from 'node:crypto'
import { registerPartners } from '@prostuti/server/features/partners/index'
import { readPublicKeys } from '@prostuti/server/features/partners/sign-in/public-key'
import type { Database } from '@prostuti/server/platform/db/database'
import type { Pair } from './sign-token.ts'

export const school = 'https://school.example'
export const rival = 'https://rival.example'

export const signInAddress = '/api/accounts/v1/login/partner/'

/** Registers partners whose own servers sign people in, by keys that are added with `allowKey`. */
export async function registerSchools(db: Database): Promise<void> {
  await registerPartners(
    db.pool,
    [school, rival].map(origin => ({
      slug: origin,
      name: { bn: origin, en: origin },
      origins: [origin],
      redirectUris: [],
    })),
  )
}

export const newPair = (): Pair => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Lets the partner of this origin sign people in by the pair's public key. */
export async function allowKey({ pool }: Database, origin: string, { publicKey }: Pair, kid: string): Promise<void> {
  const keys = await readPublicKeys(JSON.stringify({ ...publicKey.export({ format: 'jwk' }), kid }))
  await pool.query(
    `insert into partner_sign_in_keys (partner_id, keys, created_at) select id, $2, now() from partners where $1 = any(origins)`,
    [origin, JSON.stringify(keys)],
  )
}
