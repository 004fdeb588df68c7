import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Localized } from '../../platform/db/columns.ts'

/** A partner as it is registered. */
export interface PartnerRow {
  readonly slug: string
  readonly name: Localized
  /** Exact origins. */
  readonly origins: readonly string[]
  /** Exact addresses on these origins, to which a sign-in may come back by a redirect. */
  readonly redirectUris: readonly string[]
}

/** The page that `npm start` serves on another site. */
export const demoPartner = (origin: string): PartnerRow => ({
  slug: 'demo',
  name: { bn: 'আপনার কোচিং সেন্টার', en: 'Your coaching centre' },
  origins: [origin],
  redirectUris: [`${origin}/`],
})

const ofSettings = 'setting:'

const ofStaff = 'staff:'

/** Names a partner that staff make. */
export const newSlug = (): string => ofStaff + randomUUID()

/** Whether staff have made it: a start of the server changes none of it. */
export const isOfStaff = (slug: string): boolean => slug.startsWith(ofStaff)

/** A partner for each origin of the settings, known by its host until staff give it a name. */
export const partnersOfSettings = (origins: readonly string[], addresses: readonly string[] = []): PartnerRow[] =>
  origins.map(origin => {
    const { host } = new URL(origin)
    const redirectUris = addresses.filter(address => new URL(address).origin === origin)
    return { slug: ofSettings + origin, name: { bn: host, en: host }, origins: [origin], redirectUris }
  })

/**
 * Registers these partners, or changes them. Those that only the settings named and no longer name are gone, and with
 * them what people have agreed to and every token that came of it; so does what a partner with an origin less had.
 */
export async function registerPartners(pool: Pool, partners: readonly PartnerRow[]): Promise<void> {
  const slugs = partners.map(({ slug }) => slug)
  await pool.query('delete from partners where starts_with(slug, $1) and slug <> all($2)', [ofSettings, slugs])
  for (const { slug, name, origins, redirectUris } of partners) {
    await pool.query(
      'delete from partner_consents c using partners p where p.id = c.partner_id and slug = $1 and not origins <@ $2',
      [slug, origins],
    )
    await pool.query(
      `insert into partners (slug, name, origins, redirect_uris) values ($1, $2, $3, $4)
       on conflict (slug) do update
         set name = case when partners.is_named_by_staff then partners.name else excluded.name end, origins = excluded.origins, redirect_uris = excluded.redirect_uris`,
      [slug, name, origins, redirectUris],
    )
  }
}
