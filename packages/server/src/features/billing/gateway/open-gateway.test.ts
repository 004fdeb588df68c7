import { expect, it, vi } from 'vitest'
import { silentLog } from '../../../platform/log.ts'
import { openGateway } from './index.ts'

const siteUrl = 'https://prostuti.example'
const store = { url: 'https://sandbox.sslcommerz.com', storeId: 'prostuti0test', storePassword: 'secret' }

it('opens no gateway without a store, and says by which settings there would be one', () => {
  const warn = vi.spyOn(silentLog, 'warn')
  expect(openGateway({ store: null, siteUrl, log: silentLog })).toBeUndefined()
  expect(warn.mock.calls.join()).toMatch(/payments are off.*GATEWAY_URL.*GATEWAY_STORE_ID.*GATEWAY_STORE_PASSWORD/)
  warn.mockRestore()
})

it('opens the gateway of a store, and says nothing', () => {
  const warn = vi.spyOn(silentLog, 'warn')
  expect(openGateway({ store, siteUrl, log: silentLog })?.isSigned({})).toBe(false)
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
