import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ProviderSettings } from '../index.ts'

type Answer = () => Response | Promise<Response>

/** Claims over the usual ones, or a whole answer. */
interface Script {
  tokenInfo?: object | Answer
  userInfo?: object | Answer
  discovery?: () => Response | undefined
  /** For the code flow. */
  idToken?: { claims: object; tamper?: (token: string) => string }
}

export interface ScriptedProvider {
  settings: ProviderSettings
  /** What it says next, until the next test; what is left out is said as it should be. */
  say(script: Script): void
  close(): Promise<void>
}

/** A provider that says what a test wants it to say, Google's words by default. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  let script: Script = {}
  const app = new Hono()
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = (usual: () => object, said?: object | Answer) =>
    typeof said === 'function' ? (said as Answer)() : Response.json({ ...usual(), ...said })

  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    id_token_signing_alg_values_supported: ['ES256'],
  }

  app.get('/.well-known/openid-configuration', c => script.discovery?.() ?? c.json(metadata))
  app.get('/jwks', c => c.json({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] }))
  app.post('/token', c => {
    const { claims = {}, tamper = (token: string) => token } = script.idToken ?? {}
    const id_token = tamper(signToken({ iss: issuer, ...usualIdToken(), ...claims }, keys.privateKey))
    return c.json({ access_token: 'ya29.token', token_type: 'Bearer', expires_in: 3600, id_token })
  })
  app.post('/tokeninfo', () => answer(usualTokenInfo, script.tokenInfo))
  app.get('/userinfo', () => answer(() => usualUserInfo, script.userInfo))
  return {
    settings: { issuer, clientId: 'ours', allowInsecure: true },
    say: next => {
      script = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const usualIdToken = () => {
  const now = Math.floor(Date.now() / 1000)
  return { aud: 'ours', sub: '117', iat: now, exp: now + 3600 }
}

/** A JWT, ES256. */
function signToken(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

const usualTokenInfo = () => ({
  azp: 'ours',
  aud: 'ours',
  sub: '117',
  scope: 'https://www.googleapis.com/auth/userinfo.profile openid https://www.googleapis.com/auth/userinfo.email',
  exp: String(Math.floor(Date.now() / 1000) + 3600),
  expires_in: '3600',
  email: 'nusrat@mail.example',
  email_verified: 'true',
  access_type: 'online',
})

const usualUserInfo = {
  sub: '117',
  name: 'নুসরাত জাহান',
  given_name: 'নুসরাত',
  family_name: 'জাহান',
  picture: 'https://lh3.googleusercontent.com/117.png',
  email: 'nusrat@mail.example',
  email_verified: true,
}
