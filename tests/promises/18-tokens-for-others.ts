import type { Login } from '@prostuti/contract'
import type { ReplaceParts } from '@prostuti/server/app/app'
import { type ScriptedProvider, startScriptedProvider } from '@prostuti/server/features/auth/testing/scripted-provider'
import type { Pool } from 'pg'
import { definePromise } from './runner/define-promise.ts'
import type { Trial } from './runner/trial.ts'
import { type Asked, ask } from './support/ask.ts'
import { openDatabase } from './support/database.ts'
import { outOf, someOf } from './support/figures.ts'
import { serveApp } from './support/serve-app.ts'
import { personByEmail, trustingWhileAway, withoutAudience } from './variants/careless-verification.ts'

const nobodyIn =
  'a token that was made for another client, has ended or is unverified signs nobody in, nor merges anything'
const closed = 'while the provider is away or says nonsense nobody gets in, and the answer comes within ten seconds'
const bySubject = 'the provider’s id is the person, never the email'

export default definePromise({
  number: 18,
  title: 'A token that was meant for another client signs nobody in.',
  async run(trial) {
    await judgeTokens(trial)
    await judgeAway(trial)
    await judgeSubject(trial)
    await trial.control('a server that asks for the person alone', nobodyIn, wrong =>
      judgeTokens(wrong, withoutAudience),
    )
    await trial.control('a server that trusts what it knew while the provider is away', closed, wrong =>
      judgeAway(wrong, trustingWhileAway),
    )
    await trial.control('a server to which the email is the person', bySubject, wrong =>
      judgeSubject(wrong, personByEmail),
    )
  },
})

type Script = Parameters<ScriptedProvider['say']>[0]
type Careless = (issuer: string) => ReplaceParts

interface Setup {
  readonly provider: ScriptedProvider
  readonly pool: Pool
  /** Each time from another address: too many bad ones from one are stopped. */
  signIn(): Promise<Asked>
  merge(): Promise<Asked>
}

async function open(trial: Trial, careless?: Careless): Promise<Setup> {
  const db = await openDatabase(trial)
  const provider = await startScriptedProvider()
  trial.after(() => provider.close())
  const replaceParts = careless?.(provider.settings.issuer)
  const url = await serveApp(trial, { db, provider: provider.settings, trustedProxies: 1, replaceParts })
  let calls = 0
  const post = (path: string, body: unknown, token?: string) => {
    calls += 1
    const address = `192.0.${calls >> 8}.${calls & 255}`
    return ask(url, `/api/accounts/v1/${path}`, {
      method: 'POST',
      token,
      headers: { 'x-forwarded-for': address },
      body,
    })
  }
  return {
    provider,
    pool: db.pool,
    signIn: () => post('login/google/', { access_token: `ya29.${calls}` }),
    async merge() {
      const anonymous = await post('login/anonymous/', { device_id: crypto.randomUUID().replaceAll('-', '') })
      const { token } = JSON.parse(anonymous.text) as Login
      return post('login/google/merge/', { access_token: `ya29.${calls}` }, token)
    },
  }
}

/** What a provider says of tokens that are not for us, by what is wrong with them. */
const meantForOthers = (): Readonly<Record<string, Script>> => {
  const other = `${crypto.randomUUID()}.apps.example`
  const past = String(Math.floor(Date.now() / 1000) - 1)
  return {
    'made for another app': { tokenInfo: { aud: other, azp: other } },
    'presented by another app': { tokenInfo: { azp: other } },
    'made for another app, presented by us': { tokenInfo: { aud: other } },
    'without an audience': { tokenInfo: { aud: undefined, azp: undefined } },
    'for several audiences': { tokenInfo: { aud: ['ours', other] } },
    'for an audience that begins like ours': { tokenInfo: { aud: `ours${other}`, azp: `ours${other}` } },
    'for ours in capitals': { tokenInfo: { aud: 'OURS', azp: 'OURS' } },
    expired: { tokenInfo: { exp: past } },
    'that never says when it ends': { tokenInfo: { exp: undefined } },
    'without the scope openid': { tokenInfo: { scope: 'email profile' } },
    'without the scope of the email': { tokenInfo: { scope: 'openid profile' } },
    'of an unverified email': { userInfo: { email_verified: false } },
    'of an email of which nothing is said': { userInfo: { email_verified: undefined } },
    'about another person in userinfo': { userInfo: { sub: other } },
    'that tokeninfo does not know': { tokenInfo: () => Response.json({ error: 'invalid_token' }, { status: 400 }) },
  }
}

async function judgeTokens(trial: Trial, careless?: Careless): Promise<void> {
  const { provider, pool, signIn, merge } = await open(trial, careless)
  const wrong: string[] = []
  let tries = 0
  for (let round = 0; round < trial.n(1, 20); round++)
    for (const [what, script] of Object.entries(meantForOthers()))
      for (const [way, call] of [
        ['sign-in', signIn],
        ['merge', merge],
      ] as const) {
        provider.say(script)
        const answer = await call()
        tries += 1
        if (answer.status !== 401 || answer.code !== 'provider_rejected')
          wrong.push(`${way} by a token ${what}: ${answer.status}`)
      }
  trial.check(nobodyIn, wrong.length === 0, `${outOf(wrong.length, tries)} otherwise${someOf(wrong)}`)
  const { rows } = await pool.query(`select 1 from identities where issuer <> 'device'`)
  trial.check('and not one account has come of it', rows.length === 0, `${rows.length} accounts`)
  provider.say({})
  const right = await signIn()
  trial.check('a token that is for us signs in', right.status === 200, String(right.status))
}

const away: Readonly<Record<string, Script>> = {
  'tokeninfo fails': { tokenInfo: down, userInfo: down },
  'tokeninfo is overrun': { tokenInfo: () => new Response('', { status: 429 }), userInfo: down },
  'userinfo fails': { userInfo: down },
  'tokeninfo hangs': { tokenInfo: silent, userInfo: down },
  'userinfo hangs': { userInfo: silent },
  'tokeninfo answers a page': { tokenInfo: () => new Response('<html>ok</html>'), userInfo: down },
  'tokeninfo answers a list': { tokenInfo: () => Response.json([{ aud: 'ours' }]), userInfo: down },
  'it sends us elsewhere': { tokenInfo: () => Response.redirect('https://elsewhere.example/', 302), userInfo: down },
}

function down(): Response {
  return new Response('', { status: 503 })
}
function silent(): Promise<Response> {
  return new Promise(() => undefined)
}

/** Of a token that was good a moment before. */
async function judgeAway(trial: Trial, careless?: Careless): Promise<void> {
  const { provider, signIn } = await open(trial, careless)
  provider.say({})
  await signIn()
  const wrong: string[] = []
  let slowest = 0
  for (const [what, script] of Object.entries(away)) {
    provider.say(script)
    const started = performance.now()
    const { status } = await signIn()
    const ms = performance.now() - started
    slowest = Math.max(slowest, ms)
    if (status < 400 || ms > 10_000) wrong.push(`${what}: ${status} after ${Math.round(ms)} ms`)
  }
  provider.say({})
  const back = await signIn()
  if (back.status !== 200) wrong.push(`after it was back: ${back.status}`)
  const figures = `${outOf(wrong.length, Object.keys(away).length)} otherwise, the slowest answer after ${(slowest / 1000).toFixed(1)} s`
  trial.check(closed, wrong.length === 0, figures + someOf(wrong))
}

async function judgeSubject(trial: Trial, careless?: Careless): Promise<void> {
  const { provider, signIn } = await open(trial, careless)
  const personOf = async (sub: string, email: string) => {
    provider.say({ tokenInfo: { sub, email }, userInfo: { sub, email } })
    const answer = await signIn()
    return (JSON.parse(answer.text) as Login).user_info?.id
  }
  const wrong: string[] = []
  const rounds = trial.n(5, 200)
  for (let round = 0; round < rounds; round++) {
    const [mine, theirs] = [`10${round}`, `20${round}`]
    const first = await personOf(mine, `person${round}@mail.example`)
    if ((await personOf(mine, `renamed${round}@mail.example`)) !== first) wrong.push(`${mine} with a new email`)
    if ((await personOf(theirs, `person${round}@mail.example`)) === first)
      wrong.push(`${theirs} with the email of ${mine}`)
  }
  trial.check(bySubject, wrong.length === 0, `${outOf(wrong.length, rounds * 2)} otherwise${someOf(wrong)}`)
}
