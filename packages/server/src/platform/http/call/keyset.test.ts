import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { categories } from '../../../features/questions/index.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { writeCursor } from './cursor.ts'
import { type AnyListOrder, readPage } from './keyset.ts'

type Category = typeof categories.$inferSelect

const { db } = await openTestApp()
const slugs = ['b', 'B', 'a', 'ক', 'খ', 'ক্ষ', 'a'.repeat(150), `${'a'.repeat(150)}b`, '"\\', '😀'.repeat(110)]
await db.orm
  .insert(categories)
  .values(slugs.map((slug, position) => ({ slug, name: { bn: slug, en: slug }, position: position % 3 })))

const byText = (order: 'oldest first' | 'newest first'): AnyListOrder<Category> => ({
  at: categories.slug,
  type: 'text',
  id: categories.id,
  order,
  sortKeyOf: ({ slug, id }) => ({ at: slug, id }),
})
const byNumber: AnyListOrder<Category> = {
  at: sql`(${categories.position} * 2)`,
  type: 'number',
  id: categories.id,
  order: 'newest first',
  sortKeyOf: ({ position, id }) => ({ at: position * 2, id }),
}

const read = (list: AnyListOrder<Category>, pageSize: number, cursor?: string) =>
  readPage({ pageSize, cursor }, list, ({ where, orderBy, limit }) =>
    db.orm
      .select()
      .from(categories)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  )

async function walk(list: AnyListOrder<Category>): Promise<{ forward: number[]; back: number[] }> {
  const forward: number[] = []
  let page = await read(list, 3)
  forward.push(...page.rows.map(({ id }) => id))
  while (page.next) {
    page = await read(list, 3, writeCursor(page.next))
    forward.push(...page.rows.map(({ id }) => id))
  }
  let back = page.rows.map(({ id }) => id)
  while (page.previous) {
    page = await read(list, 3, writeCursor(page.previous))
    back = [...page.rows.map(({ id }) => id), ...back]
  }
  return { forward, back }
}

it('walks by a text both ways, code point by code point, without skipping or repeating a row', async () => {
  for (const order of ['oldest first', 'newest first'] as const) {
    const { forward, back } = await walk(byText(order))
    const whole = (await read(byText(order), 100)).rows
    expect(forward).toEqual(whole.map(({ id }) => id))
    expect(back).toEqual(forward)
    expect(new Set(forward).size).toBe(slugs.length)
  }
  const first = (await read(byText('oldest first'), 100)).rows.map(({ slug }) => slug)
  expect(first.slice(0, 3)).toEqual(['"\\', 'B', 'a'])
})

it('begins at its end as well', async () => {
  const whole = (await read(byNumber, 100)).rows.map(({ id }) => id)
  const last = await read(byNumber, 3, 'end')
  expect(last.rows.map(({ id }) => id)).toEqual(whole.slice(-3))
  expect(last.next).toBeNull()
  const before = await read(byNumber, 3, writeCursor(last.previous!))
  expect(before.rows.map(({ id }) => id)).toEqual(whole.slice(-6, -3))
  expect(await read(byNumber, 100, 'end')).toMatchObject({ next: null, previous: null })
})

it('walks by a number, rows of one number by their id', async () => {
  const { forward, back } = await walk(byNumber)
  expect(back).toEqual(forward)
  expect(forward).toHaveLength(slugs.length)
  const { rows } = await read(byNumber, 4)
  expect(rows.map(({ position }) => position)).toEqual([2, 2, 2, 1])
})

it('refuses a cursor of another order, and one with what no text can hold', async () => {
  const code = { code: 'validation_failed' }
  await expect(read(byText('oldest first'), 3, writeCursor({ side: 'after', at: 5, id: 1 }))).rejects.toMatchObject(
    code,
  )
  await expect(read(byNumber, 3, writeCursor({ side: 'after', at: 'x', id: 1 }))).rejects.toMatchObject(code)
  const unstorable = writeCursor({ side: 'after', at: 'a\u0000', id: 1 })
  await expect(read(byText('oldest first'), 3, unstorable)).rejects.toMatchObject(code)
})
