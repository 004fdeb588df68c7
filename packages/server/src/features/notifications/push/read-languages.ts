import type { Language } from '@prostuti/contract'
import type { Pool } from 'pg'

/** The languages in which a person's phones and browsers are rung. */
export const createReadLanguages =
  (pool: Pool) =>
  async (user: bigint): Promise<Language[]> => {
    const { rows } = await pool.query<{ language: Language }>({
      name: 'languages-of-person',
      text: 'select distinct language from push_subscriptions where user_id = $1 order by language',
      values: [String(user)],
    })
    return rows.map(({ language }) => language)
  }
