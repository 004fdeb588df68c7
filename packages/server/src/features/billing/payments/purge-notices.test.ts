import { expect, it } from 'vitest'
import { openTestApp } from '../../../testing/open-test-app.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { payingIn } from '../testing/paying.ts'
import { keptMs, purgeNotices } from './purge-notices.ts'

const testApp = await openTestApp({ gateway: createFakeGateway() })
const { db, clock } = testApp
const { started, notify, outcomesOf } = payingIn(testApp)

it('removes what was posted for no order of ours after 400 days, and nothing of an order', async () => {
  const { tran_id } = await started(await testApp.person({ member: true }))
  await notify({ tran_id, status: 'FAILED' })
  await notify({ tran_id: 'PRT000000NOBODYS' })
  const received = clock.now()
  expect(await purgeNotices(db.pool, received + keptMs - 1)).toBe(0)
  expect(await purgeNotices(db.pool, received + keptMs)).toBe(1)
  expect([await outcomesOf(tran_id), await outcomesOf('PRT000000NOBODYS')]).toEqual([['failed'], []])
})
