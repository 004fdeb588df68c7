import type { Language } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Localized } from '../../platform/db/columns.ts'

export interface Partner {
  readonly id: number
  readonly name: Localized
  readonly redirectUris: readonly string[]
  /** Whether `userId` has agreed to it before. */
  readonly agreed: boolean
}

/** The partner that has registered exactly this origin; a neighbouring port, host or scheme is another site's. */
export async function findPartner(pool: Pool, origin: string, userId?: bigint): Promise<Partner | null> {
  const { rows } = await pool.query<Partner>(
    `select id, name, redirect_uris as "redirectUris", exists (select from partner_consents c where c.partner_id = p.id and c.user_id = $2) as agreed
       from partners p where $1 = any(origins) order by id limit 1`,
    [origin, userId ?? null],
  )
  return rows[0] ?? null
}

/**
 * Whether a sign-in may come back to this address by a redirect: it is registered letter by letter, or it is a registered
 * one without a query, followed by the page's own (decision 0008).
 */
export function mayRedirect({ redirectUris }: Pick<Partner, 'redirectUris'>, address: string): boolean {
  return redirectUris.includes(address) || redirectUris.includes(address.split('?', 1)[0]!)
}

/** Whether a partner has registered this address, letter by letter. */
export async function isRegisteredRedirect(pool: Pool, address: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from partners where $1 = any(redirect_uris) limit 1', [address])
  return rowCount === 1
}

/** The origins of all partners, each once. */
export async function partnerOrigins(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ origin: string }>(
    'select distinct unnest(origins) as origin from partners order by origin',
  )
  return rows.map(({ origin }) => origin)
}

/** Partners by their ids, as people read their names. */
export async function partnerNames(
  pool: Pool,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await pool.query<{ id: number; name: Localized }>(
    'select id, name from partners where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name[language]]))
}
