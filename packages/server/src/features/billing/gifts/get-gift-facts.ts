import type { GiftProgram, Language } from '@prostuti/contract'
import { getGiftFacts } from '@prostuti/contract/billing/operations'
import type { Translated } from '../../../platform/db/columns.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { implement } from '../../../platform/http/call/implement.ts'
import type { PaymentDeps } from '../billing-deps.ts'
import { takaOf } from '../orders/money.ts'
import { premiumUntil } from '../premium/premium-until.ts'

interface PersonRow {
  id: string
  name: string
  coins: number
  owed: number
}

interface ProgramRow {
  id: number
  title: Translated
  cost: number
  cost_in_tk: number
  on_sale: boolean
  source: GiftProgram['source']
  own_start: boolean
  held_order: string | null
  held_paisa: number | null
}

const personQuery = `
  select u.id, u.name, coalesce(b.given + b.bought, 0) as coins, coalesce(b.debt, 0) as owed
    from users u left join coin_balances b on b.user_id = u.id
   where u.id = $1 and u.merged_into is null`

// A program that was entered with premium is theirs while that lasts.
const programsQuery = `
  select p.id, p.title, p.cost, p.cost_in_tk, p.state = 'published' as on_sale, e.source,
         e.user_id is not null and (p.is_personalized or e.own_start) as own_start,
         h.id as held_order, h.amount_paisa as held_paisa
    from programs p
    left join program_enrollments e on e.program_id = p.id and e.user_id = $1
     and (e.source <> 'premium' or (p.state = 'published' and ${premiumUntil('$1::bigint')} > $2))
    left join lateral (select id, amount_paisa from payment_orders
                        where user_id = $1 and category = 'program_purchase' and product_id = p.id::text and state = 'held'
                        order by id limit 1) h on true
   where p.deleted_at is null and (p.state = 'published' or e.user_id is not null)
   order by p.position, p.id`

/** What staff need to know of a person before they give something. Throws `not_found`. */
export function createGetGiftFacts({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>) {
  return implement(getGiftFacts, async ({ query }, { language }) => {
    const [{ rows: people }, { rows: programs }] = await Promise.all([
      db.pool.query<PersonRow>(personQuery, [query.user]),
      db.pool.query<ProgramRow>(programsQuery, [query.user, new Date(clock.now())]),
    ])
    const [person] = people
    if (!person) throw new AppError('not_found')
    const { id, name, coins, owed } = person
    return { user: { id, name }, coins, owed, programs: programs.map(row => present(row, language)) }
  })
}

function present(row: ProgramRow, language: Language): GiftProgram {
  const { id, title, cost, cost_in_tk, on_sale, source, own_start, held_order: order, held_paisa: paisa } = row
  return {
    ...{ id: String(id), title: inLanguage(title, language), cost, cost_in_tk, on_sale, source, own_start },
    held: order === null || paisa === null ? null : { order, amount: takaOf(paisa) },
  }
}
