import bn from 'virtual:messages/bn/all'
import type { VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { examList } from '../../exams/exam-list/index.ts'
import { defineForTest } from '../../testing/element-of.ts'
import { equal, ok, settle } from '../../testing/expect.ts'
import { card, fakeClient, upcoming, useFakeClient } from '../../testing/fake-client.ts'
import type { Widget } from './define-widget.ts'
import { type DrawOptions, renderElement } from './render-element.tsx'

const base = '/drawn-on-the-server/api/'
/** What was drawn is not asked for again here. */
const silent = () => fakeClient({ answers: { home: () => new Promise(() => undefined) } })

const initial = { results: [card, { ...upcoming, title: '<b>"&amp; ক্ষ' }], next: null }

/** Only Preact takes over what was drawn; React draws it anew in the same root. */
const hydrates = import.meta.env.MODE === 'preact'

/** Each flavour's own way to make HTML of a component. */
async function toHtmlOfThisRun(): Promise<DrawOptions['toHtml']> {
  if (hydrates) return node => renderToString(node as unknown as VNode)
  return (await import('react-dom/server.browser')).renderToString
}

async function drawn(): Promise<string> {
  const toHtml = await toHtmlOfThisRun()
  return renderElement(
    examList as unknown as Widget,
    { base, state: 'running', hrefTemplate: '/join?id={id}', initial },
    { language: 'bn', messages: bn, client: silent(), toHtml },
  )
}

/** Without the comments that React's server puts between texts. */
const htmlIn = (root: ShadowRoot | null) => root?.querySelector('.prostuti-root')?.innerHTML.replaceAll('<!-- -->', '')

describe('an element that a server has drawn', () => {
  it('reads without JavaScript, and wakes up without moving anything', async () => {
    useFakeClient(base, silent())
    const tag = examList.tag
    document.body.innerHTML = '<main></main>'
    const main = document.querySelector('main') as HTMLElement
    // Written by its own name only now, so that it is there before it is defined.
    ok(!customElements.get(tag), 'the suite needs a page of its own')
    main.setHTMLUnsafe(await drawn())
    await settle()
    const element = main.firstElementChild as HTMLElement
    const root = element.shadowRoot
    const [box, heading] = [root?.querySelector('article'), root?.querySelectorAll('h3')[1]]
    equal(heading?.textContent, '<b>"&amp; ক্ষ')
    const before = { height: element.offsetHeight, html: htmlIn(root) }

    let shift = 0
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: false })
    defineForTest(examList)
    await settle()
    await new Promise(resolve => setTimeout(resolve, 200))
    observer.disconnect()

    equal(element.shadowRoot === root, true, 'the shadow root is another one')
    equal({ shift, height: element.offsetHeight }, { shift: 0, height: before.height })
    equal(htmlIn(root), before.html)
    if (hydrates) ok(root?.querySelector('article') === box, 'the nodes are other ones')
  })

  it('is alive afterwards', async () => {
    const element = document.querySelector('prostuti-exam-list') as HTMLElement
    let chosen = 0
    element.addEventListener('prostuti-chosen', event => {
      chosen += 1
      event.preventDefault()
    })
    const link = element.shadowRoot?.querySelector('a') as HTMLAnchorElement
    link.setAttribute('href', '#')
    link.click()
    await settle()
    equal(chosen, 1)
  })
})
