import type { BillingProfile, Role, UserInfo } from '@prostuti/contract'
import { createBatcher } from '../../platform/db/batcher.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Viewer } from '../../platform/http/call/viewer.ts'
import type { AuthContext } from './context.ts'
import type { ShowPicture } from './pictures.ts'

/** What reading a person takes. */
export type UserReading = Pick<AuthContext, 'pool' | 'showPicture' | 'billingProfiles'>

/** What the presenter needs of a row of `users`. */
export interface UserRow {
  id: string
  name: string
  first_name: string
  last_name: string
  email: string | null
  picture: string | null
  tags: string[]
  rank_alias: string | null
  role: Role | null
  is_moderator: boolean
  is_anonymous: boolean
}

export const userColumns =
  'id, name, first_name, last_name, email, picture, tags, rank_alias, role, is_moderator, is_anonymous' as const

/** What a partner's page learns of a person: the name and the picture, since it may use nothing else. */
const hiddenFromPartners = { email: null, tags: [], rank_alias: null, role: null, is_moderator: false }

/** Of a person who never had a coin, and of everybody as a partner's page sees them. */
export const emptyBillingProfile: BillingProfile = {
  coins: 0,
  program_personalize_option: [],
  premium_until: null,
  last_bonus_on: null,
}

/**
 * The only presenter of a person (contract: `UserInfo`): as they see themselves with a token of scope `full`, as a
 * partner's page sees them with one of scope `partner`.
 */
export function presentUser(
  row: UserRow,
  billingProfile: BillingProfile,
  scope: Viewer['scope'],
  showPicture: ShowPicture,
): UserInfo {
  const { tags, rank_alias, ...user } = scope === 'partner' ? { ...row, ...hiddenFromPartners } : row
  return {
    ...user,
    picture: showPicture(user.picture),
    profile: { tags, rank_alias },
    billing_profile: scope === 'partner' ? emptyBillingProfile : billingProfile,
  }
}

/** The viewer's own person, as their token may see them. Throws `not_signed_in` for a person who is gone. */
export async function readUser(
  { pool, showPicture, billingProfiles }: UserReading,
  { id, scope }: Pick<Viewer, 'id' | 'scope'>,
): Promise<UserInfo> {
  const [{ rows }, [profile]] = await Promise.all([
    pool.query<UserRow>(`select ${userColumns} from users where id = $1`, [id]),
    billingProfiles(pool, [id]),
  ])
  if (!rows[0]) throw new AppError('not_signed_in')
  return presentUser(rows[0], profile!, scope, showPicture)
}

/** The same for many people's pages: those asked for at once share a statement. */
export function createReadUser({
  pool,
  showPicture,
  billingProfiles,
}: UserReading): (viewer: Pick<Viewer, 'id' | 'scope'>) => Promise<UserInfo> {
  return createBatcher<Pick<Viewer, 'id' | 'scope'>, UserInfo>(
    async viewers => {
      const text = `select ${userColumns} from users where id = any($1::bigint[])`
      const ids = viewers.map(({ id }) => id)
      const [{ rows }, profiles] = await Promise.all([
        pool.query<UserRow>({ name: 'users-by-id', text, values: [ids.map(String)] }),
        billingProfiles(pool, ids),
      ])
      const found = new Map(rows.map(row => [row.id, row]))
      return viewers.map(({ id, scope }, index) => {
        const row = found.get(String(id))
        return row ? presentUser(row, profiles[index]!, scope, showPicture) : new AppError('not_signed_in')
      })
    },
    { maxItems: 128, maxInFlight: 2 },
  )
}
