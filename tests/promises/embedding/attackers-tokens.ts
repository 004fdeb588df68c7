import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { signInLimits } from '@prostuti/contract'
import type { AppParts } from '@prostuti/server/app/app-options'
import type { Database } from '@prostuti/server/platform/db/database'
import { testClock } from '@prostuti/server/testing/test-app'
import type { Trial } from '../runner/trial.ts'
import { ask } from '../support/ask.ts'
import { openDatabase, openPool } from '../support/database.ts'
import { outOf, someOf } from '../support/figures.ts'
import { serveApp } from '../support/serve-app.ts'
import { allowKey, newPair, registerSchools, rival, school, signInAddress } from './partners-with-keys.ts'
import { byPublicKey, type Pair, signToken, type TokenParts } from './sign-token.ts'

export const forgeriesGetNothing =
  'a token that another has signed, for another, for another page or for too long signs nobody in'
export const edgesHold = 'skew, life and size of a token are kept to the second and the letter'
export const onceAlone = 'of a token that comes many times, to two servers at once, one signs in'

const site = 'http://localhost:4321'

type Change = AppParts['changePartnerSignIns']

/** Whether a server is ours takes no part in it: each attack is a token and maybe the page that brings it. */
interface Attack {
  readonly jwt: string
  readonly page?: string
  /** 401 unless said. */
  readonly status?: number
}

/** Every forgery that we know, brought to a server as anybody could. */
export async function judgeForgeries(trial: Trial, changePartnerSignIns?: Change): Promise<void> {
  const { db, keys } = await open(trial)
  const url = await serveApp(trial, { db, replaceParts: () => ({ changePartnerSignIns }) })
  const good = await bring(url, { jwt: signToken({ origin: school, aud: site }, keys.school), page: school })
  const attacks = Object.entries(attacksWith(keys))
  const wrong: string[] = []
  for (const [what, attack] of attacks) if ((await bring(url, attack)) !== (attack.status ?? 401)) wrong.push(what)
  trial.check('and the school’s own signs in', good === 200, `it was answered ${good}`)
  trial.check(forgeriesGetNothing, wrong.length === 0, `${outOf(wrong.length, attacks.length)} did${someOf(wrong)}`)
}

/** What is just right signs in, what is just wrong does not; by a clock that stands. */
export async function judgeEdges(trial: Trial, changePartnerSignIns?: Change): Promise<void> {
  const { db, keys } = await open(trial)
  const clock = testClock(Math.floor(Date.now() / 1_000) * 1_000)
  const url = await serveApp(trial, { db, clock, replaceParts: () => ({ changePartnerSignIns }) })
  const edges = Object.entries(edgesAt(clock.now() / 1_000, keys.school))
  const wrong: string[] = []
  for (const [what, [jwt, status]] of edges) {
    const found = await bring(url, { jwt, page: school })
    if (found !== status) wrong.push(`${what}: ${found} instead of ${status}`)
  }
  trial.check(edgesHold, wrong.length === 0, `${outOf(wrong.length, edges.length)} otherwise${someOf(wrong)}`)
}

function edgesAt(now: number, own: Pair): Record<string, readonly [jwt: string, status: number]> {
  const { skewSeconds: skew, lifeSeconds: life } = signInLimits
  const made = (claims: object, header = {}) =>
    signToken({ origin: school, aud: site, iat: now, exp: now + 120 }, own, { claims, header })
  return {
    'made as far ahead as clocks differ': [made({ iat: now + skew, exp: now + 90 }), 200],
    'made a second further ahead': [made({ iat: now + skew + 1, exp: now + 90 }), 401],
    'begun as far ahead as clocks differ': [made({ nbf: now + skew }), 200],
    'begun a second further ahead': [made({ nbf: now + skew + 1 }), 401],
    'over for a second less than clocks differ': [made({ iat: now - 120, exp: now - skew + 1 }), 200],
    'over for as long as clocks differ': [made({ iat: now - 120, exp: now - skew }), 401],
    'good for five minutes': [made({ exp: now + life }), 200],
    'good for a second more': [made({ exp: now + life + 1 }), 401],
    'of 4,096 letters': [ofLength(4_096, made), 200],
    'of 4,097 letters': [ofLength(4_097, made), 400],
  }
}

/** A token of exactly so many letters: base64url skips every fourth length, so its header may take a letter more. */
function ofLength(letters: number, made: (claims: object, header: object) => string): string {
  for (const typ of ['JWT', 'JWTs'])
    for (let filled = Math.floor(letters / 2); filled < letters; filled++) {
      const jwt = made({ note: 'x'.repeat(filled) }, { typ })
      if (jwt.length >= letters) {
        if (jwt.length === letters) return jwt
        break
      }
    }
  throw new Error(`no token has ${letters} letters`)
}

/** One token, many times at the same moment, at two servers with connections of their own. */
export async function judgeOnce(trial: Trial, changePartnerSignIns?: Change): Promise<void> {
  const { db, keys, url: database } = await open(trial)
  const replaceParts = () => ({ changePartnerSignIns })
  const urls = [
    await serveApp(trial, { db, replaceParts }),
    await serveApp(trial, { db: openPool(trial, database), replaceParts }),
  ]
  const rounds = trial.n(10, 90)
  let wrong = 0
  for (let round = 0; round < rounds; round++) {
    const jwt = signToken({ origin: school, aud: site, sub: `roll-${round % 7}` }, keys.school)
    const statuses = await Promise.all([0, 1, 0, 1].map(server => bring(urls[server]!, { jwt, page: school })))
    if (statuses.sort().join() !== '200,401,401,401') wrong += 1
  }
  trial.check(onceAlone, wrong === 0, `${outOf(wrong, rounds)} otherwise`)
}

type Keys = Record<'school' | 'schoolRsa' | 'rival', Pair>

async function open(trial: Trial): Promise<{ db: Database; url: string; keys: Keys }> {
  const db = await openDatabase(trial)
  await registerSchools(db)
  const keys = {
    school: newPair(),
    schoolRsa: generateKeyPairSync('rsa', { modulusLength: 2_048 }),
    rival: newPair(),
  }
  await allowKey(db, school, keys.school, 'of-the-school')
  await allowKey(db, school, keys.schoolRsa, 'rsa-of-the-school')
  await allowKey(db, rival, keys.rival, 'of-the-rival')
  return { db, url: db.url, keys }
}

async function bring(url: string, { jwt, page }: Attack): Promise<number> {
  const headers: Record<string, string> = page === undefined ? {} : { origin: page }
  return (await ask(url, signInAddress, { method: 'POST', headers, body: { jwt } })).status
}

function attacksWith({ school: own, schoolRsa, rival: other }: Keys): Record<string, Attack> {
  const right = { origin: school, aud: site }
  const now = Math.floor(Date.now() / 1_000)
  const forged = (pair: Pair, parts: TokenParts, page: string = school): Attack => ({
    ...{ jwt: signToken(right, pair, parts), page },
  })
  const changed = (claims: object, page?: string) => forged(own, { claims }, page)
  const [head, , signature] = signToken(right, own).split('.')
  const otherPayload = signToken(right, own, { claims: { sub: 'roll-1' } }).split('.')[1]
  const embedded = { ...other.publicKey.export({ format: 'jwk' }), kid: 'of-the-school' }
  return {
    'alg none': {
      jwt: `${signToken(right, own, { header: { alg: 'none' } })
        .split('.')
        .slice(0, 2)
        .join('.')}.`,
    },
    'alg None with a signature': forged(own, { header: { alg: 'None' } }),
    'HS256 with the public key': forged(own, { header: { alg: 'HS256' }, by: byPublicKey(own) }),
    'HS256 with the public RSA key': forged(schoolRsa, { header: { alg: 'HS256' }, by: byPublicKey(schoolRsa) }),
    'RS256 said of an ES256 signature': forged(own, { header: { alg: 'RS256' } }),
    'the key of another partner': forged(other, {}),
    'the key of another partner, by its name': forged(other, { header: { kid: 'of-the-rival' } }),
    'the key of another partner under a name of ours': forged(other, { header: { kid: 'of-the-school' } }),
    'a key in the header': forged(other, { header: { kid: 'of-the-school', jwk: embedded } }),
    'an address of keys in the header': forged(other, { header: { jku: `${rival}/keys.json` } }),
    'a name of a key that leads elsewhere': forged(own, { header: { kid: "../../dev/null' or 1=1 --" } }),
    'a name of a key that is no text': forged(own, { header: { kid: ['of-the-school'] } }),
    'an extension that has to be understood': forged(own, { header: { crit: ['exp'] } }),
    'another payload under the same signature': { jwt: `${head}.${otherPayload}.${signature}`, page: school },
    'no signature': { jwt: `${head}.${otherPayload}.`, page: school },
    'another audience': changed({ aud: 'https://elsewhere.example' }),
    'several audiences': changed({ aud: [site, 'https://elsewhere.example'] }),
    'an audience that begins as ours': changed({ aud: `${site}.evil.example` }),
    'an origin that nobody has registered': changed({ origin: 'https://evil.example' }, 'https://evil.example'),
    'the origin of another partner': changed({ origin: rival }, rival),
    'brought by another page': changed({}, 'https://evil.example'),
    'brought by a page without an origin': changed({}, 'null'),
    'over for longer than clocks differ': changed({ iat: now - 200, exp: now - 61 }),
    'made later than clocks differ': changed({ iat: now + 90, exp: now + 200 }),
    'not begun': changed({ nbf: now + 90 }),
    'good for six minutes': changed({ exp: now + 360 }),
    'good for ever': changed({ exp: 1e11 }),
    'without an end': changed({ exp: undefined }),
    'without a beginning': changed({ iat: undefined }),
    'without a name of its own': changed({ jti: undefined }),
    'without a person': changed({ sub: undefined }),
    'of nobody': changed({ sub: '' }),
    'a person who is no text': changed({ sub: { $ne: '' } }),
    'times that are texts': changed({ iat: String(now), exp: String(now + 60) }),
    'a name with hidden letters': changed({ name: 'প্রস্তুতি\u202eদল' }),
    '4 KB and one letter': { ...changed({ note: randomUUID() }), jwt: `${'a'.repeat(4_093)}.b.c`, status: 400 },
  }
}
