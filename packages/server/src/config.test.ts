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

  it('take an empty value for none', () => {
    expect(readConfig({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
  })
})
