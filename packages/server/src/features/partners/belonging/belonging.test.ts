import type { Belonging } from '@prostuti/contract'
import { describe, expect, it } from 'vitest'
import { mergeInto } from '../../../app/accounts/testing/merge-into.ts'
import { openTestApp } from '../../../testing/open-test-app.ts'
import type { Person } from '../../../testing/test-app.ts'
import { demoPartner, registerPartners } from '../index.ts'

const testApp = await openTestApp()
const { pool } = testApp.db
await registerPartners(pool, [demoPartner('https://coaching.example')])
const centre = await pool.query<{ id: string; name: { bn: string; en: string } }>(
  'select id::text, name from partners order by id limit 1',
)
const { id: centreId, name } = centre.rows[0]!

const path = 'accounts/v1/belonging/'
const read = async (person: Person) => (await person.call<Belonging>('GET', path)).body
const say = (person: Person, body: object) => person.call<Belonging & { code?: string }>('PATCH', path, body)

describe('district and coaching centre', () => {
  it('are not said at first, are kept one by one, and can be taken back', async () => {
    const person = await testApp.person({ member: true })
    expect(await read(person)).toEqual({ district: null, centre: null })
    await say(person, { district: 'rajshahi' })
    const { body } = await say(person, { centre: centreId })
    expect(body).toEqual({ district: 'rajshahi', centre: { id: centreId, name: name.bn } })
    await say(person, { district: null })
    expect(await read(person)).toEqual({ district: null, centre: { id: centreId, name: name.bn } })
  })

  it('are of the list: no free text and no centre that is not registered', async () => {
    const person = await testApp.person()
    expect((await say(person, { district: 'atlantis' })).status).toBe(400)
    for (const unknown of ['999999', '999999999999999999'])
      expect((await say(person, { centre: unknown })).status).toBe(404)
    expect(await read(person)).toEqual({ district: null, centre: null })
  })

  it('finds a centre by either name', async () => {
    const person = await testApp.person()
    for (const part of [name.bn.slice(0, 4), name.en.slice(0, 4).toUpperCase()]) {
      const found = await person.call<{ results: unknown[] }>(
        'GET',
        `accounts/v1/centres/?search=${encodeURIComponent(part)}`,
      )
      expect(found.body.results).toEqual([{ id: centreId, name: name.bn }])
    }
    const none = await person.call<{ results: unknown[] }>('GET', 'accounts/v1/centres/?search=xyzzy')
    expect(none.body.results).toEqual([])
  })

  it('fill what the account has not said when an anonymous person signs in', async () => {
    const [account, anonymous] = [await testApp.person({ member: true }), await testApp.person()]
    await say(account, { district: 'dhaka' })
    await say(anonymous, { district: 'khulna', centre: centreId })
    await mergeInto(testApp, anonymous, account)
    expect(await read(account)).toEqual({ district: 'dhaka', centre: { id: centreId, name: name.bn } })
  })
})
