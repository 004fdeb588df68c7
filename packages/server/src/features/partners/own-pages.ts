import type { Centre, Language } from '@prostuti/contract'
import type { Pool } from 'pg'
import type { Localized } from '../../platform/db/columns.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'

interface Caller {
  readonly viewer: Pick<Viewer, 'tokenHash'> | null
  /** As the browser says it of a page of another site. */
  readonly origin: string | undefined
}

/** Whether a call comes from this partner's own page: by the session that such a page holds, or by its registered origin. */
export async function isOwnPage(pool: Pool, partner: string, { viewer, origin }: Caller): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from partners p where p.id::text = $1 and ($2 = any(p.origins) or exists (
       select from sessions s where s.token_hash = decode($3, 'hex') and s.partner_id = p.id))`,
    [partner, origin ?? null, viewer?.tokenHash ?? ''],
  )
  return rowCount === 1
}

/** A partner as people know it. */
export async function findCentre(pool: Pool, id: string, language: Language): Promise<Centre | null> {
  const { rows } = await pool.query<{ name: Localized }>('select name from partners where id::text = $1', [id])
  return rows[0] ? { id, name: rows[0].name[language] } : null
}
