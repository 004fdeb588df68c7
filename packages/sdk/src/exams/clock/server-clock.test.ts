import { describe, expect, it } from 'vitest'
import { createDevice } from '../../testing/device.ts'
import { createVirtualTime } from '../../testing/virtual-time.ts'
import { createServerClock } from './server-clock.ts'

const hour = 3_600_000

function setUp(wallOffset = 0) {
  const time = createVirtualTime()
  const device = createDevice(time)
  device.wallOffset = wallOffset
  const openClock = () => {
    const { platform } = device.open(fetch)
    const clock = createServerClock(platform)
    /** One call that takes so long there and so long back. */
    const contact = async (there: number, back: number, coarse = false) => {
      const sent = platform.clock.monotonic()
      await time.advance(there)
      const serverTime = time.now()
      await time.advance(back)
      const received = platform.clock.monotonic()
      if (!coarse) clock.observe(serverTime, sent, received)
      else clock.observeAnswer({ data: {}, date: new Date(serverTime).toUTCString(), sent, received })
    }
    return { clock, contact, platform, error: () => Math.abs(clock.now() - time.now()) }
  }
  return { time, device, openClock, ...openClock() }
}

describe('the clock of the exam', () => {
  it.each([-24, -3, -0.5, 0, 0.5, 3, 24])('is right after one contact when the device is %s hours off', async hours => {
    const { clock, contact, error, time } = setUp(hours * hour)
    await contact(180, 20)
    expect(error()).toBeLessThanOrEqual(100)
    await time.advance(3 * hour)
    expect(error()).toBeLessThanOrEqual(100)
    expect(clock.uncertainty()).toBeLessThan(5_000)
  })

  it('keeps the best contact when slow ones follow', async () => {
    const { contact, error } = setUp(hour)
    await contact(10, 10)
    await contact(9_000, 100)
    expect(error()).toBeLessThanOrEqual(15)
  })

  it('is never off by more than it says', async () => {
    const { clock, contact, error, time } = setUp(-hour)
    for (const [there, back] of [
      [3_000, 10],
      [10, 2_000],
      [500, 500],
      [14_000, 0],
    ] as const) {
      await contact(there, back)
      expect(error()).toBeLessThanOrEqual(clock.uncertainty())
      await time.advance(60_000)
    }
  })

  it('takes the date of any answer for want of better, good to a second', async () => {
    const { contact, error, time } = setUp(24 * hour)
    await time.advance(777)
    await contact(100, 100, true)
    expect(error()).toBeLessThanOrEqual(1_100)
  })

  it.each([-24, -1, 1, 24])(
    'does not follow a learner who sets the clock %s hours, once the server has been asked again',
    async hours => {
      const { clock, contact, error, device, time } = setUp()
      let doubts = 0
      clock.onDoubt(() => doubts++)
      await contact(50, 50)
      device.wallOffset += hours * hour
      clock.now()
      expect(doubts).toBe(1)
      expect(clock.uncertainty()).toBe(Number.POSITIVE_INFINITY)
      await contact(50, 50)
      expect(error()).toBeLessThanOrEqual(100)
      await time.advance(hour)
      expect(doubts).toBe(1)
    },
  )

  it('knows the time after a sleep, before and after asking', async () => {
    const { clock, contact, error, device } = setUp()
    await contact(50, 50)
    await device.sleep(20 * 60_000)
    expect(error()).toBeLessThanOrEqual(600)
    expect(clock.uncertainty()).toBe(Number.POSITIVE_INFINITY)
    await contact(20, 20)
    expect(error()).toBeLessThanOrEqual(20)
  })

  it('is right after a reload without network, when the device was wrong all along', async () => {
    const { contact, openClock, time } = setUp(-7 * hour)
    await contact(50, 50)
    await time.advance(60_000)
    const again = openClock()
    expect(again.error()).toBeLessThanOrEqual(1_100)
    expect(again.clock.uncertainty()).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([-24, -3, 3, 24])(
    'takes the offset of the last visit for a guess, since the device’s clock was set by %s hours meanwhile',
    async hours => {
      const { contact, openClock, device } = setUp()
      await contact(20, 20)
      device.wallOffset += hours * hour
      const again = openClock()
      expect(again.clock.$known.get()).toBe(false)
      await again.contact(20, 20)
      expect(again.clock.$known.get()).toBe(true)
      expect(again.error()).toBeLessThanOrEqual(20)
    },
  )

  it.each([-24, -3, 3, 24])(
    'knows the time at once from a page that the server drew, after the device’s clock was set by %s hours',
    async hours => {
      const { contact, openClock, device } = setUp()
      await contact(20, 20)
      device.wallOffset += hours * hour
      device.pagesShowTime = true
      const { clock, error } = openClock()
      expect(clock.$known.get()).toBe(true)
      expect(error()).toBeLessThanOrEqual(20)
    },
  )

  it('knows it no more after a sleep or when the clock was set, and again once the server was heard', async () => {
    const { clock, contact, device } = setUp()
    await contact(20, 20)
    const seen: boolean[] = []
    clock.$known.listen(isKnown => seen.push(isKnown))
    device.wallOffset += hour
    clock.now()
    await contact(20, 20)
    expect(seen).toEqual([false, true])
  })

  it('does not know it by an answer that took half a minute', async () => {
    const { clock, contact } = setUp()
    await contact(15_000, 15_000)
    expect(clock.$known.get()).toBe(false)
    await contact(100, 100)
    expect(clock.$known.get()).toBe(true)
  })

  it('places a tap that the device stamped itself', async () => {
    const { clock, contact, device, time } = setUp(5 * hour)
    await contact(20, 20)
    const tapped = time.now()
    const stamp = tapped + device.wallOffset
    await time.advance(3_000)
    expect(Math.abs(clock.fromDevice(stamp) - tapped)).toBeLessThanOrEqual(20)
  })
})
