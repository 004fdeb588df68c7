import { emptyBillingProfile, type ReadBillingProfiles } from '../auth/index.ts'
import { premiumUntil } from './premium/premium-until.ts'

interface ProfileRow {
  coins: number
  last_bonus_on: string | null
  premium_until: Date | null
  program_personalize_option: string[]
}

/**
 * Coins from the balances; a person with none there never had any. Personalised programs are those that the person has, the one
 * begun last first, those not begun behind. `premium_until` may be past.
 */
export const readBillingProfiles: ReadBillingProfiles = async (client, users) => {
  const { rows } = await client.query<ProfileRow>({
    name: 'billing-profiles',
    text: `select coalesce(b.given + b.bought, 0) as coins, b.last_bonus_on::text,
                  ${premiumUntil('w.id')} as premium_until,
                  array(select e.program_id::text
                          from program_enrollments e
                          join programs p on p.id = e.program_id and (p.is_personalized or e.own_start) and p.state <> 'draft'
                           and (e.source <> 'premium' or (p.state = 'published' and ${premiumUntil('w.id')} > now()))
                          left join program_timelines t on t.user_id = e.user_id and t.program_id = e.program_id
                         where e.user_id = w.id
                         order by t.begun_at desc nulls last, e.enrolled_at desc, e.program_id) as program_personalize_option
             from unnest($1::bigint[]) with ordinality as w (id, ordinal)
             left join coin_balances b on b.user_id = w.id
            order by w.ordinal`,
    values: [users.map(String)],
  })
  return rows.map(({ premium_until: until, ...row }) => ({
    ...emptyBillingProfile,
    ...row,
    premium_until: until?.toISOString() ?? null,
  }))
}
