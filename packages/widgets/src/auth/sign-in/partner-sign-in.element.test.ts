import { examResult } from '../../exams/exam-result/index.ts'
import { accessibilityFaults } from '../../testing/accessible.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { failure, fakeClient, nusrat, result } from '../../testing/fake-client.ts'
import { control, heard, looks, mount, textOf } from '../../testing/mount.ts'
import { login } from '../login/index.ts'

const site = 'https://prostuti.example'
const browserOpen = window.open
const signInWords = 'প্রস্তুতি দিয়ে লগইন করুন'

/** A client of a site that is not this page's, whose exchange answers as Nusrat. */
function foreignClient(parts: Parameters<typeof fakeClient>[0] = {}) {
  const codes: unknown[] = []
  const call = async (_: unknown, { body }: { body: { code: string; code_verifier: string } }) => {
    codes.push(body.code)
    ok(body.code_verifier)
    return { token: 'token', user_info: nusrat }
  }
  const client = { ...fakeClient({ http: { call: call as never }, ...parts }), base: `${site}/api/` }
  return { client, codes }
}

/** Popups open as the windows of hidden frames, or not at all. */
function arrangePopups({ blocked = false } = {}): URL[] {
  const opened: URL[] = []
  const frame = document.createElement('iframe')
  document.documentElement.append(frame)
  window.open = address => {
    opened.push(new URL(String(address)))
    return blocked ? null : frame.contentWindow
  }
  return opened
}

function answer(opened: URL[], data: object = { code: 'one-time' }, origin = site): void {
  const state = opened.at(-1)!.searchParams.get('state')
  const source = document.documentElement.querySelector(':scope > iframe') as HTMLIFrameElement
  const message = { type: 'prostuti:authorization', state, ...data }
  dispatchEvent(new MessageEvent('message', { origin, source: source.contentWindow, data: message }))
}

describe('signing in on somebody else’s page', () => {
  defineForTest(login)
  defineForTest(examResult)
  afterEach(() => {
    window.open = browserOpen
    for (const frame of document.querySelectorAll('html > iframe')) frame.remove()
  })

  it('opens the login page within the click itself, and tells the page who came back', async () => {
    const opened = arrangePopups()
    const { client, codes } = foreignClient()
    const element = await mount('prostuti-login', '', client)
    control(element, signInWords).click()
    // Without a wait in between: browsers block a popup that opens later.
    equal(
      opened.map(url => [url.origin, url.pathname, url.searchParams.get('origin')]),
      [[site, '/login', location.origin]],
    )
    await settle()
    control(element, 'জানালাটি আবার খুলুন')
    const told = await heard<{ user: { id: string } }>('prostuti-signed-in', () => answer(opened))
    equal([told.map(({ user }) => user.id), codes], [['1'], ['one-time']])
    ok(textOf(element).includes('নুসরাত'))
  })

  it('is one sign-in for all that stands on the page', async () => {
    const opened = arrangePopups()
    let signedIn = false
    const { client } = foreignClient({
      answers: {
        result: async () => {
          if (!signedIn) throw failure('not_signed_in', 401)
          return result
        },
      },
    })
    const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
    const other = element.cloneNode() as HTMLElement
    element.after(other)
    await until(() => textOf(other).includes(signInWords))
    control(element, signInWords).click()
    await settle()
    control(other, 'জানালাটি আবার খুলুন')
    signedIn = true
    answer(opened)
    await until(() => [element, other].every(each => textOf(each).includes('৮১.৫')))
  })

  it('says that the browser let no window open, and offers the tab instead', async () => {
    const opened = arrangePopups({ blocked: true })
    const { client } = foreignClient()
    const element = await mount('prostuti-login', '', client)
    control(element, signInWords).click()
    await settle()
    equal(opened.length, 1)
    ok(textOf(element).includes('ব্রাউজার জানালাটি খুলতে দেয়নি'))
    control(element, 'এই ট্যাবেই এগিয়ে যান')
  })

  it('says that permission was not given, and can be asked again', async () => {
    const opened = arrangePopups()
    const element = await mount('prostuti-login', '', foreignClient().client)
    control(element, signInWords).click()
    answer(opened, { error: 'access_denied' })
    await settle()
    ok(textOf(element).includes('অনুমতি না দেওয়ায় লগইন হয়নি'))
    control(element, signInWords)
  })

  it('hears nobody but the site', async () => {
    const opened = arrangePopups()
    const { client, codes } = foreignClient()
    const element = await mount('prostuti-login', '', client)
    control(element, signInWords).click()
    answer(opened, undefined, 'https://evil.example')
    await settle()
    equal(codes, [])
  })

  it('keeps waiting when it is moved, and lets go when it is taken away', async () => {
    const opened = arrangePopups()
    const { client } = foreignClient()
    const element = await mount('prostuti-login', '', client)
    control(element, signInWords).click()
    const room = document.createElement('section')
    element.parentElement!.append(room)
    room.append(element)
    await settle()
    control(element, 'জানালাটি আবার খুলুন')
    equal((await heard('prostuti-signed-in', () => answer(opened))).length, 1)
    element.remove()
    await settle()
    equal((await heard('prostuti-signed-in', () => client.auth.$user.set(null))).length, 0)
  })

  for (const { lang, theme, attributes } of looks)
    it(`can be used by everyone, blocked and all (${lang}, ${theme})`, async () => {
      arrangePopups({ blocked: true })
      const element = await mount('prostuti-login', attributes, foreignClient().client)
      control(element, lang === 'bn' ? signInWords : 'Sign in with Prostuti').click()
      await settle()
      equal(await accessibilityFaults(element), [])
    })
})

describe('on our own site', () => {
  it('what is somebody’s own leads to the login page, and back', async () => {
    const client = fakeClient({ answers: { result: () => Promise.reject(failure('not_signed_in', 401)) } })
    const element = await mount('prostuti-exam-result', 'exam-id="12"', client)
    const next = encodeURIComponent(location.pathname + location.search)
    equal(control(element, 'লগইন করুন').getAttribute('href'), `/login?next=${next}`)
  })
})
