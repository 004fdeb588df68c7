import { expect, test } from 'vitest'
import { readPartnerRequest } from './partner-request.ts'

const sound = {
  response_mode: 'fragment',
  origin: 'https://coaching.example',
  redirect_uri: 'https://coaching.example/exams?batch=7',
  state: 's'.repeat(22),
  code_challenge: 'c'.repeat(43),
}
const read = (change: Record<string, string> = {}) => readPartnerRequest(new URLSearchParams({ ...sound, ...change }))

test('a partner’s page asks for a code and says where it stands', () => {
  expect(read()).toEqual({
    mode: 'fragment',
    origin: 'https://coaching.example',
    redirect: 'https://coaching.example/exams?batch=7',
    state: sound.state,
    challenge: sound.code_challenge,
  })
  expect(read({ response_mode: 'web_message', redirect_uri: '' })?.redirect).toBe('')
})

test.each([
  ['another origin', { redirect_uri: 'https://evil.example/' }],
  ['another port', { redirect_uri: 'https://coaching.example:8443/' }],
  ['plain http', { redirect_uri: 'http://coaching.example/' }],
  ['a host that only begins alike', { redirect_uri: 'https://coaching.example.evil.example/' }],
  ['a host behind a name', { redirect_uri: 'https://coaching.example@evil.example/' }],
  ['a name and a password', { redirect_uri: 'https://name:word@coaching.example/' }],
  ['a fragment of its own', { redirect_uri: 'https://coaching.example/#x' }],
  ['a script', { redirect_uri: 'javascript:alert(1)', origin: 'null' }],
  ['a blob', { redirect_uri: 'blob:https://coaching.example/1' }],
  ['nowhere to go back to', { redirect_uri: '' }],
])('a way back with %s is none', (_, change) => expect(read(change)).toBeNull())

test.each([
  ['mode', { response_mode: 'query' }],
  ['mode of a popup', { response_mode: 'query', redirect_uri: '' }],
  ['origin', { origin: 'https://coaching.example/' }],
  ['origin with capitals', { origin: 'https://Coaching.example' }],
  ['star for an origin', { origin: '*', response_mode: 'web_message', redirect_uri: '' }],
  ['short state', { state: 'short' }],
  ['state with markup', { state: '"><script>alert(1)</script>' }],
  ['short challenge', { code_challenge: 'c'.repeat(42) }],
])('a wrong %s is refused', (_, change) => expect(read(change)).toBeNull())

test('what is said twice is refused: which one counts would be a guess', () => {
  expect(
    readPartnerRequest(new URLSearchParams(`${new URLSearchParams(sound)}&origin=https://evil.example`)),
  ).toBeNull()
})
