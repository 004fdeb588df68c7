import { describe, expect, it } from 'vitest'
import { base, setUp, unread } from '../../testing/fake-stream-server.ts'
import { keepLastNotifications, readLastNotifications } from '../last-notifications.ts'

const second = 1_000
const minute = 60 * second
const post = { type: 'post', post: '7' } as const

describe('the stream of a browser', () => {
  it.each([true, false])('is one connection of all tabs, which all hear it (locks: %s)', async locks => {
    const browser = setUp({ locks })
    const first = browser.openTab()
    const other = browser.openTab()
    await browser.time.advance(20 * second)
    expect([browser.streams(), first.hub.$unread.get(), other.hub.$unread.get()]).toEqual([1, 2, 2])
    browser.say(unread(3))
    browser.say(post)
    await browser.time.settle()
    for (const { heard } of [first, other]) expect(heard.slice(-2)).toEqual([unread(3), post])
  })

  it('tells a tab that comes later how many are new', async () => {
    const browser = setUp()
    browser.openTab()
    await browser.time.advance(20 * second)
    const later = browser.openTab()
    await browser.time.advance(second)
    expect([later.hub.$unread.get(), browser.tried()]).toEqual([2, 1])
  })

  it.each([true, false])('goes on in another tab when its own is closed (locks: %s)', async locks => {
    const browser = setUp({ locks })
    const first = browser.openTab()
    await browser.time.advance(second)
    const other = browser.openTab()
    await browser.time.advance(second)
    first.kill()
    await browser.time.advance(minute)
    expect(browser.streams()).toBe(1)
    browser.say(unread(4))
    await browser.time.settle()
    expect(other.hub.$unread.get()).toBe(4)
  })

  it('goes over to a tab that is looked at when its own is hidden', async () => {
    const browser = setUp()
    const first = browser.openTab()
    await browser.time.advance(second)
    const other = browser.openTab()
    await browser.time.advance(second)
    first.page.hide()
    await browser.time.advance(second)
    other.kill()
    await browser.time.settle()
    expect(browser.streams()).toBe(0)
  })

  it('comes back after the server has ended it, not at once and ever more slowly', async () => {
    const browser = setUp()
    browser.openTab()
    await browser.time.advance(second)
    browser.endStreams()
    await browser.time.settle()
    expect(browser.streams()).toBe(0)
    await browser.time.advance(second)
    expect(browser.streams()).toBe(1)
  })

  it('rests without a network, and comes back with it', async () => {
    const browser = setUp()
    browser.openTab()
    await browser.time.advance(second)
    browser.device.setOnline(false)
    await browser.time.advance(10 * minute)
    expect([browser.streams(), browser.tried()]).toEqual([0, 1])
    browser.device.setOnline(true)
    await browser.time.advance(second)
    expect(browser.streams()).toBe(1)
  })

  it('rests while no tab is looked at for long, and goes on while one is', async () => {
    const browser = setUp()
    const first = browser.openTab()
    const hidden = browser.openTab({ isVisible: false })
    await browser.time.advance(10 * minute)
    expect(browser.streams()).toBe(1)
    first.page.hide()
    await browser.time.advance(10 * minute)
    expect(browser.streams()).toBe(0)
    await browser.device.sleep(0)
    await browser.time.advance(second)
    expect(browser.streams()).toBe(1)
    hidden.stop()
  })

  it.each(['held', 'page'] as const)('asks every minute where streams do not pass (%s)', async streams => {
    const browser = setUp({ streams })
    const tab = browser.openTab()
    await browser.time.advance(2 * minute)
    expect(tab.hub.$unread.get()).toBe(2)
    const before = browser.asked()
    browser.state.unread = 5
    await browser.time.advance(3 * minute)
    expect([browser.asked() - before, tab.hub.$unread.get()]).toEqual([3, 5])
    browser.state.streams = 'pass'
    await browser.time.advance(10 * minute)
    const last = browser.asked()
    await browser.time.advance(5 * minute)
    expect([browser.streams(), browser.asked()]).toEqual([1, last])
  })

  it('ends in every tab once the session is over, and nothing of the person stays', async () => {
    const browser = setUp()
    const tabs = [browser.openTab(), browser.openTab()]
    await browser.time.advance(second)
    const { storage } = tabs[0]!.page.platform
    const list = { count: 0, next: null, previous: null, results: [], unread: 2 }
    keepLastNotifications(storage, base, { person: '1', at: 0, list })
    browser.state.isSignedIn = false
    browser.say({ type: 'signed_out' })
    await browser.time.advance(5 * minute)
    for (const { hub, client } of tabs) expect([hub.$unread.get(), client.auth.$user.get()]).toEqual([0, null])
    expect([browser.streams(), browser.tried(), readLastNotifications(storage, base, '1')]).toEqual([0, 1, null])
  })

  it('ends in every tab when I sign out in one', async () => {
    const browser = setUp()
    const [first, other] = [browser.openTab(), browser.openTab()]
    await browser.time.advance(second)
    browser.state.isSignedIn = false
    // A call that is refused lets the session go, as signing out does.
    await first.client.auth.refresh().catch(() => undefined)
    await browser.time.advance(minute)
    expect([browser.streams(), other.client.auth.$user.get(), other.heard.at(-1)]).toEqual([
      0,
      null,
      { type: 'signed_out' },
    ])
  })
})
