import { accessibilityFaults } from '../testing/accessible.ts'
import { equal, ok, settle, until } from '../testing/expect.ts'
import { press, setPage, tell } from '../testing/shell-page.ts'

const region = () => document.querySelector('prostuti-toast-region')!
const inside = () => region().shadowRoot!
const texts = () => [...inside().querySelectorAll('p')].map(one => one.textContent!.trim())
const buttons = () => [...inside().querySelectorAll('button')]

/** Lets time run at will: what is due within so many milliseconds is done. */
function fakeTimers() {
  const real = { setTimeout: setTimeout.bind(globalThis), clearTimeout: clearTimeout.bind(globalThis) }
  const realNow = performance.now.bind(performance)
  const due = new Map<number, { at: number; act: () => void }>()
  let [now, last] = [0, 0]
  performance.now = () => realNow() + now
  Object.assign(globalThis, {
    setTimeout: (act: () => void, ms = 0) =>
      ms < 300 ? real.setTimeout(act, ms) : due.set(++last, { at: now + ms, act }) && last,
    clearTimeout: (id: number) => due.delete(id) || real.clearTimeout(id),
  })
  return {
    restore() {
      Object.assign(globalThis, real)
      performance.now = realNow
    },
    async pass(ms: number) {
      now += ms
      for (const [id, { at, act }] of due) if (at <= now) due.delete(id) && act()
      await settle()
    },
  }
}

describe('the toasts', () => {
  let time: ReturnType<typeof fakeTimers>
  beforeEach(async () => {
    time = fakeTimers()
    setPage(
      '<button id="other">অন্য</button><prostuti-toast-region label="বার্তা" close="বন্ধ করুন"></prostuti-toast-region>',
    )
    await settle()
  })
  afterEach(() => time.restore())

  it('are said politely, in a region that was there before them', async () => {
    const live = inside().querySelector('[aria-live=polite]')
    ok(live)
    tell('prostuti-toast', { text: 'কপি হয়েছে' })
    await settle()
    equal(texts(), ['কপি হয়েছে'])
    ok(live === inside().querySelector('[aria-live]') && live.contains(buttons()[0]!))
  })

  it('never take the focus', async () => {
    document.querySelector<HTMLElement>('#other')!.focus()
    tell('prostuti-toast', { text: 'কপি হয়েছে' })
    await settle()
    equal(document.activeElement?.id, 'other')
  })

  it('stay two seconds when they are short, and longer for more words', async () => {
    tell('prostuti-toast', { text: 'সফলভাবে কেনা হয়েছে' })
    tell('prostuti-toast', { text: 'জ্ঞ'.repeat(40) })
    await settle()
    await time.pass(1900)
    equal(texts().length, 2)
    await time.pass(200)
    equal(texts().length, 1)
    await time.pass(10_000)
    equal(texts(), [])
  })

  it('are said over an element that shows nothing of its own where they come', async () => {
    const host = document.createElement('div')
    host.style.cssText = 'position: fixed; inset: 0; background: white'
    host.attachShadow({ mode: 'open' }).innerHTML = '<p>উপরে</p>'
    document.body.prepend(host)
    tell('prostuti-toast', { text: 'কপি হয়েছে' })
    await settle()
    equal(texts(), ['কপি হয়েছে'])
    host.remove()
  })

  it('never cover the bar at the foot of the page, in whatever element it stands', async () => {
    const host = document.createElement('section')
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="position: fixed; inset: auto 0 0; height: 90px; background: white"><button>কিনুন</button></div>'
    document.body.append(host)
    const bar = host.shadowRoot!.querySelector('div')!
    tell('prostuti-toast', { text: 'টাকা কাটা হয়নি', tone: 'wrong' })
    await settle()
    const bottom = () => inside().querySelector('article')!.getBoundingClientRect().bottom
    ok(bottom() <= bar.getBoundingClientRect().top, 'above the bar')
    host.remove()
    buttons()[0]!.click()
    await settle()
    tell('prostuti-toast', { text: 'কপি হয়েছে' })
    await settle()
    ok(bottom() > innerHeight - 60, 'down again where there is none')
  })

  it('come in four tones', async () => {
    for (const tone of ['plain', 'good', 'warning'] as const) tell('prostuti-toast', { text: tone, tone })
    await settle()
    equal(
      [...inside().querySelectorAll('article')].map(one => one.dataset.tone),
      ['plain', 'good', 'warning'],
    )
  })

  it('stay when I press somewhere else', async () => {
    tell('prostuti-toast', { text: 'কপি হয়েছে' })
    await settle()
    document.querySelector<HTMLElement>('#other')!.click()
    await settle()
    equal(texts().length, 1)
  })

  it('stay until I close them when something went wrong, or when there is something to do', async () => {
    tell('prostuti-toast', { text: 'লগ আউট করা যায়নি', tone: 'wrong' })
    tell('prostuti-toast', { text: 'কয়েন কম আছে', tone: 'warning' })
    tell('prostuti-toast', { text: 'ফলাফল এসেছে', action: { label: 'দেখুন', href: '/results/' } })
    await settle()
    await time.pass(600_000)
    equal(texts().length, 3)
    for (const _ of [1, 2]) {
      buttons()[0]!.click()
      await settle()
    }
    equal(texts().length, 1)
    equal(inside().querySelector('a')!.getAttribute('href'), '/results/')
  })

  it('end by themselves where the page goes on saying what is wrong, after time to read it twice', async () => {
    tell('prostuti-toast', { text: 'সংরক্ষণ হয়নি', tone: 'wrong', ends: true })
    await settle()
    await time.pass(9_000)
    equal(texts().length, 1)
    await time.pass(2_000)
    equal(texts(), [])
  })

  it('wait while I am on one of them, and have the rest of their time afterwards', async () => {
    tell('prostuti-toast', { text: 'ক' })
    await settle()
    await time.pass(1200)
    buttons()[0]!.focus()
    await settle()
    await time.pass(60_000)
    equal(texts().length, 1)
    document.querySelector<HTMLElement>('#other')!.focus()
    await settle()
    await time.pass(500)
    equal(texts().length, 1)
    await time.pass(400)
    equal(texts(), [])
  })

  it('stack, three at once; the others wait their turn', async () => {
    for (const text of ['১', '২', '৩', '৪']) tell('prostuti-toast', { text, tone: 'wrong' })
    await settle()
    equal(texts(), ['১', '২', '৩'])
    buttons()[0]!.click()
    await settle()
    equal(texts(), ['২', '৩', '৪'])
  })

  it('say the same thing once', async () => {
    tell('prostuti-toast', { text: 'নেটওয়ার্ক নেই', tone: 'wrong' })
    tell('prostuti-toast', { text: 'নেটওয়ার্ক নেই', tone: 'wrong' })
    await settle()
    equal(texts().length, 1)
  })

  it('close by Escape, the newest first', async () => {
    tell('prostuti-toast', { text: '১', tone: 'wrong' })
    tell('prostuti-toast', { text: '২', tone: 'wrong' })
    await settle()
    press('Escape')
    await settle()
    equal(texts(), ['১'])
  })

  it('leave Escape to an open dialog', async () => {
    tell('prostuti-toast', { text: '১', tone: 'wrong' })
    document.body.append(document.createElement('dialog'))
    document.querySelector('dialog')!.showModal()
    press('Escape')
    await settle()
    equal(texts(), ['১'])
    document.querySelector('dialog')!.close()
  })

  it('give the focus to the next one, and then back to where I was', async () => {
    document.querySelector<HTMLElement>('#other')!.focus()
    tell('prostuti-toast', { text: '১', tone: 'wrong' })
    tell('prostuti-toast', { text: '২', tone: 'wrong' })
    await settle()
    buttons()[0]!.focus()
    buttons()[0]!.click()
    await until(() => inside().activeElement === buttons()[0] && texts().length === 1)
    buttons()[0]!.click()
    await until(() => document.activeElement?.id === 'other')
  })

  it('put no barrier in anybody’s way', async () => {
    tell('prostuti-toast', { text: 'লগ আউট করা যায়নি', tone: 'wrong', action: { label: 'আবার', href: '/' } })
    tell('prostuti-toast', { text: 'কপি হয়েছে', tone: 'good' })
    await settle()
    equal(await accessibilityFaults(region()), [])
  })
})
