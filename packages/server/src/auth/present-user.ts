import type { UserInfo } from '@prostuti/contract'
import type { Pool } from 'pg'
import { AppError } from '../errors.ts'

/** What the presenter needs of a row of `users`. */
export interface UserRow {
  id: string
  name: string
  first_name: string
  last_name: string
  email: string | null
  picture: string | null
  tags: string[]
  is_moderator: boolean
  is_anonymous: boolean
  coins: number
}

export const userColumns =
  'id, name, first_name, last_name, email, picture, tags, is_moderator, is_anonymous, coins' as const

/** What a partner's page learns of a person: the name and the picture, since it may use nothing else. */
const hiddenFromPartners = { email: null, tags: [], is_moderator: false, coins: 0 }

/** A person as they see themselves (contract: `UserInfo`), or as a partner's page sees them. */
export function presentUser(row: UserRow, scope: 'full' | 'partner' = 'full'): UserInfo {
  const { tags, coins, ...user } = scope === 'full' ? row : { ...row, ...hiddenFromPartners }
  return {
    ...user,
    profile: { tags },
    billing_profile: { coins, program_personalize_option: [], premium_until: null, last_bonus_on: null },
  }
}

/** Throws `not_signed_in` for a person who is gone. */
export async function readUser(pool: Pool, id: bigint, scope?: 'full' | 'partner'): Promise<UserInfo> {
  const { rows } = await pool.query<UserRow>(`select ${userColumns} from users where id = $1`, [id])
  if (!rows[0]) throw new AppError('not_signed_in')
  return presentUser(rows[0], scope)
}
