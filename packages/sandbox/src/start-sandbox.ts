import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createSandboxGateway, isOfGateway } from './gateway/index.ts'
import type { GatewayStore } from './gateway/store.ts'
import type { Log } from './log.ts'
import { createPushService, isOfPush, type PushService } from './push/push-service.ts'
import { clientId, createOidcProvider } from './sign-in/provider.ts'
import { createRoutes } from './sign-in/routes.ts'

export interface SandboxOptions {
  /** 0 takes a free one. */
  port: number
  host: string
  /** Origin of the site; its callback is the only redirect address. */
  siteUrl: string
  log: Log
  /** The sandbox signs anybody in as anybody: it refuses to start here. */
  production: boolean
}

export interface Sandbox {
  /** Without a slash at its end. */
  url: string
  /** `url`, as the provider names itself. */
  issuer: string
  clientId: string
  clientSecret: string
  /** Our store at the sandbox's payment gateway. */
  gateway: GatewayStore
  push: Pick<PushService, 'devices'>
  close(): Promise<void>
}

/**
 * Starts the stand-in for Google, a real OpenID Connect provider with four people and no passwords, and beside it those for
 * the payment gateway and for push services. Importing this
 * module loads the provider, so import it only where it runs.
 *
 * @throws Error in production, and when the port is taken
 * @example
 * const sandbox = await startSandbox({ port: 4323, host: '127.0.0.1', siteUrl, log, production: false })
 * const provider = { ...sandbox, allowInsecure: true }
 */
export async function startSandbox({ port, host, siteUrl, log, production }: SandboxOptions): Promise<Sandbox> {
  if (production) throw new Error('The sandbox lets anybody in and never runs in production')
  const server = createServer()
  const url = await listen(server, port, host)
  const oidc = createOidcProvider(url, siteUrl, log)
  const protocol = oidc.provider.callback()
  const beside = getRequestListener(createRoutes(oidc, siteUrl, log).fetch)
  const gateway = createSandboxGateway(url, log)
  const payments = getRequestListener(gateway.routes.fetch)
  const push = createPushService(url)
  server.on('request', chooseHandler({ protocol, beside, payments, pushes: push.listener }))
  const stop = async () => {
    gateway.stop()
    await close(server)
  }
  return { url, issuer: url, clientId, clientSecret: oidc.clientSecret, gateway: gateway.store, push, close: stop }
}

type Handlers = Readonly<Record<'protocol' | 'beside' | 'payments' | 'pushes', RequestListener>>

function chooseHandler({ protocol, beside, payments, pushes }: Handlers): RequestListener {
  return (request, response) => {
    if (isOfGateway(request.url ?? '/')) return payments(request, response)
    if (isOfPush(request.url ?? '/')) return pushes(request, response)
    const isBeside = /^\/(sign-in|accounts|tokeninfo)\b/.test(request.url ?? '/')
    return isBeside ? beside(request, response) : protocol(request, response)
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  const isWildcard = host === '0.0.0.0' || host === '::'
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(error))
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve(`http://${isWildcard ? '127.0.0.1' : host}:${(server.address() as AddressInfo).port}`)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close(error => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })
}
