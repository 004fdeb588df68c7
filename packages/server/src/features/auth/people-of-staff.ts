import type { Language, Person } from '@prostuti/contract'
import type { Pool, PoolClient } from 'pg'
import { bytesArrayOf } from '../../platform/db/array-of.ts'
import type { DeviceName } from '../../platform/http/call/device-name.ts'
import type { PartnerNames } from './context.ts'
import { readDevices } from './devices/list-devices.ts'
import { deviceIssuer, generatedExaminee, partnerIssuer } from './people.ts'

/** How a person signs in, and where they are signed in. */
export const createReadAccount =
  (pool: Pool, partnerNames: PartnerNames) =>
  async (user: bigint, language: Language): Promise<Pick<Person, 'signs_in_by' | 'devices'>> => {
    const [{ rows }, devices] = await Promise.all([
      pool.query<{ issuer: string }>('select distinct issuer from identities where user_id = $1', [user]),
      readDevices({ pool, partnerNames }, { id: user, tokenHash: '' }, language),
    ])
    const issuers = rows.map(({ issuer }) => issuer).filter(issuer => issuer !== generatedExaminee)
    const ways = new Set(issuers.map(issuer => wayOf(issuer)))
    return { signs_in_by: [...ways].sort(), devices: devices.map(({ is_this: _, ...device }) => device) }
  }

const wayOf = (issuer: string) =>
  issuer === deviceIssuer ? 'device' : issuer.startsWith(partnerIssuer('')) ? 'partner' : 'google'

/** Ends all sessions of a person, the codes that would become one, and the staff's looks at them; resolves to the number of sessions. */
export async function endSessions(client: Pool | PoolClient, user: bigint): Promise<number> {
  const { rowCount } = await client.query(
    `with codes as (delete from one_time_codes where user_id = $1), looks as (delete from view_as_sessions where user_id = $1)
     delete from sessions where user_id = $1`,
    [user],
  )
  return rowCount ?? 0
}

/** Ends the session of one device of a person; what it said of itself, or null where it has ended already. */
export async function endSession(
  client: PoolClient,
  user: bigint,
  device: string,
): Promise<Pick<DeviceName, 'browser' | 'system'> | null> {
  const { rows } = await client.query<Pick<DeviceName, 'browser' | 'system'>>(
    'delete from sessions where user_id = $1 and id = $2 and expires_at > clock_timestamp() returning browser, system',
    [user, device],
  )
  return rows[0] ?? null
}

/** Ends these sessions, by the hashes of their tokens in hex; resolves to the number of those that stood. */
export async function endSessionsByHash(client: PoolClient, hashes: readonly string[]): Promise<number> {
  const { rowCount } = await client.query('delete from sessions where token_hash = any($1::bytea[])', [
    bytesArrayOf(hashes),
  ])
  return rowCount ?? 0
}
