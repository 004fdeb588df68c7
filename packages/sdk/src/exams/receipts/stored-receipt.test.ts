import { expect, it } from 'vitest'
import { createSimulation } from '../../testing/simulation.ts'
import { readStoredReceipt } from './stored-receipt.ts'

it('finds the receipt on the device that sent the sheet, without a network, and for nobody else', async () => {
  const simulation = createSimulation()
  const tab = await simulation.openAttempt()
  expect(await readStoredReceipt(tab.client, '7', 'live')).toBeNull()
  tab.attempt.answer('1', 2)
  await tab.attempt.submit()
  await simulation.time.advance(1_000)
  const { receipt } = simulation.server.attempt('1')
  tab.kill()
  tab.device.setOnline(false)
  const { client } = simulation.page(tab.device)
  const { deadline } = simulation.server.attempt('1')
  const found = await readStoredReceipt(client, '7', 'live')
  expect(found).toEqual({ receipt, state: 'live', attempt: 1, deadline: expect.any(String), settled: false })
  expect(Date.parse(found!.deadline!)).toBe(deadline)
  expect(await readStoredReceipt(client, '7', 'archive')).toBeNull()
  expect(await readStoredReceipt(client, '8', 'live')).toBeNull()
  simulation.signIn(tab.device, '2')
  expect(await readStoredReceipt(simulation.page(tab.device).client, '7', 'live')).toBeNull()
})
