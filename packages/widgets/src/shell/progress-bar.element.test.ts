import { accessibilityFaults } from '../testing/accessible.ts'
import { equal, ok, settle, until } from '../testing/expect.ts'
import { setPage, tell, waiting } from '../testing/shell-page.ts'
import { leavesPage } from './leaves-page.ts'

const bar = () => document.querySelector('prostuti-progress-bar')!
const seen = () => bar().shadowRoot!.querySelector('[role=progressbar]')
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Presses a link and says what is made of it; the suite stays on its page. */
function pressed(attributes: string, init: MouseEventInit = {}): boolean {
  const link = Object.assign(document.createElement('div'), { innerHTML: `<a ${attributes}>যান</a>` }).firstElementChild!
  document.body.append(link)
  let leaves = false
  link.addEventListener('click', event => {
    leaves = leavesPage(event as MouseEvent)
    event.preventDefault()
  })
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }))
  link.remove()
  return leaves
}

describe('the progress bar', () => {
  beforeEach(async () => {
    setPage('<prostuti-progress-bar label="আসছে…"></prostuti-progress-bar>')
    await settle()
  })

  it('shows while something is waited for, until the last of it is settled', async () => {
    const [one, other] = [waiting(), waiting()]
    tell('prostuti-busy', { until: one.promise })
    tell('prostuti-busy', { until: other.promise })
    await until(seen)
    one.resolve()
    await settle()
    ok(seen(), 'the other is still on its way')
    other.reject(new Error('no network'))
    await until(() => !seen())
  })

  it('does not flash for what is quick', async () => {
    tell('prostuti-busy', { until: Promise.resolve() })
    await pause(250)
    ok(!seen())
  })

  it('shows when I leave for another page, and is gone when I come back to a kept one', async () => {
    const form = document.createElement('form')
    document.body.append(form)
    // Stops the suite from leaving, after everybody has heard.
    addEventListener('submit', event => event.preventDefault(), { once: true })
    form.requestSubmit()
    await until(seen)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await until(() => !seen())
  })

  it('knows which presses lead away', () => {
    ok(pressed('href="/exam/upcoming"'))
    ok(pressed('href="?page=2"'))
    for (const stays of [
      'href="#page"',
      'href="/x" target="_blank"',
      'href="/x" download',
      'href="mailto:a@b.example"',
      '',
    ])
      ok(!pressed(stays), stays)
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      ok(!pressed('href="/x"', init), JSON.stringify(init))
  })

  it('is nothing to who listens while it is not there, and has a name while it is', async () => {
    equal(bar().shadowRoot!.children.length, 0)
    tell('prostuti-busy', { until: waiting().promise })
    await until(seen)
    equal(seen()!.getAttribute('aria-label'), 'আসছে…')
    equal(await accessibilityFaults(bar()), [])
  })
})
