import { type Operation, operations, shapes } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import type { Database } from '@prostuti/server/platform/db/database'
import { createOpenApi } from '@prostuti/server/platform/http/openapi'
import { testClock } from '@prostuti/server/testing/test-app'
import { sittingMs, subjectsIn } from '../malformed/subjects.ts'
import type { Trial } from '../runner/trial.ts'
import { type Asked, ask } from '../support/ask.ts'
import { openDatabase } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { openAttempts, type Person, type PersonOptions, signInPeople } from '../support/people.ts'
import { bodyOf, pathOf, requestBodyOf, type Subject } from '../support/request-for.ts'
import { buildApp, serveApp } from '../support/serve-app.ts'

export const secretsStay =
  'no answer shows a partner’s page what is secret about its person, nor anybody what is secret about another'

/** Who asks: as many people of each kind as there are questions, since some calls end a session. */
const askers: Readonly<Record<string, PersonOptions | null>> = {
  visitor: null,
  'anonymous person': { anonymous: true },
  member: {},
  moderator: { moderator: true },
  'partner’s page': { scope: 'partner' },
  'partner’s page of a moderator': { scope: 'partner', moderator: true },
  'partner’s page of nobody': { scope: 'partner', anonymous: true },
}

const clock = testClock()

/** Every flag of every operation, by tokens of every scope, of people whose secrets are known when they are seen. */
export async function judgeCanaries(
  trial: Trial,
  { replaceParts, among }: { replaceParts?: ReplaceParts; among?: readonly string[] } = {},
): Promise<void> {
  const present = Object.entries(askers).filter(([kind]) => among?.includes(kind) ?? true)
  const db = await openDatabase(trial)
  const url = await serveApp(trial, { db, clock, replaceParts })
  const { running, over } = await subjectsIn(db, clock)
  const listed = await peopleWithSecrets(db, 5, {})
  await standInLists(db, listed, running)
  const questions = operations
    .filter(({ id }) => id in shapes)
    .flatMap(operation =>
      [running, over].flatMap(subject => queriesOf(operation).map(query => ({ operation, subject, query }))),
    )
  const wrong: string[] = []
  let ownSecrets = 0
  for (const [kind, options] of present) {
    const people = options && (await peopleWithSecrets(db, questions.length, options))
    if (people) await openAttempts(db, people, attemptIn(running))
    for (const [index, { operation, subject, query }] of questions.entries()) {
      const person = people?.[index] ?? null
      const answer = await call(url, operation, subject, query, person)
      const toStaff = kind === 'moderator' && operation.who === 'moderator'
      // The page of one person, for who may read people, shows all of them.
      if (toStaff && operation.id === 'core.getPerson') continue
      const toGiver = toStaff && toGivers.includes(operation.id)
      const seen = [...listed, person].filter(other => other && revealsSecretOf(other, answer, { toStaff, toGiver }))
      const isOwn = seen.length === 1 && seen[0] === person && options?.scope !== 'partner'
      if (isOwn) ownSecrets += 1
      else if (seen.length > 0) wrong.push(`${operation.id}${query} to a ${kind}`)
    }
  }
  const calls = questions.length * present.length
  trial.check(secretsStay, wrong.length === 0, `${outOf(wrong.length, calls)} do${someOf(wrong)}`)
  trial.check('and people read their own', ownSecrets > 0, `in ${ownSecrets} answers`)
}

/** Their email, tags, coins, and a name that an alias hides. */
async function peopleWithSecrets(db: Database, count: number, options: PersonOptions): Promise<Person[]> {
  const people = await signInPeople(db, count, options)
  await db.pool.query(
    `update users set email = 'canary-' || id || '@secret.example', tags = array['canary-' || id || '-tag'],
                      name = 'Canary-' || id || ' Hidden', first_name = 'Canary-' || id || '-first',
                      picture = 'https://lh3.googleusercontent.com/canary-' || id || '-face', rank_alias = 'Alias ' || id
      where id = any($1::bigint[])`,
    [people.map(({ id }) => id)],
  )
  await db.pool.query(
    'insert into coin_balances (user_id, given) select id, 700000000 + id from users where id = any($1::bigint[])',
    [people.map(({ id }) => id)],
  )
  return people
}

/** Who gives a person something sees their coins before and after it, and so does who reads of it in the log. */
const toGivers: readonly string[] = [
  ...['billing.createManualPurchase', 'billing.createUserPurchase', 'billing.getGiftFacts', 'billing.giveCoins'],
  ...['billing.grantPersonalizeOption', 'core.searchAudit'],
]

/**
 * A partner's page knows its person by name, and staff know by name whose sheet or payment they look after: of those only what
 * they may not know counts. Talk says of any writer whether they moderate, which is no secret there.
 */
function revealsSecretOf(
  { id, token }: Person,
  { text, by }: { text: string; by: Person | null },
  { toStaff, toGiver }: { toStaff: boolean; toGiver: boolean },
): boolean {
  const coins = toGiver ? 'no secret' : 700_000_000 + Number(id)
  const isKnown = toStaff || by?.token === token
  return (
    isKnown
      ? new RegExp(`canary-${id}(@|-tag)|${coins}|"is_moderator":true,"is_anonymous"`)
      : new RegExp(`canary-${id}\\b|${coins}`, 'i')
  ).test(text)
}

async function standInLists(db: Database, people: readonly Person[], { exam, question }: Subject): Promise<void> {
  await openAttempts(db, people, attemptIn({ exam }))
  const app = buildApp({ db, clock })
  for (const { token } of people) {
    const body = bodyOf(operations.find(({ id }) => id === 'exams.submitAttempt')!, { exam, question, paperKey: '' })
    const headers = { authorization: `token ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const { status } = await app.http.request('/api/exam/v5/submit-result/', init)
    if (status !== 200) throw new Error(`A sheet for the standings was answered ${status}`)
  }
}

function attemptIn({ exam }: Pick<Subject, 'exam'>) {
  const now = clock.now()
  return { exam, joinedAt: now, deadline: now + sittingMs }
}

const described = createOpenApi({ version: '', siteUrl: '' }).paths as Record<
  string,
  Record<string, { parameters: { name: string; in: string; schema: { enum?: string[] } }[] }>
>

/** No query, each flag by itself, and all of them. */
function queriesOf({ path, method }: Operation): string[] {
  const flags = described[`/${path}`]![method.toLowerCase()]!.parameters.filter(
    parameter => parameter.in === 'query' && parameter.schema.enum?.includes('true'),
  ).map(({ name }) => `${name}=true`)
  return ['', ...flags.map(flag => `?${flag}`), ...(flags.length > 1 ? [`?${flags.join('&')}`] : [])]
}

async function call(
  url: string,
  operation: Operation,
  subject: Subject,
  query: string,
  by: Person | null,
): Promise<Asked & { by: Person | null }> {
  const path = `/api/${pathOf(operation, subject)}${query}`
  const answer = await ask(url, path, {
    method: operation.method,
    token: by?.token,
    encoded: requestBodyOf(operation, subject),
  })
  return { ...answer, by }
}
