import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { moderator } from '../../../testing/staff.ts'
import type { Person } from '../../../testing/test-app.ts'
import { told } from '../../../testing/told.ts'
import { act, dayFromNow, publishCircular, writeCircular } from '../testing/written-circulars.ts'

const testApp = await openTestApp()
const { app, clock, db } = testApp
const staff = await moderator(testApp)
const { tellEndings } = app.features.circulars
const hours = (hour: string, days = 0) => Date.parse(`${dayFromNow(testApp, days)}T${hour}:00+06:00`)

const mark = (person: Person, id: string) => person.call('PUT', `job/v1/jobs/${id}/bookmark/`)
const keep = (person: Person, id: string) => person.call('PUT', `exam/v5/my-routine/circular/${id}/`, {})

it('tells who marked a circular or keeps its exam two days before its application ends and on the last day, once each', async () => {
  clock.set(hours('12:00'))
  const [marking, keeping] = [await testApp.person(), await testApp.person()]
  await testApp.person()
  const deadline = dayFromNow(testApp, 3)
  const given = { title: 'নমুনা অফিস সহকারী', deadline, exam_date: dayFromNow(testApp, 40) }
  const id = await publishCircular(staff, given)
  const later = await publishCircular(staff, { ...given, title: 'পরের', deadline: dayFromNow(testApp, 9) })
  const written = await writeCircular(staff, { ...given, title: 'গেছে' })
  for (const each of [id, later]) await mark(marking, each)
  await mark(keeping, id)
  await keep(keeping, id)
  const { changed } = (await act(staff, 'approve', written)).body
  await mark(marking, written.id)
  await act(staff, 'delete', changed[0]!)
  clock.set(hours('08:59', 1))
  await tellEndings()
  expect(await told(db.pool, 'circular_ending')).toEqual([])
  clock.advance(60_000)
  await Promise.all([tellEndings(), tellEndings()])
  clock.set(hours('09:00', 1))
  await tellEndings()
  clock.set(hours('15:00', 1))
  await Promise.all([tellEndings(), tellEndings()])
  await tellEndings()
  const both = [marking.id, keeping.id]
  const endsAt = new Date(`${deadline}T24:00:00+06:00`)
  const rows = await told(db.pool, 'circular_ending')
  expect(rows.map(({ person, data }) => [person, data.days])).toEqual(
    [2, 0].flatMap(days => both.map(one => [one, days])),
  )
  expect(rows[0]!.data).toMatchObject({ circular: id, ends_at: endsAt.toISOString() })
  expect(rows.at(-1)!.useful_until).toEqual(endsAt)
})

it('tells nobody on a last day that was over before nine', async () => {
  clock.set(hours('08:00'))
  const person = await testApp.person()
  const written = await writeCircular(staff, { deadline: dayFromNow(testApp, 0), deadline_time: '08:30' })
  await act(staff, 'approve', written)
  await mark(person, written.id)
  clock.set(hours('09:00'))
  await tellEndings()
  expect((await told(db.pool, 'circular_ending')).filter(row => row.person === person.id)).toEqual([])
})
