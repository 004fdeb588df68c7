import { expect, it } from 'vitest'
import { createSimulation, type OpenPage, type Simulation } from '../../testing/simulation.ts'
import { watchTime } from './confirmed-time.ts'

const asked = (simulation: Simulation) =>
  simulation.server.log.filter(({ call }) => call.includes('receipt-keys')).length

function listen(page: OpenPage): boolean[] {
  const seen: boolean[] = []
  watchTime(page.client, isKnown => void seen.push(isKnown))
  return seen
}

it('asks the server once for however many screens, and is right whatever the device’s clock shows', async () => {
  const simulation = createSimulation()
  const device = simulation.device()
  device.items.set('prostuti:clock', '0')
  device.wallOffset = -24 * 3_600_000
  const page = simulation.page(device)
  const screens = [listen(page), listen(page)]
  await simulation.time.advance(1_000)
  expect(screens).toEqual([
    [false, true],
    [false, true],
  ])
  expect(asked(simulation)).toBe(1)
  // The date of an answer is good to a second.
  expect(Math.abs(page.client.now() - simulation.time.now())).toBeLessThan(1_000)
})

it('asks nothing where the page has brought the time', async () => {
  const simulation = createSimulation()
  const device = simulation.device()
  device.pagesShowTime = true
  expect(listen(simulation.page(device))).toEqual([true])
  await simulation.time.advance(60_000)
  expect(asked(simulation)).toBe(0)
})

it('goes on asking until the server has answered, and asks again when the clock is in doubt', async () => {
  const simulation = createSimulation()
  const device = simulation.device()
  device.setOnline(false)
  const page = simulation.page(device)
  const seen = listen(page)
  await simulation.time.advance(10_000)
  device.setOnline(true)
  await simulation.time.advance(1_000)
  expect(seen).toEqual([false, true])
  device.wallOffset += 3_600_000
  page.client.now()
  await simulation.time.advance(1_000)
  expect(seen).toEqual([false, true, false, true])
  expect(asked(simulation)).toBe(2)
})
