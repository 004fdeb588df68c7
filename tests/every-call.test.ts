import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorStatus, type Login, type Operation, operations } from '@prostuti/contract'
import { ApiError, createProstuti } from '@prostuti/sdk'
import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { takesForm } from '@prostuti/server/platform/http/api/read-form'
import { holdExam } from '@prostuti/server/testing/exams'
import { openTestApp } from '@prostuti/server/testing/open-test-app'
import { describe, expect, it } from 'vitest'
import { type Person, signInPeople } from './promises/support/people.ts'
import { bodyOf, pathOf, type Subject, takesFile } from './promises/support/request-for.ts'

/** The whole table of the contract by `call(id)`, against the whole API in memory. */

const { app, db, clock } = await openTestApp({ limits: null })
const { id, key } = await holdExam(db, clock.now(), { membersOnly: false })
const { rows } = await db.pool.query('select access_key from papers where exam_id = $1', [id])
const subject: Subject = { exam: id, question: [...key.keys()][0]!, paperKey: rows[0].access_key as string }

const base = 'http://localhost:4321/api/'
const readme = (name: string) => readFileSync(join(import.meta.dirname, `../packages/${name}/README.md`), 'utf8')
const documented = new Set(
  [...`${readme('contract')}${readme('sdk')}`.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!),
)

function clientOf(person: Person | null) {
  const sent: string[] = []
  const platform = memoryPlatform({
    fetch: async (input, init) => {
      sent.push(String(input))
      return app.http.request(String(input), init)
    },
  })
  const prostuti = createProstuti({ base, platform, language: 'en' })
  // What signing in elsewhere would have handed over.
  if (person) prostuti.auth.accept({ token: person.token, user_info: { id: person.id } } as Login)
  return { prostuti, sent }
}

/** The path's places as `params`, read off a path that is filled in. */
function paramsOf(operation: Operation): Record<string, string> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+)')
  const values = new RegExp(`^${pattern}$`).exec(pathOf(operation, subject))!.slice(1)
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]))
}

function formOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body as object)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    form.set(name, name === 'file' ? new Blob([text]) : text)
  }
  return form
}

/** What a call of an operation ends in: `200`, or the error's code; anything else is described. */
async function outcomeOf(operation: Operation, person: Person | null): Promise<string> {
  const { prostuti, sent } = clientOf(person)
  const body = bodyOf(operation, subject)
  const isForm = body !== undefined && (takesFile(operation) || takesForm(operation))
  const parts = { params: paramsOf(operation), ...(body !== undefined && !isForm && { body }) }
  // The ids of a table that is walked are no literals; `calls.test.ts` has a typed call.
  const call = prostuti.call as (id: string, parts: object, options: object) => Promise<unknown>
  try {
    await call(operation.id, parts, isForm ? { form: formOf(body) } : {})
    return '200'
  } catch (error) {
    if (!(error instanceof ApiError)) return `threw ${String(error)}`
    const { code, status, detail } = error
    const isDeclared = (errorStatus as Record<string, number>)[code] === status
    if (!isDeclared || detail === '') return `${status} ${code} "${detail}" of ${sent}`
    return documented.has(code) ? code : `${code} is not documented`
  }
}

/** Browsers open these: one leads back from the provider to a page, the other never ends (`followStream` of the SDK follows it). */
const notCalled: readonly string[] = ['auth.finishProviderSignIn', 'notifications.openStream']
const called = operations.filter(operation => !notCalled.includes(operation.id))

describe('every call of the contract, by its id', () => {
  const viewers: Record<string, () => Promise<Person | null>> = {
    'a visitor': async () => null,
    'a member': async () => (await signInPeople(db, 1))[0]!,
    'an owner': async () => (await signInPeople(db, 1, { moderator: true }))[0]!,
  }

  it.each(Object.entries(viewers))('ends in an answer or in a documented error, for %s', async (_, newPerson) => {
    const outcomes: string[] = []
    // A person of its own for each: some calls end the session.
    for (const operation of called) outcomes.push(`${operation.id}: ${await outcomeOf(operation, await newPerson())}`)
    const right = /: (200|[a-z_]+)$/
    expect(outcomes.filter(outcome => !right.test(outcome))).toEqual([])
    expect(outcomes.length).toBe(operations.length - notCalled.length)
  })

  it('finds every code in a README, those of the device too', () => {
    const onDevice = ['network_lost', 'unsafe_page', 'purchase_failed', 'purchase_cancelled']
    expect([...Object.keys(errorStatus), ...onDevice].filter(code => !documented.has(code))).toEqual([])
    expect(documented.has('a_code_that_nobody_knows')).toBe(false)
  })
})
