import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat } from '../../testing/fake-client.ts'
import { control, mount, textOf } from '../../testing/mount.ts'
import { login } from './index.ts'

/** A client of another site's API that takes tokens, and says which. */
function partnerClient({ refuses = 0, user = null }: { refuses?: number; user?: typeof nusrat | null } = {}) {
  const taken: string[] = []
  let left = refuses
  const call = async (_: unknown, { body }: { body: { jwt: string } }) => {
    taken.push(body.jwt)
    if (left-- > 0) throw failure('provider_rejected', 401)
    return { token: 'token', user_info: nusrat }
  }
  const signedOut: string[] = []
  const client = fakeClient({
    user,
    http: { call: call as never },
    auth: {
      async signOut() {
        signedOut.push('out')
        client.auth.$user.set(null)
      },
    },
  })
  return { client: Object.assign(client, { base: 'https://prostuti.example/api/' }), taken, signedOut }
}

/** The page hands over what its server has signed. */
function answerWith(...tokens: string[]): () => void {
  const answer = (event: DocumentEventMap['prostuti-sign-in-needed']) => {
    event.preventDefault()
    event.detail.signIn?.(Promise.resolve(tokens.shift() ?? 'none'))
  }
  document.addEventListener('prostuti-sign-in-needed', answer)
  return () => document.removeEventListener('prostuti-sign-in-needed', answer)
}

describe('signing in by the page’s own server', () => {
  defineForTest(login)
  let stop: () => void = () => undefined
  afterEach(() => stop())

  it('takes the token that the page hands over, and a fresh one once the session is lost', async () => {
    stop = answerWith('first', 'second')
    const { client, taken } = partnerClient()
    const signed: string[] = []
    const note = (event: Event) => signed.push((event as CustomEvent<{ user: { id: string } }>).detail.user.id)
    document.addEventListener('prostuti-signed-in', note, { once: true })
    const element = await mount('prostuti-login', 'sign-in="partner"', client)
    await until(() => textOf(element).includes('নুসরাত'))
    equal([taken, signed, element.shadowRoot!.querySelectorAll('button').length], [['first'], ['1'], 0])
    const { now } = performance
    performance.now = () => now.call(performance) + 60_000
    client.auth.$user.set(null)
    await until(() => taken.length === 2)
    performance.now = now
    equal(taken, ['first', 'second'])
  })

  it('says so where the token is refused, and tries once more with another', async () => {
    stop = answerWith('stale', 'fresh')
    const { client, taken } = partnerClient({ refuses: 1 })
    const { warn } = console
    const warned: string[] = []
    console.warn = text => warned.push(String(text))
    const element = await mount('prostuti-login', 'sign-in="partner"', client)
    await until(() => textOf(element).includes('আবার চেষ্টা করুন'))
    console.warn = warn
    ok(warned[0]?.includes('sign-in="partner"'), 'nothing is said to who writes the page')
    control(element, 'আবার চেষ্টা করুন').click()
    await until(() => textOf(element).includes('নুসরাত'))
    equal(taken, ['stale', 'fresh'])
  })

  it('signs out whom the page no longer means', async () => {
    stop = answerWith('of-17', 'of-18')
    const { client, taken, signedOut } = partnerClient()
    const element = await mount('prostuti-login', 'sign-in="partner" person="17"', client)
    await until(() => textOf(element).includes('নুসরাত'))
    const next = await mount('prostuti-login', 'sign-in="partner" person="17"', client)
    await until(() => textOf(next).includes('নুসরাত'))
    equal([taken, signedOut], [['of-17'], []])
    next.setAttribute('person', '18')
    await until(() => taken.length === 2)
    next.setAttribute('person', '')
    await until(() => signedOut.length === 2)
    equal([taken, client.auth.$user.get()], [['of-17', 'of-18'], null])
  })
})
