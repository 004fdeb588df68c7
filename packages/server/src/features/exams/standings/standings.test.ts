import type { ReceiptRoot, Result, Role, Standings } from '@prostuti/contract'
import { shapes } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { type HeldExam, holdExam, minute } from '../../../testing/exams.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { type Person, request } from '../../../testing/test-app.ts'

const testApp = await openTestApp()

type Coded = { code: string }

const standings = (exam: HeldExam, query = '', person?: Person, language = 'en') =>
  request<Standings & Coded>(testApp.app, 'GET', `exam/v5/standings/${exam.id}/${query}`, {
    token: person?.token,
    headers: { 'accept-language': language },
  })

const archiveResult = async (exam: HeldExam, person: Person) =>
  (await person.call<Result>('GET', `exam/v5/results/${exam.id}/?state=archive`)).body

/** An exam whose standings are open to all at once. */
const openExam = (options: Parameters<typeof holdExam>[2] = {}) =>
  holdExam(testApp.db, testApp.clock.now(), { standingVisibility: new Date(testApp.clock.now()), ...options })

/** A learner of this name who has answered so many questions right and handed in so many minutes after joining. */
async function sit(exam: HeldExam, name: string, right: number, minutes = 1): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set name = $2 where id = $1', [person.id, name])
  const before = testApp.clock.now()
  await person.join(exam.id)
  testApp.clock.advance(minutes * minute)
  await person.submit(exam.id, { answers: exam.right(right) })
  testApp.clock.set(before)
  return person
}

/** A member with a role of the staff. */
async function member(role: Role): Promise<Person> {
  const person = await testApp.person({ member: true })
  await testApp.db.pool.query('update users set role = $2 where id = $1', [person.id, role])
  return person
}

/** Until everybody's sheet is in and the results are final. */
async function close(): Promise<void> {
  testApp.clock.advance(63 * minute)
  await testApp.app.exams.sweep()
}

const tableOf = (list: Standings['results']) => list.map(row => [row.place, row.position, row.user.name])

describe('standings', () => {
  it('ranks by marks, lists ties by time taken, and gives equal marks one position', async () => {
    const exam = await openExam({ cutMark: 6000 })
    await sit(exam, 'Rafi', 8, 5)
    await sit(exam, 'নুসরাত', 8, 3)
    const mita = await sit(exam, 'Mita', 5)
    await sit(exam, 'Anika', 9)
    const expected = [
      [1, 1, 'Anika'],
      [2, 2, 'নুসরাত'],
      [3, 2, 'Rafi'],
      [4, 4, 'Mita'],
    ]
    const provisional = (await standings(exam, '', mita)).body
    expect(provisional).toMatchObject({ provisional: true, final_at: null, count: 4, me: { place: 4, passed: false } })
    expect(tableOf(provisional.results)).toEqual(expected)
    expect(tableOf(provisional.neighbours)).toEqual(expected)

    await close()
    const final = (await standings(exam, '', mita)).body
    expect(final).toMatchObject({ provisional: false, version: 1, count: 4, cut_mark: 6, total_marks: 10 })
    expect(Date.parse(final.final_at!)).toBe(testApp.clock.now())
    expect(tableOf(final.results)).toEqual(expected)
    expect(final.neighbours).toEqual(final.results)
    expect(final.me).toMatchObject({ place: 4, position: 4, marks: 5, taken_seconds: 60, is_me: true })
    expect((await mita.result(exam.id)).body).toMatchObject({ position: 4, provisional: false })
  })

  it('leaves out who could read keys when their sheet came in, and says so to them', async () => {
    const exam = await openExam()
    const [anika, editor, talker] = [await sit(exam, 'Anika', 4), await member('editor'), await member('moderator')]
    await editor.join(exam.id)
    await editor.submit(exam.id, { answers: exam.right(9) })
    await testApp.db.pool.query('update users set role = null where id = $1', [talker.id])
    await talker.join(exam.id)
    await testApp.db.pool.query(`update users set role = 'finance' where id = $1`, [talker.id])
    await talker.submit(exam.id, { answers: exam.right(3) })
    // Who gets the role afterwards has sat like everybody.
    await testApp.db.pool.query(`update users set role = 'owner' where id = $1`, [anika.id])
    await close()
    const { body } = await standings(exam, '', editor)
    expect(body).toMatchObject({ count: 2, me: null, results: [{ position: 1 }, { position: 2 }] })
    expect(tableOf(body.results)[0]).toEqual([1, 1, 'Anika'])
    const result = await editor.call<Result>('GET', `exam/v5/results/${exam.id}/`)
    expect(result.body).toMatchObject({ marks: 9, position: -1, ranking: 'staff', histogram: null })
  })

  it('is closed until the exam says otherwise, and never shows marks early where identities cost nothing', async () => {
    const closed = await holdExam(testApp.db, testApp.clock.now(), { standingVisibility: null })
    expect((await standings(closed)).body.code).toBe('result_not_published')
    const open = await openExam({ membersOnly: false })
    expect((await standings(open)).body.code).toBe('result_not_published')
    testApp.clock.advance(62 * minute + 9_999)
    expect((await standings(open)).body.code).toBe('result_not_published')
    testApp.clock.advance(1)
    expect((await standings(open)).status).toBe(200)
  })

  it('is the same for visitors, who may keep it for a moment, and is kept from caches for who signed in', async () => {
    const exam = await openExam()
    const rafi = await sit(exam, 'Rafi', 3)
    const visitor = await standings(exam)
    expect(shapes['exams.listStandings'].returns.parse(visitor.body)).toMatchObject({ me: null, neighbours: [] })
    expect(visitor.headers.get('cache-control')).toBe('public, max-age=5')
    const again = await testApp.app.http.request(`/api/exam/v5/standings/${exam.id}/`, {
      headers: { 'if-none-match': visitor.headers.get('etag')!, 'accept-language': 'en' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await standings(exam, '', rafi)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('shows me and five before and after, wherever I am', async () => {
    const exam = await openExam({ questions: 20 })
    const people: Person[] = []
    for (let right = 20; right > 4; right--) people.push(await sit(exam, `P${right}`, right))
    for (const isFinal of [false, true]) {
      if (isFinal) await close()
      for (const index of [0, 3, 8, 15]) {
        const { me, neighbours, results } = (await standings(exam, '?page_size=2', people[index]!)).body
        expect(me).toMatchObject({ place: index + 1, position: index + 1, is_me: true })
        const places = neighbours.map(row => row.place)
        expect(places).toEqual(Array.from({ length: 16 }, (_, n) => n + 1).filter(n => Math.abs(n - index - 1) <= 5))
        expect(results).toHaveLength(2)
      }
    }
  })

  it('has the archive as a list of first tries that is never final', async () => {
    const exam = await openExam()
    await close()
    const rafi = await testApp.person({ member: true })
    for (const right of [4, 9]) {
      await rafi.join(exam.id, 'archive')
      await rafi.submit(exam.id, { state: 'archive', answers: exam.right(right) })
    }
    const { body } = await standings(exam, '?state=archive', rafi)
    expect(body).toMatchObject({ provisional: true, count: 1, results: [{ marks: 4 }], me: { place: 1 } })
    expect((await standings(exam)).body).toMatchObject({ provisional: false, count: 0, results: [] })
    expect((await archiveResult(exam, rafi)).live_place).toBeNull()
  })

  it('shows a first try in the archive where it would have stood among those who sat live, and a second one nothing', async () => {
    const exam = await openExam()
    for (const right of [2, 5, 5, 8]) await sit(exam, `L${right}`, right)
    await close()
    const mita = await testApp.person({ member: true })
    await mita.join(exam.id, 'archive')
    await mita.submit(exam.id, { state: 'archive', answers: exam.right(5) })
    expect(await archiveResult(exam, mita)).toMatchObject({
      ...{ position: 1, total_examinees: 1 },
      live_place: { position: 2, total_examinees: 4 },
    })
    await mita.join(exam.id, 'archive')
    await mita.submit(exam.id, { state: 'archive', answers: exam.right(8) })
    expect((await archiveResult(exam, mita)).live_place).toBeNull()
  })

  it('shows no place among those who sat live while their list is closed', async () => {
    const exam = await openExam({ standingVisibility: null })
    await sit(exam, 'L', 3)
    await close()
    const mita = await testApp.person({ member: true })
    await mita.join(exam.id, 'archive')
    await mita.submit(exam.id, { state: 'archive', answers: exam.right(5) })
    expect((await archiveResult(exam, mita)).live_place).toBeNull()
  })
})

describe('paging', () => {
  it('walks forward and back without missing or repeating a row', async () => {
    const exam = await openExam()
    for (let person = 0; person < 7; person++) await sit(exam, `P${person}`, person % 3)
    await close()
    const all = tableOf((await standings(exam)).body.results)
    const forward: Standings[] = [(await standings(exam, '?page_size=3')).body]
    while (forward.at(-1)!.next)
      forward.push((await request<Standings>(testApp.app, 'GET', forward.at(-1)!.next!)).body)
    expect(forward.map(page => page.results.length)).toEqual([3, 3, 1])
    expect(tableOf(forward.flatMap(page => page.results))).toEqual(all)
    const back = [forward.at(-1)!]
    while (back[0]!.previous) back.unshift((await request<Standings>(testApp.app, 'GET', back[0]!.previous!)).body)
    expect(tableOf(back.flatMap(page => page.results))).toEqual(all)
  })

  it('goes by number too, has nothing beyond the end, and refuses a cursor of its own making', async () => {
    const exam = await openExam()
    for (const name of ['A', 'B', 'C']) await sit(exam, name, name.length)
    await close()
    expect((await standings(exam, '?page=2&page_size=2')).body).toMatchObject({ results: [{ place: 3 }], next: null })
    const beyond = (await standings(exam, '?page=9&page_size=2')).body
    expect(beyond).toMatchObject({ results: [], next: null, count: 3 })
    expect((await request<Standings>(testApp.app, 'GET', beyond.previous!)).body.results.map(row => row.place)).toEqual(
      [2, 3],
    )
    for (const forged of [['after', 1, 2], ['after', 1, 0], ['after', 1], 'nonsense']) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
      expect((await standings(exam, `?cursor=${cursor}`)).body.code).toBe('validation_failed')
    }
    const far = Buffer.from(JSON.stringify(['after', 3_000_000_000, 1])).toString('base64url')
    expect((await standings(exam, `?cursor=${far}`)).body.results).toEqual([])
  })
})

describe('names', () => {
  const alias = (person: Person, wanted: string | null) =>
    person.call<{ alias: string | null; code: string }>('PUT', 'exam/v5/rank-alias/', { alias: wanted })

  it('give way to an alias at once, and to nobody’s search any more', async () => {
    const exam = await openExam()
    const rafi = await sit(exam, 'রাফি আহমেদ', 4)
    await testApp.db.pool.query(
      "update users set picture = 'https://lh3.googleusercontent.com/rafi.jpg' where id = $1",
      [rafi.id],
    )
    await close()
    expect((await standings(exam)).body.results[0]!.user.picture).toContain('rafi')
    await testApp.db.pool.query("update users set picture = 'https://stranger.example/rafi.jpg' where id = $1", [
      rafi.id,
    ])
    expect((await standings(exam)).body.results[0]!.user.picture).toBeNull()
    expect((await alias(rafi, '  রাতের   তারা ')).body).toEqual({ alias: 'রাতের তারা' })
    expect((await standings(exam)).body.results[0]!.user).toEqual({ name: 'রাতের তারা', picture: null })
    expect((await standings(exam, '?search=আহমেদ')).body).toMatchObject({ count: 0, results: [] })
    expect((await standings(exam, '?search=তারা')).body.count).toBe(1)
    expect((await alias(rafi, null)).body).toEqual({ alias: null })
    expect((await standings(exam)).body.results[0]!.user.name).toBe('রাফি আহমেদ')
  })

  it('are found by a part, in either case and however their letters are composed', async () => {
    const exam = await openExam()
    await sit(exam, 'Nusrat Jahan', 4)
    // য় as one letter, as some keyboards write it; searched for as two.
    await sit(exam, 'সুমাই\u09df\u09be', 3)
    for (const isFinal of [false, true]) {
      if (isFinal) await close()
      expect((await standings(exam, '?search=SRAT')).body.results.map(row => row.place)).toEqual([1])
      const composed = encodeURIComponent('\u09af\u09bc\u09be')
      expect((await standings(exam, `?search=${composed}`)).body.results.map(row => row.place)).toEqual([2])
      expect((await standings(exam, '?search=nobody')).body).toMatchObject({ count: 0, next: null, previous: null })
    }
  })

  it('are never an address, and a number where there is none', async () => {
    const exam = await openExam()
    const nobody = await sit(exam, '', 4)
    const address = await sit(exam, 'mita@example.org', 3)
    const names = async (language: string) =>
      (await standings(exam, '', undefined, language)).body.results.map(row => row.user.name)
    expect(await names('en')).toEqual([`Examinee ${nobody.id}`, `Examinee ${address.id}`])
    expect((await names('bn'))[0]).toMatch(/^পরীক্ষার্থী [০-৯]+$/)
    expect((await standings(exam, '?search=mita')).body.count).toBe(0)
    await close()
    expect((await standings(exam, '?search=mita')).body.count).toBe(0)
  })

  it('refuses what is no name', async () => {
    const rafi = await testApp.person()
    const wrong = ['a', 'x'.repeat(31), 'ra\u202efi', 'ra\u0007fi', 'a@b.example', '. .', '\u200b\u200b\u200b']
    for (const each of wrong) expect([each, (await alias(rafi, each)).status]).toEqual([each, 400])
    expect((await alias(rafi, 'ক্\u200dষ নামে')).status).toBe(200)
  })
})

describe('exam_data', () => {
  it('brings the first page along, or nothing while the list is closed', async () => {
    const exam = await openExam()
    const rafi = await sit(exam, 'Rafi', 3)
    const data = await rafi.call<{ standings: Standings }>('GET', `exam/v5/exam_data/${exam.id}/?standings=true`)
    expect(data.body.standings).toMatchObject({ count: 1, me: { place: 1 } })
    const closed = await holdExam(testApp.db, testApp.clock.now(), { standingVisibility: null })
    const none = await rafi.call('GET', `exam/v5/exam_data/${closed.id}/?standings=true`)
    expect(none.body).toEqual({ standings: null })
  })
})

describe('the histogram of a result', () => {
  it('holds everybody in equal steps from the lowest possible marks to the full ones', async () => {
    const exam = await openExam()
    const rafi = await sit(exam, 'Rafi', 10)
    await sit(exam, 'Mita', 0)
    const { histogram } = (await rafi.result(exam.id)).body
    expect(histogram).toHaveLength(25)
    expect([histogram![0]!.from, histogram!.at(-1)!.to]).toEqual([-2.5, 10])
    expect(histogram!.filter(step => step.count > 0)).toEqual([
      { from: 0, to: 0.5, count: 1 },
      { from: 9.5, to: 10, count: 1 },
    ])
  })
})

describe('the root of the receipts', () => {
  const rootOf = (exam: HeldExam, person?: Person) =>
    request<ReceiptRoot>(testApp.app, 'GET', `exam/v5/receipt-root/${exam.id}/`, { token: person?.token })

  it('is published at the close, with the way to it from each receipt', async () => {
    const exam = await openExam()
    const rafi = await sit(exam, 'Rafi', 3)
    await sit(exam, 'Mita', 2)
    expect((await rootOf(exam, rafi)).body).toMatchObject({ size: 0, root: null, published_at: null, mine: null })
    await close()
    const { body } = await rootOf(exam, rafi)
    expect(body).toMatchObject({ size: 2, mine: { path: [expect.any(String)] } })
    expect((await rootOf(exam)).body).toEqual({ ...body, mine: null })
    const absent = await testApp.person()
    expect((await rootOf(exam, absent)).body.mine).toBeNull()
  })
})

describe('publishing', () => {
  it('is all or nothing, and one exam that can’t be published holds up no other', async () => {
    const broken = await openExam()
    const rafi = await sit(broken, 'Rafi', 3)
    const sound = await openExam()
    await sit(sound, 'Mita', 2)
    const { rows } = await testApp.db.pool.query('select receipt from attempts where user_id = $1', [rafi.id])
    await testApp.db.pool.query("update attempts set receipt = '?' where user_id = $1", [rafi.id])
    await close()
    expect((await standings(sound)).body.provisional).toBe(false)
    expect((await standings(broken)).body).toMatchObject({ provisional: true, count: 1 })
    const left = await testApp.db.pool.query('select 1 from final_standings where exam_id = $1', [broken.id])
    expect(left.rowCount).toBe(0)
    await testApp.db.pool.query('update attempts set receipt = $2 where user_id = $1', [rafi.id, rows[0].receipt])
    await testApp.app.exams.sweep()
    expect((await standings(broken)).body).toMatchObject({ provisional: false, count: 1 })
  })
})

describe('many processes', () => {
  it('publish a version once', async () => {
    const exam = await openExam()
    await sit(exam, 'Rafi', 3)
    testApp.clock.advance(63 * minute)
    const sweeps = await Promise.all(Array.from({ length: 6 }, () => testApp.app.exams.sweep()))
    expect(sweeps.reduce((sum, sweep) => sum + sweep.finalized, 0)).toBe(1)
    expect((await standings(exam)).body).toMatchObject({ count: 1, provisional: false })
  })
})
