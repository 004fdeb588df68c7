import type { Language, PremiumPack } from '@prostuti/contract'
import { asc, eq } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { inLanguage } from '../../../platform/db/in-language.ts'
import { type PackDays, premiumPacks } from '../tables/premium.ts'

type PackRow = typeof premiumPacks.$inferSelect

/** The packs that are sold, in this language. */
export async function readPacks({ orm }: Database, language: Language): Promise<PremiumPack[]> {
  const rows = await orm.select().from(premiumPacks).where(eq(premiumPacks.isSold, true)).orderBy(asc(premiumPacks.id))
  return rows.map(row => presentPack(row, language))
}

/** A pack that is sold, by its id; null for any other. */
export async function findPack(client: PoolClient, id: string): Promise<Pick<PackRow, 'title' | 'days'> | null> {
  const { rows } = await client.query<Pick<PackRow, 'title' | 'days'>>(
    'select title, days from premium_packs where id = $1::bigint and is_sold',
    [id],
  )
  return rows[0] ?? null
}

function presentPack({ id, kind, title, description, benefits, days }: PackRow, language: Language): PremiumPack {
  return {
    id: String(id),
    kind,
    title: inLanguage(title, language),
    description: inLanguage(description, language),
    offers: benefits.map(benefit => ({
      id: benefit.id,
      title: inLanguage(benefit.title, language),
      description: inLanguage(benefit.description, language),
    })),
    days: days.map(presentDays),
  }
}

function presentDays({ id, days, cost, actualCost, isSelected }: PackDays): PremiumPack['days'][number] {
  return {
    id,
    day_count: days,
    cost,
    actual_cost: actualCost,
    discount: Math.max(0, Math.floor(((actualCost - cost) * 100) / actualCost)),
    is_selected: isSelected,
  }
}
