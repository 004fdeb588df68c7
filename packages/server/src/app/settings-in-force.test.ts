import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { settingsInForce } from './settings-in-force.ts'

const account = {
  project_id: 'demo',
  client_email: 'push@mail.example',
  private_key: '-----BEGIN PRIVATE KEY-----hidden',
}
const secrets = {
  DATABASE_URL: 'postgres://prostuti:hidden@db.example/prostuti',
  PROVIDER_CLIENT_SECRET: 'hidden',
  GATEWAY_STORE_ID: 'hidden',
  GATEWAY_STORE_PASSWORD: 'hidden',
  RECEIPT_KEY: 'hidden',
  VAPID_PRIVATE_KEY: `hidden${'k'.repeat(37)}`,
  FCM_SERVICE_ACCOUNT: JSON.stringify(account),
  METRICS_TOKEN: 'hidden-hidden-hidden',
}
const others = {
  GATEWAY_URL: 'http://127.0.0.1:9',
  VAPID_PUBLIC_KEY: 'p'.repeat(87),
  PARTNER_ORIGINS: 'https://one.example',
}

const named = (settings: ReturnType<typeof settingsInForce>) =>
  Object.fromEntries(settings.map(({ name, ...rest }) => [name, rest]))

it('shows what is in force, and of a secret only that it is set', () => {
  const settings = settingsInForce(readConfig({ ...secrets, ...others }))
  expect(JSON.stringify(settings)).not.toContain('hidden')
  const secret = { is_secret: true, is_set: true, value: null }
  expect(named(settings)).toMatchObject(Object.fromEntries(Object.keys(secrets).map(name => [name, secret])))
  expect(named(settings)).toMatchObject({
    PORT: { is_secret: false, is_set: true, value: '4321' },
    PARTNER_ORIGINS: { is_secret: false, is_set: true, value: 'https://one.example' },
    BACKUP_DIR: { is_secret: false, is_set: false, value: null },
  })
  expect(named(settingsInForce(readConfig({}))).RECEIPT_KEY).toEqual({ is_secret: true, is_set: false, value: null })
})
