import type { ReplaceParts } from '@prostuti/server/app/app'
import { createFakeGateway } from '@prostuti/server/features/billing/testing/fake-gateway'
import { coins100 } from '@prostuti/server/features/billing/testing/paying'
import { demoPartner, registerPartners } from '@prostuti/server/features/partners/index'
import { request } from '@prostuti/server/testing/test-app'
import { hostileAddresses } from './addresses/hostile-addresses.ts'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { serveFront } from './secrets/draw-pages.ts'
import { ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { type Person, signInPeople } from './support/people.ts'
import { buildApp } from './support/serve-app.ts'
import { redirectsByBeginning } from './variants/careless-redirects.ts'

const own = 'http://localhost:4321'
const partner = 'https://coaching.example'
const registered = `${partner}/`

const backFromPaying = 'from paying one comes back to our own pages and to registered addresses, and nowhere else'
const afterSignIn = 'signing in leads on to our own pages alone'
const linksOfTalk = 'talk leads to whole addresses of the web as they are typed, and vouches for none'
const bases = 'a forged cookie leads no page to another API'

export default definePromise({
  number: 23,
  title: 'Nobody is led to an address that is not on the list.',
  async run(trial) {
    await judgePayments(trial)
    await judgePages(trial)
    await judgeTalk(trial)
    trial.note(
      'addresses of sheets are tried beside the import (imports.test.ts); pictures come as files alone, and those of push are not taken yet',
    )
    await trial.control('a list that compares beginnings', backFromPaying, wrong =>
      judgePayments(wrong, redirectsByBeginning),
    )
    await trial.control('talk that links whatever it is told', linksOfTalk, wrong =>
      judgeTalk(wrong, address => `<a href="${address}">`),
    )
    await trial.control('pages that take the base out of the cookie', bases, wrong =>
      judgePages(wrong, (text, cookie) => text.replaceAll('/api/', cookie.replace(/^api_base=/, ''))),
    )
  },
})

interface Front {
  readonly url: string
  readonly hasPages: boolean
  readonly person: Person
}

async function open(trial: Trial, replaceParts?: ReplaceParts): Promise<Front> {
  const db = await openDatabase(trial)
  await registerPartners(db.pool, [demoPartner(partner)])
  const [person] = await signInPeople(db, 1)
  const gateway = createFakeGateway()
  return { ...(await serveFront(trial, buildApp({ db, gateway, siteUrl: own, replaceParts }))), person: person! }
}

/** Whether a browser at one of our pages ends on the list when it is sent to this address. */
function isOnList(address: string): boolean {
  const url = URL.parse(address, own)
  return url?.origin === own || url?.href.split('?', 1)[0] === registered
}

/** The whole way: ordering with such an address, and being sent back by the gateway. */
async function judgePayments(trial: Trial, replaceParts?: ReplaceParts): Promise<void> {
  const { url, person } = await open(trial, replaceParts)
  const wayOf = async (address: string): Promise<string | null> => {
    const body = { ...coins100, redirect_url: address }
    const started = await ask(url, '/api/billing/v1/ssl-commerz-session/', {
      method: 'POST',
      token: person.token,
      body,
    })
    if (started.status !== 200) return started.status === 400 ? null : `answered ${started.status}`
    const { purchase, tran_id } = JSON.parse(started.text) as { purchase: string; tran_id: string }
    const back = await fetch(`${url}/api/billing/v1/ssl-commerz/return/cancel/?purchase=${purchase}`, {
      method: 'POST',
      body: new URLSearchParams({ tran_id }),
      redirect: 'manual',
    })
    return back.headers.get('location') ?? `answered ${back.status}`
  }
  const addresses = hostileAddresses(own, registered)
  const wrong: string[] = []
  for (const address of addresses) {
    const end = await wayOf(address)
    if (end !== null && !isOnList(end)) wrong.push(`${JSON.stringify(address)} → ${end}`)
    else if (end !== null && !address.startsWith('/')) wrong.push(`${JSON.stringify(address)} was taken`)
  }
  trial.check(backFromPaying, wrong.length === 0, `${outOf(wrong.length, addresses.length)} otherwise${someOf(wrong)}`)
  const right = [await wayOf('/program?id=4'), await wayOf(`${own}/program?id=4`), await wayOf(registered)]
  const came = right.filter(end => end !== null && isOnList(end))
  trial.check(
    'and those on the list are come back to',
    came.length === right.length,
    `${outOf(came.length, right.length)}${someOf(right.map(String))}`,
  )
}

/** Links of comments: to http and https alone, to the host that is read there, and marked as somebody else's. */
async function judgeTalk(trial: Trial, drawn?: (address: string) => string): Promise<void> {
  const db = await openDatabase(trial)
  const app = buildApp({ db, limits: null })
  const [staff] = await signInPeople(db, 1, { moderator: true })
  const write = (path: string, body: object) =>
    request<{ id: string; html: string }>(app, 'POST', `feed/v1/${path}`, { token: staff!.token, body })
  const { id } = (await write('posts/', { type: 0, text: 'ঠিকানা' })).body
  const addresses = [
    ...hostileAddresses(own, registered),
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://evil.example/',
  ]
  const wrong: string[] = []
  for (const address of addresses) {
    const { status, body } = await write('posts/comments/create/', { post: id, text: `দেখুন ${address} এখনই` })
    const html = drawn ? drawn(address) : status === 200 ? body.html : ''
    for (const [tag, href = ''] of html.matchAll(/<a href="([^"]*)"[^>]*>/g)) {
      const url = URL.parse(href)
      const isPlain = url !== null && /^https?:$/.test(url.protocol) && !url.username && address.includes('//')
      if (!isPlain || !tag.includes('rel="nofollow ugc noopener"')) wrong.push(`${JSON.stringify(address)} → ${tag}`)
    }
  }
  trial.check(linksOfTalk, wrong.length === 0, `${outOf(wrong.length, addresses.length)} otherwise${someOf(wrong)}`)
}

type Drawn = (text: string, cookie: string) => string

/** Where pages lead, with such an address in every place that takes one. */
async function judgePages(trial: Trial, drawn: Drawn = text => text): Promise<void> {
  const { url, hasPages, person } = await open(trial)
  if (!hasPages) {
    trial.check(afterSignIn, false, 'the site is not built, so no page was looked at')
    return
  }
  const addresses = hostileAddresses(own, registered)
  await judgeNext(trial, url, person, addresses)
  const wrong: string[] = []
  const names = [...addresses, 'test', 'local', '__proto__', 'constructor'].filter(name => !/[\s;,\\。]/.test(name))
  for (const name of names)
    for (const path of ['/', '/login', '/program/all', '/exam/upcoming']) {
      const cookie = `api_base=${name}`
      const page = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
      const policy = page.headers.get('content-security-policy') ?? ''
      const text = drawn(await page.text(), cookie)
      if (/evil|coaching\.example/i.test(text + policy) || page.status >= 500) wrong.push(`${path} with ${cookie}`)
    }
  trial.check(bases, wrong.length === 0, `${outOf(wrong.length, names.length * 4)} otherwise${someOf(wrong)}`)
}

async function judgeNext(trial: Trial, url: string, person: Person, addresses: readonly string[]): Promise<void> {
  const challenge = 'c'.repeat(43)
  const wrong: string[] = []
  let tries = 0
  for (const address of addresses) {
    const next = encodeURIComponent(address)
    const asked = [
      `/login?next=${next}`,
      `/login?code=${'x'.repeat(43)}&next=${next}`,
      `/api/accounts/v1/login/provider/?code_challenge=${challenge}&next=${next}`,
      `/buy_coin?redirect_url=${next}`,
    ]
    for (const path of asked)
      for (const cookie of ['', `prostuti_session=${person.cookie}`]) {
        tries += 1
        const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' })
        const location = answer.headers.get('location')
        if (answer.status >= 500 && !path.startsWith('/api/')) wrong.push(`${path}: ${answer.status}`)
        if (location !== null && !isOnList(new URL(location, own).href)) wrong.push(`${path} → ${location}`)
        const led = /(?:href|action)="([^"]*evil[^"]*)"/.exec(await answer.text())?.[1]
        if (led && !isOnList(led.replaceAll('&amp;', '&'))) wrong.push(`${path} links to ${led}`)
      }
  }
  trial.check(afterSignIn, wrong.length === 0, `${outOf(wrong.length, tries)} otherwise${someOf(wrong)}`)
}
