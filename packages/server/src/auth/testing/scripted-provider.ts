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

  app.get(
    '/.well-known/openid-configuration',
    c => script.discovery?.() ?? c.json({ issuer, userinfo_endpoint: `${issuer}/userinfo` }),
  )
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
  picture: 'https://pictures.example/117.png',
  email: 'nusrat@mail.example',
  email_verified: true,
}
