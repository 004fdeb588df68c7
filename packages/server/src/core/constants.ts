import type { Pool, PoolClient } from 'pg'

/** What holds until staff change it, by the names under which notices serve it. */
export interface Constants {
  readonly DAILY_BONUS_COINS: number
}

export type ReadConstants = (client: Pool | PoolClient) => Promise<Constants>

const defaults: Constants = { DAILY_BONUS_COINS: 5 }

/** The rows of `constants`; the default where there is none. */
export const readConstants: ReadConstants = async client => {
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from constants')
  const found = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { DAILY_BONUS_COINS: Number(found.DAILY_BONUS_COINS ?? defaults.DAILY_BONUS_COINS) }
}
