import type { Belonging, District, Language } from '@prostuti/contract'
import {
  getBelonging as getOperation,
  listCentres as listOperation,
  updateBelonging as updateOperation,
} from '@prostuti/contract/auth/operations'
import type { Pool, PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { signedIn } from '../../../platform/http/call/call.ts'
import { type Implementation, implement } from '../../../platform/http/call/implement.ts'
import { holdPerson } from '../../../platform/people/hold-person.ts'

/** Centres that a search shows at most. */
const mostCentres = 20

interface BelongingRow {
  readonly district: District | null
  readonly centre_id: number | null
  readonly centre_name: Localized | null
}

/** What a person has said; both null where they have said nothing. */
export async function readBelonging(client: Pool | PoolClient, user: bigint, language: Language): Promise<Belonging> {
  const { rows } = await client.query<BelongingRow>(
    `select b.district, b.centre_id, p.name as centre_name
       from person_belongings b left join partners p on p.id = b.centre_id where b.user_id = $1`,
    [user],
  )
  const [row] = rows
  const isCentre = row?.centre_id != null && row.centre_name !== null
  return {
    district: row?.district ?? null,
    centre: isCentre ? { id: String(row.centre_id), name: row.centre_name![language] } : null,
  }
}

/** District and coaching centre: what a person says of themselves, and the centres that they choose from. */
export function createBelonging({ pool }: { readonly pool: Pool }): Implementation[] {
  return [
    implement(getOperation, (_input, call) => readBelonging(pool, signedIn(call).id, call.language)),
    implement(updateOperation, ({ body }, call) =>
      inTransaction(pool, async client => {
        const { id } = signedIn(call)
        await holdPerson(client, id)
        if (body.centre) await requireCentre(client, body.centre)
        await client.query(
          `insert into person_belongings as mine (user_id, district, centre_id) values ($1, $2, $3)
           on conflict (user_id) do update
              set district = case when $4 then excluded.district else mine.district end,
                  centre_id = case when $5 then excluded.centre_id else mine.centre_id end`,
          [id, body.district ?? null, body.centre ?? null, body.district !== undefined, body.centre !== undefined],
        )
        return readBelonging(client, id, call.language)
      }),
    ),
    implement(listOperation, async ({ query: { search = '' } }, call) => {
      const { rows } = await pool.query<{ id: number; name: Localized }>(
        `select id, name from partners
          where $1 = '' or strpos(lower(name->>'bn'), lower($1)) > 0 or strpos(lower(name->>'en'), lower($1)) > 0
          order by name->>'bn', id limit ${mostCentres}`,
        [search],
      )
      return { results: rows.map(({ id, name }) => ({ id: String(id), name: name[call.language] })) }
    }),
  ]
}

async function requireCentre(client: PoolClient, centre: string): Promise<void> {
  // The partner stays until this transaction ends.
  const { rowCount } = await client.query('select from partners where id::text = $1 for key share', [centre])
  if (rowCount === 0) throw new AppError('not_found')
}
