import { type Operation, operations } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { demoPartner, registerPartners } from '@prostuti/server/features/partners/index'
import { makeKey } from '@prostuti/server/features/partners/keys/keys'
import type { Database } from '@prostuti/server/platform/db/database'
import { inTransaction } from '@prostuti/server/platform/db/transaction'
import { isSignIn } from '@prostuti/server/platform/http/api/authorize'
import { holdExam } from '@prostuti/server/testing/exams'
import {
  edgesHold,
  forgeriesGetNothing,
  judgeEdges,
  judgeForgeries,
  judgeOnce,
  onceAlone,
} from './embedding/attackers-tokens.ts'
import { judgeMessages } from './embedding/fuzz-messages.ts'
import { judgeLibraries } from './embedding/old-libraries.ts'
import { type Asker, exchangeAs, signInFrom } from './embedding/partner-flow.ts'
import { judgeFraming } from './embedding/sensitive-pages.ts'
import { declared } from './permissions/declared.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { signInPeople } from './support/people.ts'
import { pathOf, requestBodyOf } from './support/request-for.ts'
import { serveApp } from './support/serve-app.ts'
import { codesForAnybody, fullTokens, tokensOfNobody } from './variants/careless-exchange.ts'
import { believing, forgetful } from './variants/careless-sign-in.ts'

const partner = 'https://coaching.example'

const othersGetNothing = 'a code that leaks is nothing to another page, another asker, or a second time'
const noMore = 'a token given to a partner’s page does exams and jobs there and nothing else'
const keyOpens = 'a partner’s key reads what is the partner’s own, and opens nothing else'
const over = 'with a partner, or with a person’s consent to it, go the tokens it was given'
const heard =
  'the page hears an answer from the window it opened, on the site’s origin, with its own state, and no other message'
const unframed = 'pages where people sign in and agree stand in nobody’s frame and show nobody where they were'
const replaced = 'what is answered beside old libraries that replace parts of the language is what the server counts'

export default definePromise({
  number: 24,
  title: 'On a partner’s page a token does exams and jobs and nothing else, and hostile pages get nothing.',
  async run(trial) {
    await judgeCodes(trial)
    await judgeToken(trial)
    await judgeKey(trial)
    await judgeEndings(trial)
    await judgeForgeries(trial)
    await judgeEdges(trial)
    await judgeOnce(trial)
    await judgeMessages(trial, heard)
    await judgeFraming(trial, unframed)
    await judgeLibraries(trial, replaced)
    trial.note('staff pages are not there yet')
    await trial.control('an exchange that forgets for whom a code was made', othersGetNothing, wrong =>
      judgeCodes(wrong, codesForAnybody),
    )
    await trial.control('an exchange that forgets the scope', noMore, wrong =>
      judgeToken(wrong, { replaceParts: fullTokens, among: operations.filter(shouldBe).slice(0, 5) }),
    )
    await trial.control('an exchange that forgets whose page it is', over, wrong => judgeEndings(wrong, tokensOfNobody))
    await trial.control('a server that believes what a token says, whoever signed it', forgeriesGetNothing, wrong =>
      judgeForgeries(wrong, believing),
    )
    await trial.control('a server that lets a token live for longer than it may', edgesHold, wrong =>
      judgeEdges(wrong, believing),
    )
    await trial.control('a server that forgets which tokens it has taken', onceAlone, wrong =>
      judgeOnce(wrong, forgetful),
    )
    await trial.control('a page that believes every message', heard, wrong =>
      judgeMessages(wrong, heard, ({ data }) => data as { code: string }),
    )
    await trial.control('a proxy that drops the headers of pages', unframed, wrong =>
      judgeFraming(wrong, unframed, () => new Headers()),
    )
    await trial.control('a client that writes by the page’s own JSON.stringify', replaced, wrong =>
      judgeLibraries(wrong, replaced, { careless: true, among: ['toJSON on lists, texts and records'], rounds: 1 }),
    )
  },
})

async function open(trial: Trial, replaceParts?: ReplaceParts): Promise<Asker & { db: Database }> {
  const db = await openDatabase(trial)
  await registerPartners(db.pool, [demoPartner(partner)])
  const [person] = await signInPeople(db, 1)
  return { db, url: await serveApp(trial, { db, replaceParts }), person: person!, partner }
}

/** A hostile page has got hold of a code, by whatever way. */
async function judgeCodes(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  const asker = await open(trial, replaceParts)
  const origins = [
    'https://evil.example',
    'http://coaching.example',
    `${partner}:8443`,
    `${partner}.evil.example`,
    'null',
  ]
  const wrong: string[] = []
  let tries = 0
  const refuse = async (what: string, status: Promise<number>) => {
    tries += 1
    if ((await status) !== 401) wrong.push(what)
  }
  for (const origin of origins) await refuse(`from ${origin}`, signInFrom(asker, { exchangedBy: origin }))
  await refuse('with another verifier', signInFrom(asker, { verifier: 'v'.repeat(43) }))
  // Two exchanges each: more of them within a minute are stopped by the limit on guesses.
  for (let round = 0; round < trial.n(5, 100); round++) {
    const used: { code?: string; verifier?: string } = {}
    const first = await signInFrom(asker, { used })
    if (first !== 200) wrong.push(`the partner itself got ${first}`)
    await refuse('a second time', exchangeAs(asker, partner, used.code!, used.verifier!))
  }
  trial.check(othersGetNothing, wrong.length === 0, `${outOf(wrong.length, tries)} got a token${someOf(wrong)}`)
  const asked = await Promise.all(origins.slice(0, 4).map(origin => signInFrom({ ...asker, partner: origin })))
  const given = asked.filter(status => status !== 400)
  trial.check(
    'an origin that nobody has registered gets no code',
    given.length === 0,
    outOf(given.length, asked.length),
  )
}

/** Every operation, asked with a token that came by the flow itself. */
async function judgeToken(
  trial: Trial,
  { replaceParts, among = operations }: { replaceParts?: ReplaceParts; among?: readonly Operation[] } = {},
): Promise<void> {
  const asker = await open(trial, replaceParts)
  const exam = await holdExam(asker.db, Date.now(), { membersOnly: false })
  const { rows } = await asker.db.pool.query('select access_key from papers where exam_id = $1', [exam.id])
  const subject = { exam: exam.id, question: [...exam.key.keys()][0]!, paperKey: rows[0]!.access_key as string }
  const wrong: string[] = []
  for (const operation of among) {
    // A token of its own for each: signing out ends one.
    const used: { token?: string } = {}
    await signInFrom(asker, { used })
    const { method } = operation
    const path = `/api/${pathOf(operation, subject)}`
    const answer = await ask(asker.url, path, { method, token: used.token, encoded: requestBodyOf(operation, subject) })
    if (isForbidden(answer) !== shouldBe(operation)) wrong.push(`${operation.id}: ${answer.status}`)
  }
  trial.check(noMore, wrong.length === 0, `${outOf(wrong.length, among.length)} otherwise${someOf(wrong)}`)
}

/** Every operation, asked with the key of a partner's server; sign-in looks at no caller. */
async function judgeKey(trial: Trial): Promise<void> {
  const { db, url } = await open(trial)
  const { rows } = await db.pool.query<{ id: number }>('select id from partners')
  const { key } = await inTransaction(db.pool, client =>
    makeKey(client, { partner: rows[0]!.id, kind: 'api', now: Date.now() }),
  )
  const exam = await holdExam(db, Date.now(), { membersOnly: false })
  const subject = { exam: exam.id, question: [...exam.key.keys()][0]!, paperKey: 'a'.repeat(22) }
  const asked = operations.filter(operation => !isSignIn(operation))
  const wrong: string[] = []
  for (const operation of asked) {
    const headers = { authorization: `Bearer ${key}` }
    const encoded = requestBodyOf(operation, subject)
    const { status } = await ask(url, `/api/${pathOf(operation, subject)}`, {
      method: operation.method,
      headers,
      encoded,
    })
    if (status !== (operation.who === 'partner' ? 200 : 401)) wrong.push(`${operation.id}: ${status}`)
  }
  trial.check(keyOpens, wrong.length === 0, `${outOf(wrong.length, asked.length)} otherwise${someOf(wrong)}`)
}

/** Tokens that work until the very request before, for each way in which a partner may lose them. */
async function judgeEndings(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  const asker = await open(trial, replaceParts)
  const { pool } = asker.db
  const endings: Record<string, () => Promise<unknown>> = {
    'the consent is gone': () => pool.query('delete from partner_consents'),
    'the partner is gone': () => pool.query('delete from partners'),
    'its page has moved': () => registerPartners(pool, [demoPartner('https://elsewhere.example')]),
  }
  const wrong: string[] = []
  for (const [what, end] of Object.entries(endings)) {
    await registerPartners(pool, [demoPartner(partner)])
    const used: { token?: string } = {}
    await signInFrom(asker, { used })
    const whoAmI = async (token?: string) =>
      (await ask(asker.url, '/api/accounts/v1/user-info/', { method: 'GET', token })).status
    const before = await whoAmI(used.token)
    await end()
    const statuses = [before, await whoAmI(used.token), await whoAmI(asker.person.token)]
    if (statuses.join() !== '200,401,200') wrong.push(`${what}: ${statuses}`)
  }
  trial.check(over, wrong.length === 0, `${outOf(wrong.length, Object.keys(endings).length)} otherwise${someOf(wrong)}`)
}

const isForbidden = ({ status, code }: { status: number; code?: string }) => status === 403 && code === 'forbidden'

const shouldBe = (operation: Operation) => declared(operation, 'partner-scoped') === '403 forbidden'
