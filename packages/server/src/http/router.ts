import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, type Operation, operations } from '@prostuti/contract'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { z } from 'zod'
import type { Authenticate, Viewer } from '../auth/sessions.ts'
import type { Clock } from '../db/clock.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { authorize } from './authorize.ts'
import type { Call } from './call.ts'
import { type Exchange, honoExchange, NodeExchange } from './exchange.ts'
import type { Implementation } from './implement.ts'
import { problemReply, toAppError, validationError } from './problem.ts'
import { Reply, sendThroughHono, sendToSocket } from './reply.ts'
import { isWorthZipping, zipped } from './zip.ts'

export interface RouterOptions {
  implementations: readonly Implementation[]
  authenticate: Authenticate
  clock: Clock
  log: Log
  /** How many proxies of ours stand in front; default none. */
  trustedProxies?: number
  /** Tests check what goes out against the contract, too. */
  checkReturns?: boolean
  observe?: (operation: Operation, status: number, seconds: number) => void
}

/** On every answer: partners' pages are other origins. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Date,Retry-After,X-Request-Id',
}

/** What a page of another origin is told when it asks before it calls. */
const preflight = cors({
  origin: '*',
  allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key'],
  maxAge: 7200,
})

/** The API below `/api/`. */
export interface Router {
  readonly http: Hono
  /**
   * Answers a call whose address stands in the table as it is, straight from Node's socket to Node's socket: finding the
   * way and wrapping both ends cost a submission as much as merging and marking it. False: Hono's business.
   */
  direct(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Every row of the contract's table, 501 for those that nobody serves yet. No middleware: what every call needs stands
 * in `answer`, once, and touches nothing that would make Hono build a whole `Request`.
 */
export function createRouter(options: RouterOptions): Router {
  const http = new Hono()
  http.options('*', preflight)
  const served = byOperation(options.implementations)
  const literal = new Map<string, (exchange: Exchange) => Promise<Reply>>()
  for (const operation of operations) {
    const respond = (exchange: Exchange) =>
      answer(exchange, operation, options, call => serve(exchange, operation, served.get(operation.id), call, options))
    http.on(operation.method, `/${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async c =>
      sendThroughHono(c, await respond(honoExchange(c))),
    )
    if (!operation.path.includes('{')) literal.set(`${operation.method} /api/${operation.path}`, respond)
  }
  // A router inside another one has no `notFound` of its own.
  const nothing = (exchange: Exchange) =>
    answer(exchange, null, options, () => Promise.reject(new AppError('not_found')))
  http.all('*', async c => sendThroughHono(c, await nothing(honoExchange(c))))
  return {
    http,
    direct(request, response) {
      const respond = literal.get(`${request.method} ${request.url}`)
      if (respond) void respond(new NodeExchange(request)).then(reply => sendToSocket(response, reply))
      return respond !== undefined
    },
  }
}

/** Refuses to start with a handler that no row of the table declares (nobody would check who calls it), or with two for one. */
function byOperation(implementations: readonly Implementation[]): Map<string, Implementation> {
  const served = new Map<string, Implementation>()
  for (const implementation of implementations) {
    const { operation } = implementation
    if (!operations.includes(operation)) throw new Error(`The contract has no row ${operation.id}`)
    if (served.has(operation.id)) throw new Error(`Two handlers serve ${operation.id}`)
    served.set(operation.id, implementation)
  }
  return served
}

async function answer(
  exchange: Exchange,
  operation: Operation | null,
  options: RouterOptions,
  work: (call: Omit<Call, 'viewer'>) => Promise<Reply>,
): Promise<Reply> {
  const started = performance.now()
  const call = describe(exchange, options)
  const { language, requestId } = call
  const reply = await work(call).catch(error =>
    problemReply(toAppError(error, options.log, requestId), language, requestId),
  )
  if (operation) options.observe?.(operation, reply.status, (performance.now() - started) / 1000)
  // An answer to a POST may hold a token: what is secret is never compressed beside what others may have chosen.
  const isLong = operation?.method === 'GET' && isWorthZipping(reply, exchange)
  return (isLong ? await zipped(reply) : reply).with({ ...openToAll, 'x-request-id': requestId })
}

async function serve(
  exchange: Exchange,
  operation: Operation,
  implementation: Implementation | undefined,
  call: Omit<Call, 'viewer'>,
  { authenticate, checkReturns }: RouterOptions,
): Promise<Reply> {
  const viewer = await identify(exchange, operation, authenticate)
  authorize(operation, viewer)
  if (!implementation) throw new AppError('not_implemented')
  const { shape } = implementation
  const input = {
    params: shape.params && parse(shape.params, exchange.params(), 'params'),
    query: shape.query && parse(shape.query, queryOf(exchange), 'query'),
    body: shape.body && (await readBody(exchange, shape.body, implementation)),
  }
  const value = await implementation.handle(input, { ...call, viewer })
  if (value instanceof Reply) return value
  if (checkReturns) shape.returns.parse(value)
  return present(operation, viewer, value)
}

async function identify(exchange: Exchange, operation: Operation, authenticate: Authenticate): Promise<Viewer | null> {
  const header = exchange.header('authorization')
  if (header === undefined || isSignIn(operation)) return null
  const token = /^token ([\w-]{20,200})$/.exec(header)?.[1]
  if (!token) throw new AppError('not_signed_in')
  return authenticate(token)
}

/** Signing in works whatever stale token a device still sends along. */
function isSignIn({ id, who }: Operation): boolean {
  return who === 'anyone' && id.startsWith('auth.')
}

function parse(shape: z.ZodType, value: unknown, part: string): unknown {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw validationError(parsed.error, part)
  return parsed.data
}

/** A field given twice is refused: which one counts would be a guess. */
function queryOf(exchange: Exchange): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(exchange.queries()).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
  )
}

async function readBody(exchange: Exchange, shape: z.ZodType, { reader }: Implementation): Promise<unknown> {
  const type = exchange.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type')
  const bytes = await exchange.body()
  const quick = reader?.quick(bytes)
  if (quick) return quick
  const parsed = parse(shape, parseJson(bytes.toString()), 'body')
  return reader ? reader.of(parsed) : parsed
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const fields = [{ path: 'body', code: 'invalid_json', message: 'The body is not JSON' }]
    throw new AppError('validation_failed', { fields, cause })
  }
}

function present(operation: Operation, viewer: Viewer | null, value: unknown): Reply {
  if (value === undefined) return new Reply(null, { status: 204 })
  const isPublic = operation.method === 'GET' && operation.who === 'anyone' && !viewer
  return Reply.json(value, {
    headers: {
      'cache-control': isPublic ? 'public, max-age=5' : 'private, no-store',
      ...(operation.who === 'anyone' && { vary: 'Authorization, Accept-Language' }),
    },
  })
}

function describe(exchange: Exchange, { clock, trustedProxies = 0 }: RouterOptions): Omit<Call, 'viewer'> {
  return {
    receivedAt: clock.now(),
    requestId: randomUUID(),
    language: languageOf(exchange.header('accept-language')),
    remoteAddress: remoteAddressOf(exchange, trustedProxies),
    header: name => exchange.header(name),
  }
}

/** The socket's address, or what our own proxies say it was before them; what a client says itself is not believed. */
function remoteAddressOf(exchange: Exchange, trustedProxies: number): string {
  if (trustedProxies === 0) return exchange.remoteAddress ?? 'unknown'
  const forwarded = (exchange.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  return forwarded.at(-trustedProxies) || (exchange.remoteAddress ?? 'unknown')
}

/** Bangla, unless English is what is asked for first. */
function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'bn'
}
