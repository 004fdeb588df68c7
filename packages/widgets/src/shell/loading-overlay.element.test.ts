import { accessibilityFaults } from '../testing/accessible.ts'
import { equal, ok, settle, until } from '../testing/expect.ts'
import { setPage, tell, waiting } from '../testing/shell-page.ts'

const overlay = () => document.querySelector('prostuti-loading-overlay')!
const dialog = () => overlay().shadowRoot!.querySelector('dialog')!
const button = () => document.querySelector<HTMLButtonElement>('#other')!

describe('the loading overlay', () => {
  beforeEach(async () => {
    setPage('<button id="other">অন্য</button><prostuti-loading-overlay></prostuti-loading-overlay>')
    await settle()
  })

  it('covers the page with a word while it must not be disturbed, and gives me my place back', async () => {
    const leaving = waiting()
    button().focus()
    tell('prostuti-busy', { until: leaving.promise, overlay: 'লগ আউট হচ্ছে…' })
    await settle()
    ok(dialog().matches(':modal'))
    equal(dialog().querySelector('[role=status]')!.textContent, 'লগ আউট হচ্ছে…')
    ok(dialog().querySelector('svg'), 'the gear')
    button().focus()
    ok(document.activeElement !== button(), 'nothing below it can be reached')
    leaving.resolve()
    await until(() => !dialog().open)
    ok(document.activeElement === button(), 'the focus is back')
  })

  it('goes when what it waited for has failed', async () => {
    const leaving = waiting()
    tell('prostuti-busy', { until: leaving.promise, overlay: 'লগ আউট হচ্ছে…' })
    await settle()
    leaving.reject(new Error('no network'))
    await until(() => !dialog().open)
  })

  it('cannot be sent away before that', async () => {
    tell('prostuti-busy', { until: waiting().promise, overlay: 'লগ আউট হচ্ছে…' })
    await settle()
    ok(!dialog().dispatchEvent(new Event('cancel', { cancelable: true })), 'Escape is refused')
    ok(dialog().open)
  })

  it('is not there for what waits without one', async () => {
    tell('prostuti-busy', { until: waiting().promise })
    await settle()
    ok(!dialog().open)
  })

  it('puts no barrier in anybody’s way', async () => {
    tell('prostuti-busy', { until: waiting().promise, overlay: 'লগ আউট হচ্ছে…' })
    await settle()
    equal(await accessibilityFaults(overlay()), [])
  })
})
