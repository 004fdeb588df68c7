import type { CalendarAddress, DatedEntry, MyCircular, MyRoutine, StaffCircular } from '@prostuti/contract'
import { beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../../testing/open-test-app.ts'
import { moderator } from '../../testing/staff.ts'
import { type Person, request } from '../../testing/test-app.ts'
import { act, dayFromNow, publishCircular } from './testing/written-circulars.ts'

const testApp = await openTestApp()
let staff: Person
let learner: Person

beforeAll(async () => {
  staff = await moderator(testApp)
  learner = await testApp.person({ member: true })
})

const routine = async () => (await learner.call<MyRoutine>('GET', 'exam/v5/my-routine/')).body.exams
const mine = async (id: string) => (await learner.call<MyCircular>('GET', `job/v1/jobs/${id}/mine/`)).body
const read = async (id: string) => (await staff.call<StaffCircular>('GET', `job/v1/admin/jobs/${id}/`)).body

async function calendar(): Promise<string> {
  const { body } = await learner.call<CalendarAddress>('POST', 'exam/v5/calendar-address/')
  const { pathname } = new URL(body.url)
  return (await request(testApp.app, 'GET', pathname.replace(/^\/api\//, ''))).text.replaceAll('\r\n ', '')
}

it('has its exam in the routine and the calendar of a person who keeps it, and the day follows', async () => {
  const title = 'নমুনা হিসাব সহকারী'
  const id = await publishCircular(staff, {
    title,
    deadline: dayFromNow(testApp, 3),
    exam_date: dayFromNow(testApp, 40),
  })
  expect(await mine(id)).toEqual({ bookmarked: false, in_routine: false })
  const kept = await learner.call<DatedEntry>('PUT', `exam/v5/my-routine/circular/${id}/`, {})
  expect(kept.body).toMatchObject({ title, date: dayFromNow(testApp, 40), reminders: [7, 1], aim: true })
  expect(await mine(id)).toEqual({ bookmarked: false, in_routine: true })
  expect(await routine()).toEqual([kept.body])
  expect(await calendar()).toContain(title)

  const { revision } = await read(id)
  const moved = { revision, exam_date: dayFromNow(testApp, 47) }
  expect((await staff.call('PATCH', `job/v1/admin/jobs/${id}/`, moved)).status).toBe(200)
  expect((await routine()).map(({ date }) => date)).toEqual([dayFromNow(testApp, 47)])
  expect(await calendar()).toContain(dayFromNow(testApp, 47).replaceAll('-', ''))

  // It still counts for people who applied, and is gone where it was withdrawn.
  testApp.clock.set(testApp.clock.now() + 10 * 86_400_000)
  expect(await routine()).toHaveLength(1)
  await act(staff, 'delete', await read(id))
  expect(await routine()).toEqual([])
})

it('is not kept where it names no day, nor where nobody can read it', async () => {
  const id = await publishCircular(staff)
  const keep = (which: string) => learner.call<{ code: string }>('PUT', `exam/v5/my-routine/circular/${which}/`, {})
  expect((await keep(id)).body.code).toBe('no_data')
  expect((await keep('999999')).body.code).toBe('not_found')
})
