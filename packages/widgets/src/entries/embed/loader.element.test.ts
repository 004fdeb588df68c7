import { equal, settle, until } from '../../testing/expect.ts'

/** Files are named relative to the loader: here those of a stand-in. */
const files = { code: ['../../testing/loaded-element.ts'], bn: [], en: ['../../testing/not-there.ts'] }
const firstPaint = {
  firstPaint: 1,
  code: ['../../testing/loaded-first-paint.ts', '../../testing/loaded-element.ts?after'],
}
const exam = { ...firstPaint, bn: ['../../testing/loaded-element.ts?words'], en: [] }
Object.assign(globalThis, {
  PROSTUTI_FILES: { 'prostuti-loaded': files, 'prostuti-absent': files },
  PROSTUTI_EXAMS: true,
  PROSTUTI_MORE: '../../testing/loaded-more.ts',
  PROSTUTI_VERSION: '9.8.7',
})

const page = globalThis as {
  prostutiLoaded?: number
  prostutiFirstPaint?: object[]
  prostutiAsked?: unknown[][]
  prostuti?: { version: string }
}
const include = (copy: number) => import(/* @vite-ignore */ `./loader.ts?copy=${copy}`)

describe('three pasted lines', () => {
  it('fetch nothing that the page does not ask for', async () => {
    await include(1)
    document.body.append(document.createElement('page-other'))
    await settle()
    equal(page.prostutiLoaded, undefined)
  })

  it('bring an element to life that comes later, deep within other markup', async () => {
    const room = document.createElement('section')
    room.innerHTML = '<p><prostuti-loaded>একটু অপেক্ষা করুন</prostuti-loaded></p>'
    document.body.append(room)
    await until(() => room.querySelector('prostuti-loaded:defined'))
    equal(page.prostutiLoaded, 1)
  })

  it('say which version they are, and when an element’s code has come', async () => {
    const heard: unknown[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent).detail)
    addEventListener('prostuti-ready', hear)
    document.body.append(document.createElement('prostuti-rare'))
    await until(() => heard.length > 0)
    removeEventListener('prostuti-ready', hear)
    equal([page.prostuti?.version, heard], ['9.8.7', [{ tag: 'prostuti-rare' }]])
  })

  it('ask about a tag that nobody knows, and about what an element says has failed', async () => {
    const unknown = document.createElement('prostuti-exam-playr')
    document.body.append(unknown)
    await until(() => page.prostutiAsked?.some(([about]) => Array.isArray(about) && about[0] === unknown))
    const failed = new CustomEvent('prostuti-failed', { bubbles: true, composed: true })
    unknown.dispatchEvent(failed)
    await until(() =>
      page.prostutiAsked?.some(([about, path]) => about === failed && (path as unknown[])[0] === unknown),
    )
    const count = page.prostutiAsked?.length
    dispatchEvent(new MessageEvent('message', { data: { error: 'another’s' } }))
    await settle()
    equal(page.prostutiAsked?.length, count)
    unknown.remove()
  })

  /** Of an element that no copy of the loader has met yet; its file counts itself. */
  const newTag = (name: string) => {
    const tag = `prostuti-${name}`
    const own = { ...files, code: [`../../testing/loaded-element.ts?${name}`] }
    Object.assign(globalThis, { PROSTUTI_FILES: { [tag]: own } })
    return tag
  }

  it('find an element in an open shadow root of the page’s own: there already, defined later, or handed over', async () => {
    const before = page.prostutiLoaded ?? 0
    const host = document.createElement('div')
    document.body.append(host)
    const inThere = newTag('loaded-within')
    host.attachShadow({ mode: 'open' }).innerHTML = `<${inThere}></${inThere}>`
    await include(31)
    await until(() => page.prostutiLoaded === before + 1)

    const late = newTag('loaded-late')
    await include(32)
    document.body.append(document.createElement('page-card'))
    await settle()
    customElements.define(
      'page-card',
      class extends HTMLElement {
        constructor() {
          super()
          this.attachShadow({ mode: 'open' }).innerHTML = `<${late}></${late}>`
        }
      },
    )
    await until(() => page.prostutiLoaded === before + 2)

    const handed = newTag('loaded-handed')
    await include(33)
    const box = document.createElement('div')
    document.body.append(box)
    await settle()
    const root = box.attachShadow({ mode: 'open' })
    ;(globalThis as unknown as { prostuti: { watch(root: Node): void } }).prostuti.watch(root)
    root.innerHTML = `<p><${handed}></${handed}></p>`
    await until(() => page.prostutiLoaded === before + 3)
  })

  it('do no harm when they are pasted twice', async () => {
    const before = page.prostutiLoaded
    await include(2)
    document.body.append(document.createElement('prostuti-loaded'))
    await settle()
    equal(page.prostutiLoaded, before)
  })

  it('say so when a file does not come, and go on trying', async () => {
    const said: string[] = []
    const { error } = console
    console.error = (...words) => said.push(String(words[0]))
    document.documentElement.lang = 'en'
    document.body.append(document.createElement('prostuti-absent'))
    await until(() => said.length === 2)
    console.error = error
    document.documentElement.lang = ''
    equal(said[0], 'prostuti: no <prostuti-absent>')
  })
})

describe('an exam on a page whose visitor is signed in', () => {
  const base = 'https://api.example/api/'
  const joined = { exam: '7', paper: 'papers/secret/' }
  const asked: string[] = []
  let copies = 10
  const session = { token: 'secret', user: { id: '1' } }
  const { fetch } = globalThis

  async function open(signedIn?: object, start = 'start="at-once"'): Promise<void> {
    if (signedIn) localStorage.setItem(`prostuti:session:${base}`, JSON.stringify(signedIn))
    globalThis.fetch = answer
    page.prostutiFirstPaint = []
    asked.splice(0)
    // A name of its own: the copies before still look out for theirs.
    const tag = `prostuti-exam-${++copies}`
    Object.assign(globalThis, { PROSTUTI_FILES: { [tag]: exam } })
    const ready = new Promise<void>(resolve =>
      addEventListener('prostuti-ready', event => (event as CustomEvent).detail.tag === tag && resolve()),
    )
    document.body.innerHTML = `<${tag} base="${base}" exam-id="7" ${start}></${tag}>`
    await include(copies)
    await ready
  }

  const answer = async (address: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    return Response.json(method === 'POST' ? joined : {})
  }

  afterEach(() => {
    globalThis.fetch = fetch
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is joined while the code comes, and its first question drawn before the rest is fetched', async () => {
    await open(session)
    equal(asked, [`POST ${base}exam/v5/exams/7/join/`, `GET ${base}exam/v5/sealed-papers/7/?language=bn`])
    await until(() => page.prostutiFirstPaint?.length)
    equal(page.prostutiFirstPaint, [{ exam: '7', user: '1', language: 'bn', sealed: true, codeIsHere: false }])
  })

  it('is not joined before its person has asked for it, unless the page says so or it is practice', async () => {
    await open(session, '')
    equal([asked, page.prostutiFirstPaint], [[], []])
    await open(session, 'mode="archive"')
    equal(asked, [`POST ${base}exam/v5/exams/7/join/`])
  })

  it('is found by the property as well that React and Vue write before the element is defined', async () => {
    await open(session, '')
    for (const write of [
      (each: HTMLElement) => each.setAttribute('examId', '7'),
      (each: HTMLElement) => Object.assign(each, { examId: '7' }),
    ]) {
      const tag = `prostuti-exam-${++copies}`
      Object.assign(globalThis, { PROSTUTI_FILES: { [tag]: exam } })
      const each = Object.assign(document.createElement(tag), { start: 'at-once', base })
      write(each)
      page.prostutiFirstPaint = []
      document.body.replaceChildren(each)
      await include(copies)
      await until(() => page.prostutiFirstPaint?.length)
    }
  })

  it('is left to the player in a tab that has been in it before', async () => {
    sessionStorage.setItem('prostuti.place.7', '0')
    await open(session)
    equal([asked, page.prostutiFirstPaint], [[], []])
  })

  it('is left to the player where nobody is signed in', async () => {
    await open()
    equal([asked, page.prostutiFirstPaint], [[], []])
  })
})
