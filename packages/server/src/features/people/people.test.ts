import type { AuditEntry, Dashboard, Person as PersonPage, StaffUserRow } from '@prostuti/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { enrolExaminees } from '../../../seed/examinees/enrol-examinees.ts'
import { holdExam } from '../../testing/exams.ts'
import { openTestApp } from '../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../testing/programs.ts'
import { moderator } from '../../testing/staff.ts'
import type { Person } from '../../testing/test-app.ts'
import { createFakeGateway } from '../billing/testing/fake-gateway.ts'
import { payingIn } from '../billing/testing/paying.ts'

const gateway = createFakeGateway()
const testApp = await openTestApp({ gateway })
const { db, clock } = testApp
const { started, notify } = payingIn(testApp)

let owner: Person
let helper: Person
let nusrat: Person
let latin: Person

type List = { count: number; count_is_exact: boolean; next: string | null; results: StaffUserRow[] }

async function named(name: string, email: string | null = null): Promise<Person> {
  const person = await testApp.person({ member: true })
  await db.pool.query('update users set name = $2, email = $3 where id = $1', [person.id, name, email])
  return person
}

beforeAll(async () => {
  owner = await moderator(testApp)
  await db.pool.query(`update users set role = 'owner' where id = $1`, [owner.id])
  helper = await moderator(testApp, 'মিতা রানী')
  await db.pool.query(`update users set role = 'moderator' where id = $1`, [helper.id])
  nusrat = await named('নুসরাত জাহান', 'Nusrat.J@mail.example')
  latin = await named('Nusrat Sharmin', 'sharmin@post.example')
  await named('ইসরাত নুসরাত বিনতে রহমান')
})

const list = async (query: string, by = helper) =>
  (await by.call<List>('GET', `exam/v5/admin-user-list/?${query}`)).body
const found = async (search: string) =>
  (await list(`search=${encodeURIComponent(search)}&sort=name`)).results.map(({ name }) => name)
const page = async (person: Person) => (await helper.call<PersonPage>('GET', `core/v1/people/${person.id}/`)).body
const trail = async (id: string) =>
  (await owner.call<{ results: AuditEntry[] }>('GET', `core/v1/audit-log/?kind=person&id=${id}`)).body.results

describe('the list of people', () => {
  it('finds names in both scripts, whichever one is typed, by the beginnings of their words', async () => {
    const all = ['Nusrat Sharmin', 'ইসরাত নুসরাত বিনতে রহমান', 'নুসরাত জাহান']
    for (const typed of ['নুসরাত', 'Nusrat', 'nusr']) expect(await found(typed), typed).toEqual(all)
    expect(await found('জাহান নুস')).toEqual(['নুসরাত জাহান'])
    expect(await found('rahman nusrat')).toEqual(['ইসরাত নুসরাত বিনতে রহমান'])
    expect(await found('কামাল')).toEqual([])
    // Other names with the same consonants.
    await named('আরিফ')
    await named('রাফি')
    expect([await found('rafi'), await found('arif')]).toEqual([['রাফি'], ['আরিফ']])
  })

  it('lists some of those whose name many have, and finds one of them by the whole name', async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      `insert into users (is_anonymous, name, tags, created_at)
       select false, case n when 7 then 'তমালিকা খাতুন ঝুমুর' when 8 then 'ঝুমুর তমালিকা' else 'তমালিকা খাতুন' end, '{}', now()
         from generate_series(1, 110) n returning id`,
    )
    const many = await list(`search=${encodeURIComponent('তমালিকা')}`)
    expect(many).toMatchObject({ count: 100, count_is_exact: false })
    expect(await found('তমালিকা খাতুন ঝু')).toEqual(['তমালিকা খাতুন ঝুমুর'])
    // Nobody has them in this order: then in any.
    expect(await found('খাতুন ঝুমুর তমালিকা')).toEqual(['তমালিকা খাতুন ঝুমুর'])
    expect((await list(`search=${encodeURIComponent('tamalika khatun')}`)).count_is_exact).toBe(false)
    await db.pool.query('delete from users where id = any($1)', [rows.map(({ id }) => id)])
  })

  it('finds an e-mail by its beginning and shows none whole, and a person by their id or an order’s number', async () => {
    expect(await found('nusrat.j@mail')).toEqual(['নুসরাত জাহান'])
    expect(await found('Nusrat.J')).toEqual(['নুসরাত জাহান'])
    expect(await found(`#${latin.id}`)).toEqual(['Nusrat Sharmin'])
    const { tran_id: number } = await started(nusrat)
    expect(await found(number)).toEqual(['নুসরাত জাহান'])
    expect(await found('০১৭১২৩৪৫৬৭৮')).toEqual([])
    const [row] = (await list(`search=${nusrat.id}`)).results
    expect(row!.email).toBe('N•••@mail.example')
  })

  it('finds who sat an exam by the receipt’s number or its beginning, for who reads results alone', async () => {
    const exam = await holdExam(db, clock.now())
    await nusrat.join(exam.id)
    const { body } = await nusrat.submit(exam.id, { answers: exam.right() })
    const number = (body as { submission_id: string }).submission_id
    const typed = [number, number.toUpperCase(), number.slice(0, 9), number.slice(0, 20)]
    for (const said of typed) expect(await found(said), said).toEqual(['নুসরাত জাহান'])
    expect([await found(`${number.slice(0, 9)}-`), await found('00000000-0000')]).toEqual([[], []])
    const finance = await named('হিসাব')
    await db.pool.query(`update users set role = 'finance' where id = $1`, [finance.id])
    expect((await list(`search=${number}`, finance)).count).toBe(0)
    await db.pool.query('update users set role = null where id = $1', [finance.id])
  })

  it('follows a changed name, and forgets who is merged', async () => {
    const person = await named('কাজল')
    await db.pool.query(`update users set name = 'সজল' where id = $1`, [person.id])
    expect([await found('কাজল'), await found('sajal')]).toEqual([[], ['সজল']])
    await db.pool.query('update users set merged_into = $2 where id = $1', [person.id, owner.id])
    expect(await found('সজল')).toEqual([])
  })

  it('narrows down by who they are, program and goal, and walks by cursors in each order', async () => {
    const program = await addProgram(db)
    await enrol(db, nusrat, program, clock.now())
    await db.pool.query(`update users set tags = '{bcs}' where id = $1`, [latin.id])
    const names = async (query: string) => (await list(query)).results.map(({ name }) => name)
    expect(await names(`program=${program}`)).toEqual(['নুসরাত জাহান'])
    expect(await names('goal=bcs&search=nusrat')).toEqual(['Nusrat Sharmin'])
    expect((await names('kind=staff')).length).toBe(2)
    expect(await names('kind=anonymous&search=nusrat')).toEqual([])
    for (const sort of ['-created', '-last_seen', 'name']) {
      const whole = (await list(`sort=${sort}&page_size=100`)).results.map(({ id }) => id)
      const walked: string[] = []
      for (let next: string | undefined = `sort=${sort}&page_size=2`; next; ) {
        const part: List = await list(next)
        walked.push(...part.results.map(({ id }) => id))
        next = part.next?.slice(part.next.indexOf('?') + 1)
      }
      expect(walked, sort).toEqual(whole)
    }
  })

  it('marks whom the demo has generated', async () => {
    const [id] = await enrolExaminees(db.pool, 1)
    expect((await list(`search=${id}`)).results).toMatchObject([{ is_demo: true }])
  })

  it('is for who may read people', async () => {
    await db.pool.query(`update users set role = 'editor' where id = $1`, [latin.id])
    expect((await latin.call('GET', 'exam/v5/admin-user-list/')).status).toBe(403)
    expect((await latin.call('GET', `exam/v5/admin-dashboard-overview/?user=${nusrat.id}`)).status).toBe(403)
    expect((await latin.call('GET', 'exam/v5/admin-dashboard-overview/')).status).toBe(200)
    await db.pool.query(`update users set role = null where id = $1`, [latin.id])
    expect((await nusrat.call('GET', `core/v1/people/${latin.id}/`)).status).toBe(403)
  })
})

describe('one person', () => {
  it('shows marks only once the result is out, and never an answer', async () => {
    const exam = await holdExam(db, clock.now())
    const person = await named('রাফি')
    await person.join(exam.id)
    await person.draft(exam.id, 'phone', [])
    const sitting = await page(person)
    expect(sitting.attempts.results).toMatchObject([
      { exam: String(exam.id), is_open: true, marks: null, position: null },
    ])
    expect(sitting.sits_until).not.toBeNull()
    expect(JSON.stringify(sitting)).not.toMatch(/answer|sheet/)
    await db.pool.query('update exams set result_visibility = $2 where id = $1', [
      exam.id,
      new Date(clock.now() + 60_000),
    ])
    await person.submit(exam.id, { answers: exam.right() })
    expect((await page(person)).attempts.results[0]).toMatchObject({ is_open: false, marks: null })
  })

  it('shows who they are, what they have, where they are signed in; gone people are not found', async () => {
    const person = await page(nusrat)
    expect(person).toMatchObject({ name: 'নুসরাত জাহান', email: 'Nusrat.J@mail.example', signs_in_by: ['device'] })
    expect(person.devices).toHaveLength(1)
    expect(person.purchases).toMatchObject([{ kind: 'program', by: 'free', state: 'owned', order: null }])
    const { body } = await helper.call<{ results: unknown }>(
      'GET',
      `billing/v1/admin-user-program-purchase/?user=${nusrat.id}`,
    )
    expect(body.results).toEqual(person.purchases)
    const { body: overview } = await helper.call<Dashboard>(
      'GET',
      `exam/v5/admin-dashboard-overview/?user=${nusrat.id}`,
    )
    expect(overview.user).toMatchObject({ user_info: { id: nusrat.id }, purchased_programs: [{ kind: 'program' }] })
    expect((await helper.call('GET', 'core/v1/people/999999/')).status).toBe(404)
  })
})

describe('acts on a person', () => {
  it('signs out everywhere, but not while a live exam is sat, and says so in the log', async () => {
    const person = await named('তানভীর')
    const exam = await holdExam(db, clock.now())
    await person.join(exam.id)
    const out = () => helper.call('POST', `core/v1/people/${person.id}/sign-out/`, { reason: 'lost_device' })
    expect((await out()).body).toMatchObject({ code: 'live_attempt_open' })
    await person.submit(exam.id, { answers: {} })
    expect(await out()).toMatchObject({ status: 200, body: { signed_out: 1 } })
    expect((await person.call('GET', 'accounts/v1/user-info/')).status).toBe(401)
    const told = await db.pool.query('select kind, data from notifications where user_id = $1', [person.id])
    expect(told.rows).toEqual([{ kind: 'signed_out', data: { reason: 'lost_device' } }])
    expect(await trail(person.id)).toMatchObject([
      { action: 'signed out', before: { devices: 1 }, after: { devices: 0, reason: 'lost_device' } },
    ])
    const staff = await helper.call('POST', `core/v1/people/${owner.id}/sign-out/`, { reason: 'other' })
    expect(staff.status).toBe(403)
  })

  it('deletes an account once its name is typed and nothing is held; an owner alone does', async () => {
    const person = await named('শারমিন সুলতানা')
    const remove = (by: Person, word = 'শারমিন') =>
      by.call<{ code: string; errors?: unknown }>('POST', `core/v1/people/${person.id}/delete/`, {
        ...{ word, reason: 'asked_by_mail', note: '' },
      })
    expect((await remove(helper)).status).toBe(403)
    expect((await remove(owner, 'সুলতানা')).body).toMatchObject({ errors: [{ path: 'word', code: 'other_name' }] })
    const order = await started(person)
    await notify({ tran_id: order.tran_id, val_id: gateway.pay(order.tran_id, { riskLevel: '1' }) })
    expect((await page(person)).held).toMatchObject([{ tran_id: order.tran_id, reason: 'risk' }])
    expect((await remove(owner)).body).toMatchObject({ code: 'conflict', errors: [{ code: 'held_payment' }] })
    await db.pool.query(`update payment_orders set state = 'refunded' where tran_id = $1`, [order.tran_id])
    expect((await remove(owner)).status).toBe(204)
    expect(await found('শারমিন সুল')).toEqual([])
    expect(await trail(person.id)).toMatchObject([{ action: 'deleted', after: { reason: 'asked_by_mail' } }])
  })
})
