import type { Login, UserInfo } from '@prostuti/contract'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { createPkce } from '../auth/index.ts'
import type { HostPage } from '../platform/host-page.ts'
import { memoryPlatform } from '../platform/memory.ts'
import { fakeHostPage } from '../testing/host-page.ts'
import { userInfo } from '../testing/people.ts'
import { createPartnerSignIn } from './partner-sign-in.ts'

const site = 'https://prostuti.example'
const address = 'https://coaching.example/exams/friday?batch=7#rules'

async function setUp({ at = address, before }: { at?: string; before?: Pick<HostPage, 'storedText'> } = {}) {
  const page = fakeHostPage(at, before)
  const $user = atom<UserInfo | null | undefined>(null)
  const exchanged: { code: string; verifier?: string }[] = []
  const auth = { $user, accept: (login: Login) => $user.set(login.user_info) }
  const http = {
    async call(_: unknown, { body }: { body: { code: string; code_verifier: string } }): Promise<Login> {
      exchanged.push({ code: body.code, verifier: body.code_verifier })
      if (body.code === 'refused') throw new Error('provider_rejected')
      return { token: 'token', user_info: userInfo('11', 'Nusrat') }
    },
  }
  const client = {
    base: `${site}/api/`,
    language: 'bn',
    auth,
    http,
    platform: memoryPlatform(),
  } as unknown as Parameters<typeof createPartnerSignIn>[0]['client']
  const signIn = createPartnerSignIn({ client, page })
  await signIn.prepare()
  return { page, signIn, exchanged, $user, step: () => signIn.$view.get().step }
}

type Fixture = Awaited<ReturnType<typeof setUp>>

/** What the login page was asked, and its answer to it. */
const asked = (url: string) => Object.fromEntries(new URL(url).searchParams)
const answer = ({ page }: Fixture, change: object = {}, data: object = {}) =>
  page.say({
    origin: site,
    source: page.popup,
    data: { type: 'prostuti:authorization', code: 'one-time', state: asked(page.opened[0]!).state, ...data },
    ...change,
  })
/** For what must not happen: what does happen is waited for. */
const settle = () => new Promise(resolve => setTimeout(resolve, 20))
const reached = (fixture: Fixture, step: string) => expect.poll(fixture.step).toBe(step)

describe('signing in on a coaching centre’s page', () => {
  it('opens the login page within the click, and says which page asks', async () => {
    const { page, signIn, step } = await setUp()
    signIn.open()
    expect(step()).toBe('waiting')
    const [url] = page.opened
    expect(new URL(url!).origin + new URL(url!).pathname).toBe(`${site}/login`)
    expect(asked(url!)).toEqual({
      response_mode: 'web_message',
      origin: 'https://coaching.example',
      redirect_uri: 'https://coaching.example/exams/friday?batch=7',
      state: expect.stringMatching(/^[\w-]{22}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      ui_locales: 'bn',
    })
  })

  it('becomes a session with the code that comes back and a verifier that never left', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture)
    await reached(fixture, 'idle')
    expect(fixture.$user.get()?.name).toBe('Nusrat')
    const { verifier } = fixture.exchanged[0]!
    expect((await createPkce(verifier)).challenge).toBe(asked(fixture.page.opened[0]!).code_challenge)
    expect([fixture.page.storedText, fixture.page.listeners()]).toEqual([null, 0])
  })

  it('hears one answer, and has new secrets for the next time', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture)
    answer(fixture)
    await reached(fixture, 'idle')
    await settle()
    expect(fixture.exchanged).toHaveLength(1)
    await fixture.signIn.prepare()
    fixture.signIn.open()
    const [first, second] = fixture.page.opened.map(asked)
    expect(second!.state).not.toBe(first!.state)
    expect(second!.code_challenge).not.toBe(first!.code_challenge)
  })

  it.each<[string, object, object]>([
    ['another site', { origin: 'https://evil.example' }, {}],
    ['a site that only looks like ours', { origin: `${site}.evil.example` }, {}],
    ['another window of our site', { source: {} }, {}],
    ['no window', { source: null }, {}],
    ['another request', {}, { state: 'somebody-elses' }],
    ['no request', {}, { state: undefined }],
    ['other messages', {}, { type: 'webpackOk' }],
    ['an answer without a code', {}, { code: undefined }],
    ['a code that is no text', {}, { code: { toString: () => 'one-time' } }],
  ])('takes no code from %s', async (_, change, data) => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture, change, data)
    await settle()
    expect([fixture.exchanged, fixture.step()]).toEqual([[], 'waiting'])
  })

  it('can be declined, and asked for again', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture, {}, { code: undefined, error: 'access_denied' })
    await reached(fixture, 'declined')
    expect(fixture.exchanged).toEqual([])
    await fixture.signIn.prepare()
    fixture.signIn.open()
    expect(fixture.step()).toBe('waiting')
  })

  it('has failed, and waits for nobody, on a page that is not registered', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture, {}, { code: undefined, error: 'origin_not_registered' })
    await reached(fixture, 'failed')
    expect(fixture.signIn.$view.get()).toEqual({ step: 'failed', error: 'origin_not_registered' })
  })

  it('says so when the code is refused, and can be tried again', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    answer(fixture, {}, { code: 'refused' })
    await fixture.signIn.prepare()
    expect(fixture.step()).toBe('failed')
    fixture.signIn.open()
    expect(fixture.step()).toBe('waiting')
  })

  it('follows when the person has come in by another window of this page', async () => {
    const fixture = await setUp()
    fixture.signIn.open()
    fixture.$user.set(userInfo('11', 'Nusrat'))
    expect([fixture.step(), fixture.page.listeners()]).toEqual(['idle', 0])
  })

  it('says that the popup was blocked', async () => {
    const { page, signIn, step } = await setUp()
    page.blockPopups()
    signIn.open()
    expect(step()).toBe('blocked')
  })
})

describe('signing in with the whole page', () => {
  async function goAndComeBack(fields: (state: string) => object) {
    const { page, signIn } = await setUp()
    signIn.redirect()
    await expect.poll(() => page.left).toHaveLength(1)
    const { redirect_uri, state } = asked(page.left[0]!)
    const fragment = new URLSearchParams({ ...fields(state!) })
    return setUp({ at: `${redirect_uri}#${fragment}`, before: page })
  }

  it('comes back to the very place, and leaves nothing of it in the address', async () => {
    const fixture = await goAndComeBack(state => ({ prostuti_code: 'one-time', prostuti_state: state }))
    expect(fixture.exchanged[0]?.code).toBe('one-time')
    expect(fixture.page.address()).toBe(address)
    expect([fixture.step(), fixture.page.storedText, fixture.$user.get()?.name]).toEqual(['idle', null, 'Nusrat'])
  })

  it('takes no code that this tab has not asked for', async () => {
    const fixture = await goAndComeBack(() => ({ prostuti_code: 'planted', prostuti_state: 'x' }))
    expect([fixture.exchanged, fixture.step()]).toEqual([[], 'idle'])
    expect(fixture.page.address()).toBe(address)
    const planted = await setUp({ at: `${address.split('#')[0]}#prostuti_code=planted&prostuti_state=x` })
    expect(planted.exchanged).toEqual([])
  })

  it('comes back with a no as well', async () => {
    const fixture = await goAndComeBack(state => ({ prostuti_error: 'access_denied', prostuti_state: state }))
    expect([fixture.exchanged, fixture.step()]).toEqual([[], 'declined'])
  })

  it('leaves the page’s own fragment alone', async () => {
    expect((await setUp()).page.address()).toBe(address)
  })
})
