import { equal, settle, until } from '../../testing/expect.ts'
import { explain, tellOf } from './trouble.ts'

const requires = { 'prostuti-needy': ['exam-id'] }
const isKnown = (tag: string) => tag !== 'prostuti-unheard-of'
const asked = (error?: unknown) => ({ isKnown, requires, error })

/** An element as its code leaves it before it draws. */
customElements.define(
  'prostuti-needy',
  class extends HTMLElement {
    constructor() {
      super()
      this.attachShadow({ mode: 'open' }).innerHTML = '<div class="prostuti-root"></div>'
    }
  },
)

function place(markup: string): HTMLElement {
  document.body.innerHTML = markup
  return document.body.firstElementChild as HTMLElement
}

const lineOf = (element: Element) => element.shadowRoot?.querySelector('.prostuti-trouble')
const codeIn = (element: Element) => lineOf(element)?.querySelector('code')?.textContent

describe('an element that shows nothing', () => {
  const { warn } = console
  let said: string[] = []
  let failed: string[] = []
  const hear = (event: Event) => failed.push((event as CustomEvent).detail.code)
  beforeEach(() => {
    said = []
    failed = []
    console.warn = (text: string) => said.push(text)
    addEventListener('prostuti-failed', hear)
  })
  afterEach(() => {
    console.warn = warn
    removeEventListener('prostuti-failed', hear)
    document.body.replaceChildren()
  })

  for (const [why, markup, error, code] of [
    [
      'a tag that the embed does not carry',
      '<prostuti-unheard-of>বদলি</prostuti-unheard-of>',
      undefined,
      'unknown_element',
    ],
    ['no exam-id', '<prostuti-needy></prostuti-needy>', undefined, 'attribute_missing'],
    [
      'a base without its slash',
      '<prostuti-needy exam-id="1" base="/api"></prostuti-needy>',
      undefined,
      'base_without_slash',
    ],
    ['files that did not come', '<prostuti-absent-now></prostuti-absent-now>', new TypeError('x'), 'files_missing'],
  ] as const)
    it(`says why: ${why}; once in the element, the console and an event`, () => {
      const element = place(markup)
      tellOf([element], [], asked(error))
      tellOf([element], [], asked(error))
      equal([codeIn(element), failed, said.length], [code, [code], 1])
      equal(said[0]!.endsWith(`/docs/errors#${code}`), true, said[0])
    })

  it('says nothing of one that has all that it needs', () => {
    const element = place('<prostuti-needy exam-id="1" base="/api/"></prostuti-needy>')
    tellOf([element], [], asked())
    equal([lineOf(element), failed, said], [null, [], []])
  })

  it('leaves what the page has put there readable, and speaks the page’s language', () => {
    const element = place('<prostuti-unheard-of lang="en"><a href="#x">the exam</a></prostuti-unheard-of>')
    tellOf([element], [], asked())
    equal(lineOf(element)?.textContent, 'This part cannot be shown here. unknown_element')
    equal(element.firstElementChild!.checkVisibility(), true)
  })

  it('takes its line away when the element is drawn after all', async () => {
    const element = place('<prostuti-needy></prostuti-needy>')
    tellOf([element], [], asked())
    element.shadowRoot!.querySelector('.prostuti-root')!.append('একটি প্রশ্ন')
    await until(() => !lineOf(element))
  })

  it('tells the page’s maker alone of a root that was found late', () => {
    const element = place('<prostuti-needy exam-id="1"></prostuti-needy>')
    tellOf([], [element], asked())
    equal([lineOf(element), failed, said.length], [null, [], 1])
    equal(said[0]!.includes('prostuti.watch(root)'), true)
  })

  it('hears from its own site alone that the page’s origin is not registered', async () => {
    const element = place(
      '<prostuti-needy exam-id="1" base="https://prostuti.example/api/" tabindex="0"></prostuti-needy>',
    )
    element.focus()
    const answer = (origin: string) =>
      explain(new MessageEvent('message', { origin, data: { error: 'origin_not_registered' } }), undefined)
    answer('https://another.example')
    await settle()
    equal(failed, [])
    answer('https://prostuti.example')
    equal([codeIn(element), failed], ['origin_not_registered', ['origin_not_registered']])
  })

  it('explains a lost call by what the page can do about it', () => {
    const lost = new CustomEvent('prostuti-failed', { detail: { code: 'network_lost' } })
    explain(lost, place('<prostuti-needy exam-id="1" base="/api"></prostuti-needy>'))
    explain(lost, place('<prostuti-needy exam-id="1"></prostuti-needy>'))
    equal(
      said.map(text => text.match(/> (\w+):/)?.[1]),
      ['base_without_slash', 'api_unreachable'],
    )
  })

  // Last: a policy stays with its page.
  it('blames the page’s policy where it has refused our site, and not where it has refused another', async () => {
    const policy = Object.assign(document.createElement('meta'), {
      httpEquiv: 'content-security-policy',
      content: "connect-src 'self'",
    })
    document.head.append(policy)
    const refusedBy = async (site: string) => {
      await fetch(`${site}/api/`).catch(() => undefined)
      const element = place(`<prostuti-needy exam-id="1" base="https://ours.example/api/"></prostuti-needy>`)
      explain(new CustomEvent('prostuti-failed', { detail: { code: 'network_lost' } }), element)
      return said.at(-1)?.match(/> (\w+):/)?.[1]
    }
    equal(await refusedBy('https://another.example'), 'api_unreachable')
    equal(await refusedBy('https://ours.example'), 'blocked_by_policy')
    const element = place('<prostuti-absent-now base="https://ours.example/api/"></prostuti-absent-now>')
    tellOf([element], [], asked(new TypeError('x')))
    equal(codeIn(element), 'blocked_by_policy')
  })
})
