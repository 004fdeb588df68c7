import { describe, expect, it } from 'vitest'
import { createDevice } from '../testing/device.ts'
import { createWorld } from '../testing/world.ts'
import { createServerClock } from './clock.ts'

const hour = 3_600_000

function setUp(wallOffset = 0) {
  const world = createWorld()
  const device = createDevice(world)
  device.wallOffset = wallOffset
  const openClock = () => {
    const { platform } = device.open(fetch)
    const clock = createServerClock(platform)
    /** One call that takes so long there and so long back. */
    const contact = async (there: number, back: number, coarse = false) => {
      const sent = platform.clock.monotonic()
      await world.advance(there)
      const serverTime = world.now()
      await world.advance(back)
      const received = platform.clock.monotonic()
      if (!coarse) clock.observe(serverTime, sent, received)
      else clock.learn({ data: {}, date: new Date(serverTime).toUTCString(), sent, received })
    }
    return { clock, contact, error: () => Math.abs(clock.now() - world.now()) }
  }
  return { world, device, openClock, ...openClock() }
}

describe('the clock of the exam', () => {
  it.each([-24, -3, -0.5, 0, 0.5, 3, 24])('is right after one contact when the device is %s hours off', async hours => {
    const { clock, contact, error, world } = setUp(hours * hour)
    await contact(180, 20)
    expect(error()).toBeLessThanOrEqual(100)
    await world.advance(3 * hour)
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
    const { clock, contact, error, world } = setUp(-hour)
    for (const [there, back] of [
      [3_000, 10],
      [10, 2_000],
      [500, 500],
      [14_000, 0],
    ] as const) {
      await contact(there, back)
      expect(error()).toBeLessThanOrEqual(clock.uncertainty())
      await world.advance(60_000)
    }
  })

  it('takes the date of any answer for want of better, good to a second', async () => {
    const { contact, error, world } = setUp(24 * hour)
    await world.advance(777)
    await contact(100, 100, true)
    expect(error()).toBeLessThanOrEqual(1_100)
  })

  it.each([-24, -1, 1, 24])(
    'does not follow a learner who sets the clock %s hours, once the server has been asked again',
    async hours => {
      const { clock, contact, error, device, world } = setUp()
      let doubts = 0
      clock.onDoubt(() => doubts++)
      await contact(50, 50)
      device.wallOffset += hours * hour
      clock.now()
      expect(doubts).toBe(1)
      expect(clock.uncertainty()).toBe(Number.POSITIVE_INFINITY)
      await contact(50, 50)
      expect(error()).toBeLessThanOrEqual(100)
      await world.advance(hour)
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
    const { contact, openClock, world } = setUp(-7 * hour)
    await contact(50, 50)
    await world.advance(60_000)
    const again = openClock()
    expect(again.error()).toBeLessThanOrEqual(1_100)
    expect(again.clock.uncertainty()).toBe(Number.POSITIVE_INFINITY)
  })

  it('places a tap that the device stamped itself', async () => {
    const { clock, contact, device, world } = setUp(5 * hour)
    await contact(20, 20)
    const tapped = world.now()
    const stamp = tapped + device.wallOffset
    await world.advance(3_000)
    expect(Math.abs(clock.fromDevice(stamp) - tapped)).toBeLessThanOrEqual(20)
  })
})
