import { useState } from 'react'
import { defineForTest, elementOf } from '../../testing/element-of.ts'
import { equal, ok, settle, until } from '../../testing/expect.ts'
import { define } from './define.ts'
import { defineWidget, type WidgetProps } from './define-widget.ts'

interface ProbeEvents {
  pressed: { times: number }
}

interface ProbeProps extends WidgetProps<ProbeEvents> {
  examId?: string
  rows?: number
  big?: boolean
  setup?: { title: string }
}

let drawn = 0
let mounted = 0

function Probe({ examId, rows, big, setup, emit, language, t }: ProbeProps) {
  const [times, setTimes] = useState(() => {
    mounted += 1
    return 0
  })
  drawn += 1
  const press = () => {
    setTimes(times + 1)
    emit('pressed', { times: times + 1 })
  }
  return (
    <p lang={language}>
      <output>{JSON.stringify([examId, rows, big, setup?.title])}</output>
      <button type="button" onClick={press}>
        {times} {t('ui.close')}
      </button>
    </p>
  )
}

const probe = defineWidget({
  tag: 'prostuti-probe',
  attributes: { 'exam-id': 'string', rows: 'number', big: 'boolean', setup: 'json' },
  events: {} as ProbeEvents,
  styles: 'output { color: green }',
  component: Probe,
})

type ProbeElement = HTMLElement & ProbeProps

const inside = (element: Element, selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector)
const shown = (element: Element) => JSON.parse(inside(element, 'output')?.textContent ?? 'null')
const presses = (element: Element) => Number.parseInt(inside(element, 'button')?.textContent ?? '', 10)

async function place(markup: string): Promise<ProbeElement> {
  document.body.innerHTML = markup
  await settle()
  return document.querySelector('prostuti-probe') as ProbeElement
}

describe('an element on somebody’s page', () => {
  defineForTest(probe)
  afterEach(() => {
    document.body.replaceChildren()
    document.documentElement.lang = ''
  })

  it('reads attributes by their type, and a bare one as true', async () => {
    const element = await place(`<prostuti-probe exam-id="12" rows="3" big setup='{"title":"ক্ষ"}'></prostuti-probe>`)
    equal(shown(element), ['12', 3, true, 'ক্ষ'])
  })

  it('understands a property’s name as an attribute, as React and Vue write it before the element is defined', async () => {
    const element = await place('<prostuti-probe examId="12"></prostuti-probe>')
    equal(shown(element)[0], '12')
    element.setAttribute('examid', '13')
    await settle()
    equal(shown(element)[0], '13')
    element.examId = '14'
    await settle()
    equal(shown(element)[0], '14')
    element.setAttribute('examid', '15')
    await settle()
    equal(shown(element)[0], '14', 'the real attribute wins')
  })

  it('takes big="false" for no, as frameworks write it', async () => {
    equal(shown(await place('<prostuti-probe big="false"></prostuti-probe>'))[2], false)
  })

  it('forgets a value when its attribute is removed', async () => {
    const element = await place('<prostuti-probe exam-id="12" rows="3" big></prostuti-probe>')
    for (const name of ['exam-id', 'rows', 'big']) element.removeAttribute(name)
    await settle()
    equal(shown(element), [null, null, false, null])
  })

  it('stands malformed JSON and odd numbers', async () => {
    const complaints: unknown[] = []
    const { error } = console
    console.error = (...words) => complaints.push(words)
    const element = await place('<prostuti-probe setup="{oops" rows="many"></prostuti-probe>')
    console.error = error
    equal(shown(element), [null, null, false, null])
    ok(complaints.length > 0, 'the console should say that the JSON is malformed')
  })

  it('keeps properties that were set before it was upgraded', async () => {
    const early = document.createElement('prostuti-probe-late') as ProbeElement
    early.setAttribute('exam-id', '1')
    Object.assign(early, { examId: '2', big: true, setup: { title: 'early' } })
    document.body.append(early)
    define('prostuti-probe-late', () => elementOf({ ...probe, tag: 'prostuti-probe-late' }))
    await settle()
    equal(shown(early), ['2', null, true, 'early'])
    early.examId = '3'
    await settle()
    equal(shown(early)[0], '3')
  })

  it('keeps objects and truths out of the markup', async () => {
    const element = await place('<prostuti-probe></prostuti-probe>')
    Object.assign(element, { setup: { title: 'x' }, big: true, rows: 4 })
    await settle()
    equal(shown(element), [null, 4, true, 'x'])
    equal(element.getAttributeNames(), [])
  })

  it('draws once for a burst of changes', async () => {
    const element = await place('<prostuti-probe></prostuti-probe>')
    drawn = 0
    for (let round = 0; round < 50; round++) element.setAttribute('exam-id', String(round))
    element.rows = 7
    await settle()
    equal([drawn, ...shown(element)], [1, '49', 7, false, null])
  })

  it('keeps what a person has done when the page moves it', async () => {
    const element = await place('<main></main><aside><prostuti-probe></prostuti-probe></aside>')
    inside(element, 'button')?.click()
    await settle()
    mounted = 0
    document.querySelector('main')?.append(element)
    await settle()
    equal([mounted, presses(element)], [0, 1])
    inside(element, 'button')?.click()
    await settle()
    equal(presses(element), 2)
  })

  it('lets go when it is removed, and starts afresh when it comes back', async () => {
    const element = await place('<prostuti-probe exam-id="5"></prostuti-probe>')
    inside(element, 'button')?.click()
    element.remove()
    await settle()
    equal(inside(element, 'output'), null)
    document.body.append(element)
    await settle()
    equal([presses(element), shown(element)[0]], [0, '5'])
  })

  it('tells the page of its events through shadow roots, once', async () => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' }).innerHTML = '<prostuti-probe></prostuti-probe>'
    document.body.append(host)
    await settle()
    const heard: unknown[] = []
    const listen = (event: Event) => heard.push((event as CustomEvent).detail)
    document.addEventListener('prostuti-pressed', listen)
    const element = host.shadowRoot?.querySelector('prostuti-probe') as ProbeElement
    inside(element, 'button')?.click()
    document.removeEventListener('prostuti-pressed', listen)
    equal(heard, [{ times: 1 }])
  })

  it('is twice on a page without mixing, and shares its style sheets', async () => {
    document.body.innerHTML =
      '<prostuti-probe exam-id="1"></prostuti-probe><prostuti-probe exam-id="2"></prostuti-probe>'
    await settle()
    const [first, second] = document.querySelectorAll('prostuti-probe')
    ok(first && second)
    inside(first, 'button')?.click()
    await settle()
    equal([presses(first), presses(second), shown(second)[0]], [1, 0, '2'])
    ok(first.shadowRoot?.adoptedStyleSheets.every((sheet, i) => sheet === second.shadowRoot?.adoptedStyleSheets[i]))
  })

  it('greets another copy of itself politely', () => {
    const before = customElements.get('prostuti-probe')
    define('prostuti-probe', () => elementOf(probe))
    equal(customElements.get('prostuti-probe') === before, true)
  })

  it('speaks the language of the page around it, unless told otherwise', async () => {
    document.documentElement.lang = 'en'
    const element = await place('<prostuti-probe></prostuti-probe>')
    ok(inside(element, 'button')?.textContent?.includes('Close'))
    element.lang = 'bn'
    await settle()
    ok(inside(element, 'button')?.textContent?.includes('বন্ধ'))
  })

  it('draws nothing until it has what it requires', async () => {
    define('prostuti-probe-needs', () => elementOf({ ...probe, tag: 'prostuti-probe-needs', requires: ['exam-id'] }))
    document.body.innerHTML = '<prostuti-probe-needs big></prostuti-probe-needs>'
    const element = document.querySelector('prostuti-probe-needs') as Element
    await settle()
    equal(inside(element, 'output') ?? null, null)
    element.setAttribute('exam-id', '12')
    await settle()
    equal(shown(element), ['12', null, true, null])
  })

  it('waits for its messages, and asks again when the network is back', async () => {
    const { error } = console
    console.error = () => undefined
    let online = false
    const messages = async () => (online ? { 'ui.close': 'এসেছে' } : Promise.reject(new Error('offline')))
    const here: Record<string, Record<string, string>> = {}
    define('prostuti-probe-slow', () =>
      elementOf(
        { ...probe, tag: 'prostuti-probe-slow' },
        { messages: () => here.bn ?? messages().then(found => (here.bn = found)) },
      ),
    )
    document.body.innerHTML = '<prostuti-probe-slow></prostuti-probe-slow>'
    const element = document.querySelector('prostuti-probe-slow') as Element
    await settle()
    equal(inside(element, 'button') ?? null, null)
    online = true
    dispatchEvent(new Event('online'))
    await until(() => inside(element, 'button')?.textContent?.includes('এসেছে'))
    console.error = error
  })
})
