import type { ParticipatedExam } from '@prostuti/contract'
import { beforeAll, expect, it } from 'vitest'
import type { Viewer } from '../../../platform/http/call/viewer.ts'
import { holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person, TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})

const pagesOf = ({ id }: Person) => {
  const viewer: Viewer = {
    id: BigInt(id),
    role: null,
    isModerator: false,
    isAnonymous: false,
    scope: 'full',
    tokenHash: '',
  }
  return testApp.app.exams.pages({ viewer: async () => viewer, language: 'bn' })
}

/** The same by way of the list of all that a learner took. */
async function firstHandedIn(person: Person): Promise<ParticipatedExam | null> {
  const { results } = await pagesOf(person).participated(1)
  return results.find(row => row.submitted_at !== null) ?? null
}

it('Home shows what I handed in last, as the list of my exams does, however many ask at once', async () => {
  const now = testApp.clock.now()
  const first = await holdExam(testApp.db, now)
  const second = await holdExam(testApp.db, now + minute)
  const past = await holdExam(testApp.db, now - 300 * minute)
  const people = await Promise.all(Array.from({ length: 5 }, () => testApp.person({ member: true })))
  const [, one, two, begun, archived] = people as [Person, Person, Person, Person, Person]
  for (const [person, answers] of [
    [one, first.right(4)],
    [two, first.wrong(2)],
    [begun, first.right(1)],
  ] as const) {
    await person.join(first.id)
    await person.submit(first.id, { answers })
  }
  testApp.clock.advance(2 * minute)
  await two.join(second.id)
  await two.submit(second.id, { answers: second.right(7) })
  await begun.join(second.id)
  for (const count of [2, 5]) {
    testApp.clock.advance(1_000)
    await archived.join(past.id, 'archive')
    await archived.submit(past.id, { answers: past.right(count), state: 'archive' })
  }
  testApp.clock.advance(1_000)
  await archived.join(past.id, 'archive')

  const shown = await Promise.all(people.map(person => pagesOf(person).lastTaken()))
  expect(shown).toEqual(await Promise.all(people.map(firstHandedIn)))
  expect(shown.map(row => row && [row.id, row.mode, row.marks])).toEqual([
    null,
    [String(first.id), 'live', 4],
    [String(second.id), 'live', 7],
    [String(first.id), 'live', 1],
    [String(past.id), 'archive', 5],
  ])
})

it('a visitor’s Home shows none', async () => {
  expect(await testApp.app.exams.pages({ viewer: async () => null, language: 'bn' }).lastTaken()).toBeNull()
})
