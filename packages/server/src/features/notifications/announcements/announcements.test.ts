import type { AudienceFunnel, StaffNotification, StaffNotificationRow } from '@prostuti/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { addProgram, enrol } from '../../../testing/programs.ts'
import type { Person } from '../../../testing/test-app.ts'
import { staffOfNotifications } from './testing/staff-of-notifications.ts'

const testApp = await openTestApp({ limits: null })
const { clock, db } = testApp
const staff = await staffOfNotifications(testApp)
const day = 86_400_000
const hour = 3_600_000
const at = (ms: number) => new Date(clock.now() + ms).toISOString()
const ids = (people: readonly Person[]) => people.map(({ id }) => id).sort((a, b) => Number(a) - Number(b))

/** Noon in Dhaka, so that nothing here lies across midnight by chance. */
clock.set(Math.floor(clock.now() / day) * day + 6 * hour)

const program = await addProgram(db)
const bcs = await testApp.person({ member: true })
const bank = await testApp.person({ member: true })
const other = await testApp.person({ member: true })
const visitor = await testApp.person()
for (const person of [bcs, bank, visitor]) await enrol(db, person, program, clock.now())
await db.pool.query(`update users set tags = array['bcs', 'x'] where id = any($1::bigint[])`, [[bcs.id, other.id]])
await db.pool.query(`insert into person_belongings (user_id, district) values ($1, 'rajshahi'), ($2, 'dhaka')`, [
  bcs.id,
  bank.id,
])
await db.pool.query(`insert into notification_settings (user_id, topics) values ($1, '{"exams": false}')`, [bank.id])
await db.pool.query(
  `insert into push_subscriptions (user_id, session_hash, channel, address, address_hash, language, name, created_at)
   select person, s.token_hash, channel, channel || ':' || person, sha256((channel || person)::bytea), 'bn', '', now()
     from (values ($1::bigint, 'web'), ($1, 'android'), ($2, 'android'), ($3, 'web')) device (person, channel)
     join sessions s on s.user_id = person`,
  [bcs.id, bank.id, other.id],
)
const toProgram = { programs: [String(program)] }

beforeEach(async () => {
  await db.pool.query('delete from announcements; delete from notifications')
})

describe('an audience', () => {
  it('is those who meet all conditions, by one value of each; who do not want it and whose phones ring are counted', async () => {
    expect(await staff.count(toProgram)).toMatchObject({
      members: 4,
      steps: [{ by: 'programs', people: 2 }],
      people: 2,
      unwanted: 1,
      rings: { app: 1, web: 0 },
      third_of_day: 0,
    })
    expect((await staff.count({ goals: ['bcs', 'bank'] })).steps).toEqual([{ by: 'goals', people: 2 }])
    expect((await staff.count({ ...toProgram, goals: ['bcs'], districts: ['dhaka', 'rajshahi'] })).steps).toEqual([
      { by: 'programs', people: 2 },
      { by: 'goals', people: 1 },
      { by: 'districts', people: 1 },
    ])
    expect(await staff.count()).toMatchObject({ members: 4, people: 4, rings: { app: 1, web: 1 } })
  })

  it('leaves out who has a program by premium that is over', async () => {
    const lapsed = await testApp.person({ member: true })
    await db.pool.query(
      `insert into program_enrollments (user_id, program_id, source, enrolled_at) values ($1, $2, 'premium', now())`,
      [lapsed.id, program],
    )
    expect((await staff.count(toProgram)).people).toBe(2)
    await db.pool.query('update users set merged_into = $2 where id = $1', [lapsed.id, bcs.id])
  })

  it('knows for whom it is the third of its day, of what went and of what is to go', async () => {
    await staff.send({ audience: { goals: ['bcs'] } })
    await staff.sweep()
    await staff.send({ audience: toProgram, sending_time: at(hour) })
    expect((await staff.count()).third_of_day).toBe(1)
    expect((await staff.count(toProgram)).third_of_day).toBe(1)
    expect((await staff.count({ districts: ['dhaka'] })).third_of_day).toBe(0)
  })

  it('does not count the notification that is written beside itself', async () => {
    await staff.send({ audience: toProgram, sending_time: at(hour) })
    const { id } = await staff.send({ audience: toProgram, sending_time: at(2 * hour) })
    const count = async (notification: string | null) =>
      (
        await staff.call<AudienceFunnel>('POST', 'audience/', {
          audience: { ...toProgram, goals: [], districts: [] },
          ...{ topic: 'exams', notification },
        })
      ).body.third_of_day
    expect([await count(null), await count(id)]).toEqual([2, 0])
  })

  it('is found by name or number, by staff who may read people', async () => {
    await db.pool.query(`update users set name = 'নুসরাত জাহান' where id = $1`, [other.id])
    const find = async (search: string) =>
      (await staff.call<{ results: unknown[] }>('GET', `notification-people/?${new URLSearchParams({ search })}`)).body
        .results
    expect(await find('জাহান')).toEqual([{ id: other.id, name: 'নুসরাত জাহান' }])
    expect(await find(other.id)).toMatchObject([{ id: other.id }])
  })
})

describe('what is scheduled', () => {
  it('says of its picture what staff wrote, else what the library says', async () => {
    const digest = 'p'.repeat(43)
    await db.pool.query(
      `with blob as (insert into image_blobs (digest, content_type, width, height, bytes) values ($1, 'image/png', 1, 1, '') returning digest)
       insert into images (name, state, digest, alt_bn, alt_en, created_at) select 'a', 'ready', digest, 'ভান্ডার', 'library', now() from blob`,
      [digest],
    )
    const shown = async (given: object) => {
      const sent = await staff.send({ audience: toProgram, image_url: `/api/core/v1/images/${digest}/`, ...given })
      await staff.sweep()
      const { rows } = await db.pool.query(`select data -> 'image_alt' as alt from notifications where key = $1`, [
        `${sent.id}:0`,
      ])
      return [sent.image_alt, rows[0]!.alt]
    }
    const own = { bn: 'পোস্টার', en: '' }
    expect(await shown({ image_alt: own })).toEqual([own, own])
    expect(await shown({})).toEqual([
      { bn: '', en: '' },
      { bn: 'ভান্ডার', en: 'library' },
    ])
  })

  it('goes to each of its audience once, with two sweeps at once', async () => {
    const sent = await staff.send({ audience: toProgram })
    await Promise.all([staff.sweep(), staff.sweep()])
    await staff.sweep()
    expect(await staff.told(sent)).toEqual(ids([bcs, bank]))
    const read = await staff.read(sent.id)
    expect(read).toMatchObject({ state: 'sent', notification_time: null, changed: { by: 'মিতা রানী' } })
    expect(read.schedule_info).toMatchObject([{ number: 0, state: 'sent', delivery: { people: 2, opened: 0 } }])
  })

  it('is refused where the number was another one, and says which it is', async () => {
    const draft = await staff.draft({ audience: { ...toProgram, goals: [], districts: [] } })
    const refused = await staff.schedule(draft, 3_210)
    expect([refused.status, refused.body.code, refused.body.affected]).toEqual([409, 'conflict', 2])
    expect((await staff.read(draft.id)).state).toBe('draft')
    expect((await staff.schedule(draft, 2)).body.state).toBe('scheduled')
    expect((await staff.schedule({ ...draft, revision: 2 }, 2)).status).toBe(409)
  })

  it('counts its audience at each date, and leaves out what is left out', async () => {
    const sent = await staff.send({
      ...{ audience: { goals: ['bank'] }, sending_time: at(hour) },
      ...{ interval: 7, repeat_count: 4, left_out: [1] },
    })
    expect(sent.schedule_info.map(({ state }) => state)).toEqual(['waiting', 'left_out', 'waiting', 'waiting'])
    await db.pool.query(`update users set tags = array['bank'] where id = $1`, [bank.id])
    clock.advance(hour)
    await staff.sweep()
    expect(await staff.told(sent)).toEqual([bank.id])
    await db.pool.query(`update users set tags = array['bank'] where id = $1`, [other.id])
    clock.advance(7 * day)
    await staff.sweep()
    expect(await staff.told(sent, 1)).toEqual([])
    const { revision } = await staff.read(sent.id)
    const again = await staff.call<StaffNotification>('PATCH', `notifications/${sent.id}/`, {
      revision,
      left_out: [1, 3],
    })
    expect(again.body.schedule_info.map(({ state }) => state)).toEqual(['sent', 'left_out', 'waiting', 'left_out'])
    const late = await staff.call('PATCH', `notifications/${sent.id}/`, { revision: revision + 1, left_out: [0, 1] })
    expect(late.body.errors).toMatchObject([{ path: 'left_out', code: 'over' }])
    const renamed = { revision: revision + 1, title: { bn: 'অন্য' } }
    expect((await staff.call('PATCH', `notifications/${sent.id}/`, renamed)).body.code).toBe('conflict')
    clock.advance(7 * day)
    await staff.sweep()
    expect(await staff.told(sent, 2)).toEqual(ids([bank, other]))
    clock.advance(7 * day)
    await staff.sweep()
    expect(await staff.told(sent, 3)).toEqual([])
    expect((await staff.read(sent.id)).state).toBe('sent')
    await db.pool.query(`update users set tags = '{}' where id = $1`, [bank.id])
    await db.pool.query(`update users set tags = array['bcs'] where id = $1`, [other.id])
  })

  it('is missed after its own day, and goes out late within it', async () => {
    const [missed, late] = [
      await staff.send({ sending_time: at(hour) }),
      await staff.send({ sending_time: at(25 * hour) }),
    ]
    clock.advance(30 * hour)
    await staff.sweep()
    expect([await staff.told(missed), (await staff.told(late)).length]).toEqual([[], 4])
    expect((await staff.read(missed.id)).state).toBe('stopped')
    clock.advance(-30 * hour)
  })

  it('moves one date of a row, also once it has begun, and no date that is over', async () => {
    const sent = await staff.send({ audience: toProgram, interval: 7, repeat_count: 3 })
    await staff.sweep()
    const { revision } = await staff.read(sent.id)
    const move = (number: number, to: string, after = 0) =>
      staff.call<StaffNotification>('PATCH', `notifications/${sent.id}/`, {
        revision: revision + after,
        moved: [{ number, at: to }],
      })
    expect((await move(0, at(day))).body.errors).toMatchObject([{ path: 'moved', code: 'over' }])
    expect((await move(1, at(-hour))).body.errors).toMatchObject([{ path: 'moved', code: 'past' }])
    const moved = await move(1, at(2 * day))
    expect(moved.body.schedule_info.map(each => each.at)).toEqual([at(0), at(2 * day), at(14 * day)])
    clock.advance(2 * day)
    await staff.sweep()
    expect(await staff.told(sent, 1)).toEqual(ids([bcs, bank]))
    clock.advance(-2 * day)
  })

  it('counts what was opened by hand, by the hour and never by person', async () => {
    const sent = await staff.send({ audience: toProgram })
    await staff.sweep()
    const { rows } = await db.pool.query<{ id: string }>('select id::text from notifications where user_id = $1', [
      bcs.id,
    ])
    const open = (person: Person) =>
      person.call<{ unread: number }>('POST', `firebase/v1/my-notifications/${rows[0]!.id}/open/`)
    const delivery = async () => (await staff.read(sent.id)).schedule_info[0]!.delivery
    await bank.call('POST', 'firebase/v1/my-notifications/read/', { until: rows[0]!.id })
    expect(await delivery()).toMatchObject({ people: 2, opened: 0, opens: [] })
    expect((await open(other)).status).toBe(404)
    expect((await open(bcs)).body.unread).toBe(0)
    clock.advance(hour)
    await open(bcs)
    // More openings than people there cannot be.
    await open(bcs)
    clock.advance(-hour)
    expect(await delivery()).toMatchObject({
      opened: 2,
      opens: [
        { hour: at(0), opened: 1 },
        { hour: at(hour), opened: 1 },
      ],
    })
  })

  it('goes to one person alone, and with them', async () => {
    const draft = await staff.draft({ user: other.id })
    await staff.schedule(draft, 1)
    await staff.sweep()
    expect(await staff.told(draft)).toEqual([other.id])
  })
})

describe('a large audience', () => {
  const many = 2_500
  beforeEach(async () => {
    await db.pool.query(`delete from users where name = 'অনেকে'`)
    await db.pool.query(
      `insert into users (name, is_anonymous, tags) select 'অনেকে', false, array['bank'] from generate_series(1, $1)`,
      [many],
    )
  })

  it('is refused to a moderator, whom it also does not outgrow later', async () => {
    const draft = await staff.draft({ audience: { programs: [], goals: ['bank'], districts: [] } })
    const few = await staff.draft({
      ...{ audience: { programs: [], goals: ['bcs'], districts: [] }, sending_time: at(hour) },
    })
    await db.pool.query(`update users set role = 'moderator' where id = $1`, [staff.person.id])
    const refused = await staff.schedule(draft, many)
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect(refused.text).toContain('১,০০০')
    expect((await staff.schedule(few, 2)).status).toBe(200)
    await db.pool.query(`update users set tags = array['bcs'] where name = 'অনেকে'`)
    clock.advance(hour)
    await staff.sweep()
    clock.advance(-hour)
    await db.pool.query(`update users set role = 'owner' where id = $1`, [staff.person.id])
    expect(await staff.told(few)).toEqual([])
    expect((await staff.read(few.id)).state).toBe('stopped')
  })

  it('is told in batches, and a process that dies between or within them neither leaves out nor doubles', async () => {
    const sent = await staff.send({ audience: { goals: ['bank'] } })
    const first = new AbortController()
    const confirm = clock.confirm
    clock.confirm = async () => {
      first.abort()
      return confirm()
    }
    await staff.sweep(first.signal)
    expect((await staff.read(sent.id)).schedule_info).toMatchObject([{ state: 'sending', delivery: { people: 1_000 } }])
    clock.confirm = confirm
    // The second batch is written, and its process dies before the end of its transaction.
    await db.pool.query(`create function die() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`)
    await db.pool.query(`create trigger die before update on announcement_dates for each row execute function die()`)
    await expect(staff.sweep()).rejects.toThrow('announcement_dates')
    await db.pool.query('drop trigger die on announcement_dates')
    expect((await staff.told(sent)).length).toBe(1_000)
    await Promise.all([staff.sweep(), staff.sweep(), staff.sweep()])
    await staff.sweep()
    expect((await staff.told(sent)).length).toBe(many)
    expect(await staff.read(sent.id)).toMatchObject({ state: 'sent', schedule_info: [{ delivery: { people: many } }] })
  })

  it('is stopped in its middle: what has gone stays, and nothing more goes', async () => {
    const sent = await staff.send({ audience: { goals: ['bank'] }, interval: 1, repeat_count: 3 })
    const first = new AbortController()
    const confirm = clock.confirm
    clock.confirm = async () => {
      first.abort()
      return confirm()
    }
    await staff.sweep(first.signal)
    clock.confirm = confirm
    const stopped = await staff.stop({ id: sent.id, revision: sent.revision })
    expect(stopped.body.schedule_info.map(({ state }) => state)).toEqual(['stopped', 'stopped', 'stopped'])
    clock.advance(day)
    await staff.sweep()
    clock.advance(-day)
    expect((await staff.told(sent)).length).toBe(1_000)
    expect(await staff.read(sent.id)).toMatchObject({ state: 'stopped', notification_time: null })
    expect((await staff.call('DELETE', `notifications/${sent.id}/`)).body.code).toBe('conflict')
  })
})

describe('the staff’s list', () => {
  it('has the newest first, how many of each state there are, and what is searched', async () => {
    await staff.draft({ title: { bn: 'বিজয় দিবসের কুইজ', en: 'Victory quiz' } })
    clock.advance(1_000)
    const sent = await staff.send({ audience: toProgram, interval: 7, repeat_count: 2 })
    await staff.sweep()
    const list = async (query = '') =>
      (
        await staff.call<{ count: number; next: string; results: StaffNotificationRow[]; states: unknown[] }>(
          'GET',
          `notifications/${query}`,
        )
      ).body
    const all = await list('?page_size=1')
    expect(all.results).toMatchObject([{ id: sent.id, state: 'scheduled', sent: 1, repeat_count: 2, people: 2 }])
    expect(all.states).toContainEqual({ state: 'draft', count: 1 })
    expect((await list(all.next.slice(all.next.indexOf('?')))).results).toMatchObject([{ state: 'draft' }])
    expect((await list('?search=victory')).results.length).toBe(1)
    expect((await list('?state=draft')).count).toBe(1)
  })

  it('has a calendar of all dates between two instants', async () => {
    const sent = await staff.send({ sending_time: at(hour), interval: 7, repeat_count: 3, left_out: [1] })
    const dates = (from: string, to: string) =>
      staff.call<{ results: unknown[] }>('GET', `notification-dates/?${new URLSearchParams({ from, to })}`)
    expect((await dates(at(0), at(14 * day))).body.results).toMatchObject([
      { notification: sent.id, number: 0, state: 'waiting', people: null },
      { notification: sent.id, number: 1, state: 'left_out' },
    ])
    expect((await dates(at(0), at(101 * day))).status).toBe(400)
  })

  it('is the staff’s alone', async () => {
    expect((await other.call('GET', 'firebase/v1/notifications/')).status).toBe(403)
    expect((await other.call('POST', 'firebase/v1/audience/', {})).status).toBe(403)
  })
})

it('what lacks something goes nowhere, and a draft may', async () => {
  for (const [given, path] of [
    [{ page: 'exam' }, 'notification_id'],
    [{ sending_time: at(-day) }, 'sending_time'],
    [{ repeat_count: 2 }, 'interval'],
    [{ left_out: [0] }, 'left_out'],
  ] as const)
    expect((await staff.schedule(await staff.draft(given), 4)).body.errors).toMatchObject([{ path }])
})
