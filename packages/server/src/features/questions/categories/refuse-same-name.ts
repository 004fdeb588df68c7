import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Localized } from '../../../platform/db/columns.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { comparable } from '../dedupe.ts'
import { categories } from '../tables/questions.ts'
import { isLiveCategory } from './category-rows.ts'

interface Placed {
  /** Null: it is not stored yet. */
  readonly id: number | null
  readonly name: Localized
  readonly catType: number
  readonly parentId: number | null
}

/**
 * Throws `validation_failed` where another category of this parent has the name, however it is spelt: nobody could tell them
 * apart. `before`: what neither moves nor is renamed may stay beside its namesake.
 */
export async function refuseSameName(client: PoolClient, placed: Placed, before?: Placed): Promise<void> {
  if (before && keyOf(before) === keyOf(placed) && before.parentId === placed.parentId) return
  const others = await childrenOf(client, placed.parentId, placed.catType)
  if (others.some(other => other.id !== placed.id && keyOf(other) === keyOf(placed)))
    throw refusal('name', 'A category of this name stands there already')
}

/** Throws the same where categories below the one have the name of those below the other: they would stand side by side. */
export async function refuseSameNameBelow(client: PoolClient, from: number, into: number): Promise<void> {
  const [moving, staying] = [await childrenOf(client, from), await childrenOf(client, into)]
  const names = new Set(staying.filter(({ id }) => id !== from).map(keyOf))
  if (moving.some(each => each.id !== into && names.has(keyOf(each))))
    throw refusal('into', 'Both have a category of one name below them')
}

const keyOf = ({ name }: Pick<Placed, 'name'>) => comparable(name.bn).toLowerCase()

function refusal(path: string, message: string): AppError {
  return new AppError('validation_failed', { fields: [{ path, code: 'same_name', message }] })
}

function childrenOf(client: PoolClient, parentId: number | null, catType?: number) {
  return drizzle(client)
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(
      and(
        isLiveCategory,
        parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId),
        parentId === null && catType !== undefined ? eq(categories.catType, catType) : undefined,
      ),
    )
}
