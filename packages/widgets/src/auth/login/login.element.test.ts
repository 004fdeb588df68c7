import { memoryPlatform } from '@prostuti/sdk/platform/memory'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat, visitor } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { login } from './index.ts'

describe('signing in', () => {
  defineForTest(login)

  it('goes to Google with the page to come back to', async () => {
    const went: URL[] = []
    const platform = memoryPlatform({ navigate: url => void went.push(new URL(url, location.href)) })
    const element = await mount('prostuti-login', 'next="/exam/join?id=12"', { ...fakeClient(), platform })
    control(element, 'Google দিয়ে লগইন করুন').click()
    await until(() => went.length > 0)
    equal(
      went.map(({ pathname, searchParams }) => [pathname, searchParams.get('next')]),
      [['/api/accounts/v1/login/provider/', '/exam/join?id=12']],
    )
  })

  it('never carries a person off to another site', async () => {
    const client = fakeClient({ user: nusrat })
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      const element = await mount('prostuti-login', `next="${next}"`, client)
      equal(element.shadowRoot?.querySelectorAll('a').length, 0, next)
    }
  })

  it('lets a person go on without an account, and tells the page', async () => {
    const element = await mount('prostuti-login', '', fakeClient({ auth: { signInAnonymously: async () => visitor } }))
    const details = await heard<{ user: { id: string } }>('prostuti-signed-in', () =>
      control(element, 'অ্যাকাউন্ট ছাড়াই').click(),
    )
    equal(
      details.map(detail => detail.user.id),
      ['2'],
    )
  })

  it('offers nobody what they have: who is here without an account is asked for one alone', async () => {
    const element = await mount('prostuti-login', '', fakeClient({ user: visitor }))
    ok(!textOf(element).includes('অ্যাকাউন্ট ছাড়াই'))
    const onTheWay = await mount('prostuti-login', 'next="/exam"', fakeClient({ user: visitor }))
    equal(control(onTheWay, 'অ্যাকাউন্ট ছাড়াই').getAttribute('href'), '/exam')
  })

  it('tells who is here without an account that their exams join it', async () => {
    const words = 'সব আপনার অ্যাকাউন্টে যোগ হবে'
    const element = await mount('prostuti-login', '', fakeClient({ user: visitor }))
    ok(textOf(element).includes(words))
    ok(!textOf(await mount('prostuti-login', '', fakeClient())).includes(words))
  })

  it('finishes with the code of the address, once', async () => {
    let calls = 0
    const call = async () => {
      calls += 1
      return { token: 'token', user_info: nusrat }
    }
    const client = fakeClient({ http: { call: call as never } })
    client.platform.storage.setItem('prostuti:pkce', 'verifier')
    const element = await mount('prostuti-login', 'code="one-time"', client)
    element.setAttribute('next', '/exam')
    await settle()
    equal(calls, 1)
  })

  it('says that it is busy, keeps its width and ignores a second press', async () => {
    let calls = 0
    const signInAnonymously = () => {
      calls += 1
      return new Promise<never>(() => undefined)
    }
    const element = await mount('prostuti-login', '', fakeClient({ auth: { signInAnonymously } }))
    const button = control(element, 'অ্যাকাউন্ট ছাড়াই')
    const before = button.offsetWidth
    button.click()
    await settle()
    button.click()
    await settle()
    equal([calls, button.offsetWidth, button.getAttribute('aria-busy')], [1, before, 'true'])
    ok(textOf(element).includes('একটু অপেক্ষা করুন'))
  })

  it('says what happened when it fails, and can be tried again', async () => {
    const signInAnonymously = () => Promise.reject(failure('network_lost', 0))
    const element = await mount('prostuti-login', '', fakeClient({ auth: { signInAnonymously } }))
    control(element, 'অ্যাকাউন্ট ছাড়াই').click()
    await settle()
    ok(textOf(element).includes('ইন্টারনেট সংযোগ দেখে নিয়ে আবার চেষ্টা করুন'))
    equal(control(element, 'Google দিয়ে লগইন করুন').getAttribute('aria-disabled'), null)
  })

  it('says that a live exam stands in the way of an account, and that nothing is lost', async () => {
    const call = (() => Promise.reject(failure('live_attempt_open', 409))) as never
    const client = fakeClient({ user: visitor, http: { call } })
    client.platform.storage.setItem('prostuti:pkce', 'verifier')
    const element = await mount('prostuti-login', 'code="one-time"', client)
    await until(() => textOf(element).includes('একটি পরীক্ষা চলছে'))
    ok(textOf(element).includes('কিছুই হারায়নি'))
  })

  it('knows who is signed in, and lets them go on or out', async () => {
    const client = fakeClient({ user: nusrat })
    client.auth.signOut = async () => client.auth.$user.set(null)
    const element = await mount('prostuti-login', 'next="/exam"', client)
    ok(textOf(element).includes('নুসরাত'))
    equal(control(element, 'এগিয়ে যান').getAttribute('href'), '/exam')
    equal((await heard('prostuti-signed-out', () => control(element, 'লগ আউট').click())).length, 1)
    ok(textOf(element).includes('Google দিয়ে লগইন করুন'))
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone (${lang}, ${theme})`, async () => {
      const element = await mount('prostuti-login', `failure="provider_rejected" ${attributes}`, fakeClient())
      equal(await accessibilityFaults(element), [])
    })
})
