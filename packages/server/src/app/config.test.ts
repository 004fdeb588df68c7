import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have a default for everything a first start needs', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 4321,
      PARTNER_PORT: 4322,
      SANDBOX_PORT: 4323,
      demo: true,
      HOST: '127.0.0.1',
    })
  })

  it('lead elsewhere in the demo, so that its menu has all its parts, and nowhere else unless they are set', () => {
    const group = { SOCIAL_GROUP_URL: 'https://group.example/' }
    expect(readConfig(group)).toMatchObject({
      MORE_APPS_URL: expect.stringContaining('https://'),
      SOCIAL_PAGE_URL: expect.stringContaining('https://'),
      ...group,
    })
    const given = { NODE_ENV: 'production', PROVIDER_ISSUER: 'https://accounts.google.com', PROVIDER_CLIENT_ID: 'ours' }
    expect(readConfig({ ...given, ...group })).toMatchObject(group)
    expect(readConfig({ ...given, ...group }).MORE_APPS_URL).toBeUndefined()
  })

  it('name each wrong value in one sentence', () => {
    const wrong = { PORT: 'four', DATABASE_URL: 'mysql://x', PROSTUTI_DEMO: 'maybe' }
    expect(() => readConfig(wrong)).toThrow(/PORT: .*DATABASE_URL: .*PROSTUTI_DEMO: /)
  })

  it('never run the sandbox in production', () => {
    const production = { NODE_ENV: 'production' }
    expect(() => readConfig({ ...production, PROSTUTI_DEMO: 'on' })).toThrow('never runs in production')
    expect(() => readConfig(production)).toThrow('PROVIDER_ISSUER')
    const given = { ...production, PROVIDER_ISSUER: 'https://accounts.google.com', PROVIDER_CLIENT_ID: 'ours' }
    expect(readConfig(given)).toMatchObject({ demo: false, production: true })
  })

  it('take a partner’s addresses on its own origins alone', () => {
    const of = (PARTNER_REDIRECT_URIS: string) =>
      readConfig({ PARTNER_ORIGINS: 'https://one.example,https://two.example', PARTNER_REDIRECT_URIS })
    const given = 'https://one.example/exams, https://two.example/'
    expect(of(given).PARTNER_REDIRECT_URIS).toEqual(['https://one.example/exams', 'https://two.example/'])
    for (const wrong of ['https://three.example/', 'one.example', 'https://one.example/#here', 'javascript:alert(1)'])
      expect(() => of(wrong)).toThrow(`PARTNER_REDIRECT_URIS: ${wrong}`)
  })

  it('name how people reach a person, made up in the demo alone', () => {
    expect(readConfig({}).SUPPORT_EMAIL).toBe('help@prostuti.example')
    expect(readConfig({ SUPPORT_PHONE: '+880 1700-000001' }).SUPPORT_PHONE).toBe('+880 1700-000001')
    const off = { PROSTUTI_DEMO: 'off', PROVIDER_ISSUER: 'https://accounts.google.com', PROVIDER_CLIENT_ID: 'ours' }
    expect(readConfig(off).SUPPORT_EMAIL).toBeUndefined()
    for (const wrong of [{ SUPPORT_EMAIL: 'help' }, { SUPPORT_PHONE: 'javascript:1' }])
      expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0])
  })

  it('ring phones with a whole key pair, a readable account, and in production through known services alone', () => {
    const keys = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_PRIVATE_KEY: 'a'.repeat(43) }
    expect(readConfig(keys)).toMatchObject(keys)
    expect(() => readConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow('VAPID_PRIVATE_KEY come together')
    expect(() => readConfig({ FCM_SERVICE_ACCOUNT: '{"private_key":"hidden"}' })).toThrow(
      /^Wrong settings: FCM_SERVICE_ACCOUNT: the JSON of a service account$/,
    )
    const given = { NODE_ENV: 'production', PROVIDER_ISSUER: 'https://accounts.google.com', PROVIDER_CLIENT_ID: 'ours' }
    expect(readConfig({ ...given, PUSH_HOSTS: 'https://push.example/' }).PUSH_HOSTS).toEqual(['https://push.example'])
    expect(() => readConfig({ ...given, PUSH_HOSTS: 'http://push.example' })).toThrow('PUSH_HOSTS: in production https')
    expect(() => readConfig({ ...given, FCM_URL: 'https://push.example' })).toThrow('FCM_URL: never in production')
  })

  it('know no other API in production', () => {
    const other = { API_BASE_TEST: 'https://test.example/api/' }
    expect(readConfig(other).API_BASE_TEST).toBe(other.API_BASE_TEST)
    expect(() => readConfig({ API_BASE_LOCAL: 'https://test.example/' })).toThrow('API_BASE_LOCAL')
    const production = {
      NODE_ENV: 'production',
      PROVIDER_ISSUER: 'https://accounts.google.com',
      PROVIDER_CLIENT_ID: 'ours',
    }
    expect(() => readConfig({ ...production, ...other })).toThrow('API_BASE_TEST: never in production')
  })

  const store = { GATEWAY_STORE_ID: 'prostuti0live', GATEWAY_STORE_PASSWORD: 'secret' }
  const production = {
    ...{ NODE_ENV: 'production', PROVIDER_ISSUER: 'https://accounts.google.com', PROVIDER_CLIENT_ID: 'ours' },
  }

  it.each(['https://securepay.sslcommerz.com', 'https://sandbox.sslcommerz.com/'])('take %s for the gateway', url => {
    const { gateway } = readConfig({ ...production, ...store, GATEWAY_URL: url })
    expect(gateway).toEqual({ url: url.replace(/\/$/, ''), storeId: 'prostuti0live', storePassword: 'secret' })
  })

  it.each([
    ...['http://securepay.sslcommerz.com', 'https://securepay.sslcommerz.com.evil.example', 'https://evil.example'],
    ...['https://epay.sslcommerz.com', 'https://securepay.sslcommerz.com:8443', 'http://127.0.0.1:4323', '__proto__'],
    ...[
      'https://securepay.sslcommerz.com/gwprocess',
      'https://ours@securepay.sslcommerz.com',
      'securepay.sslcommerz.com',
    ],
  ])('never take %s for the gateway in production', url => {
    expect(() => readConfig({ ...production, ...store, GATEWAY_URL: url })).toThrow(/^Wrong settings: GATEWAY_URL: /)
  })

  it('take another gateway outside production', () => {
    expect(readConfig({ ...store, GATEWAY_URL: 'http://127.0.0.1:9999' }).gateway?.url).toBe('http://127.0.0.1:9999')
  })

  it('take all three of the gateway or none, and name those that are missing', () => {
    expect(readConfig(production).gateway).toBeNull()
    expect(() => readConfig({ GATEWAY_URL: 'https://sandbox.sslcommerz.com' })).toThrow(
      'GATEWAY_STORE_ID and GATEWAY_STORE_PASSWORD',
    )
    expect(() => readConfig(store)).toThrow(/settings: GATEWAY_URL: /)
    const refused = () => readConfig({ GATEWAY_STORE_PASSWORD: 'secret' })
    expect(refused).toThrow('GATEWAY_URL and GATEWAY_STORE_ID')
    expect(refused).not.toThrow('secret')
  })

  it('take an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })
})
