import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { told, toldTo } from '../../../testing/told.ts'
import { dayFromNow, publishCircular } from '../testing/written-circulars.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp
const staff = await moderator(testApp)
const nine = () => Date.parse(`${dayFromNow(testApp, 0)}T09:00:00+06:00`)

const keep = (person: Person, filters: Record<string, unknown>, name: string) =>
  person.call('POST', 'job/v1/kept-searches/', { name, filters })

it('tells a person once a day what their searches have found, until eleven in the evening', async () => {
  clock.set(nine() - 60_000)
  const [one, two, nothing] = [await testApp.person(), await testApp.person(), await testApp.person()]
  await keep(one, { search: 'জানানো', category: ['bank', 'bcs'] }, 'ব্যাংক')
  await keep(two, { search: 'জানানো' }, 'সব')
  await keep(two, { category: ['bank'] }, 'ব্যাংকের')
  await keep(nothing, { search: 'অন্যকিছু' }, 'আর')
  clock.advance(1_000)
  const soon = dayFromNow(testApp, 3)
  await publishCircular(staff, { title: 'জানানো এক', category: 'bank', deadline: dayFromNow(testApp, 9) })
  await publishCircular(staff, { title: 'জানানো দুই', category: 'bank', deadline: soon })
  clock.set(nine())
  await Promise.all([app.features.circulars.report(), app.features.circulars.report()])
  await app.features.circulars.report()
  const until = new Date(nine() + 14 * 3_600_000)
  expect(await toldTo(db.pool, 'kept_search', one)).toMatchObject([
    {
      data: {
        ...{ count: 2, searches: [{ name: 'ব্যাংক', count: 2 }], first: { title: 'জানানো দুই', deadline: soon } },
        path: `/jobs?${new URLSearchParams({ search: 'জানানো', category: 'bank,bcs' })}`,
      },
      useful_until: until,
    },
  ])
  expect(await toldTo(db.pool, 'kept_search', two)).toMatchObject([
    { data: { count: 2, searches: [{ name: 'ব্যাংকের' }, { name: 'সব' }], path: '/jobs?tab=kept' } },
  ])
  expect(await told(db.pool, 'kept_search')).toHaveLength(2)
  clock.advance(86_400_000)
  await publishCircular(staff, { title: 'জানানো তিন' })
  clock.advance(86_400_000)
  await app.features.circulars.report()
  expect((await told(db.pool, 'kept_search')).slice(2).map(({ person }) => person)).toEqual([two.id])
  const { rowCount } = await db.pool.query('select from kept_search_reports where sent_at is null')
  expect(rowCount).toBe(0)
})
