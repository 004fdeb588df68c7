import type { PoolClient } from 'pg'
import type { Localized } from '../../platform/db/columns.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isOfStaff } from './register-partners.ts'

export interface PartnerRow {
  readonly id: number
  readonly slug: string
  readonly name: Localized
  readonly origins: string[]
  readonly redirect_uris: string[]
  readonly revision: number
  readonly created_at: Date
}

const columns = 'id, slug, name, origins, redirect_uris, revision, created_at'

/** Throws `not_found`. */
export const readPartner = (client: Queryable, id: string) => one(client, id, '')

/** The same, held until the transaction ends. */
export const lockPartner = (client: PoolClient, id: string) => one(client, id, 'for no key update')

async function one(client: Queryable, id: string, lock: string): Promise<PartnerRow> {
  const { rows } = await client.query<PartnerRow>(`select ${columns} from partners where id::text = $1 ${lock}`, [id])
  if (!rows[0]) throw new AppError('not_found')
  return rows[0]
}

/** Where staff and not the server's settings say where it runs. */
export const sourceOf = ({ slug }: Pick<PartnerRow, 'slug'>) => (isOfStaff(slug) ? 'staff' : 'settings')

/** What the settings name, they alone change. */
export const ofSettings = (path: string) =>
  new AppError('conflict', {
    fields: [
      {
        ...{ path, code: 'from_settings', message: 'This partner stands in the settings, which alone change it' },
        bn: 'এই পার্টনার সার্ভারের সেটিংসে আছে; সেখানেই বদলাতে হয়।',
      },
    ],
  })

/** What the log keeps of it. */
export const partnerFields = ({ name, origins, redirect_uris }: PartnerRow) => ({
  ...{ name: name.bn, name_en: name.en, origins, redirect_uris },
})
