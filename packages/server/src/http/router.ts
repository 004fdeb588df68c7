import { randomUUID } from 'node:crypto'
import { type Language, type Operation, operations } from '@prostuti/contract'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { z } from 'zod'
import type { Authenticate, Viewer } from '../auth/sessions.ts'
import type { Clock } from '../db/clock.ts'
import { AppError } from '../errors.ts'
import type { Log } from '../log.ts'
import { authorize } from './authorize.ts'
import type { Call } from './call.ts'
import type { Implementation } from './implement.ts'
import { problemResponse, toAppError, validationError } from './problem.ts'

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

type Env = { Variables: { call: Omit<Call, 'viewer'> } }

const maxBodyBytes = 128 * 1024

/** The API below `/api/`: every row of the contract's table, 501 for those that nobody serves yet. */
export function createRouter(options: RouterOptions): Hono<Env> {
  const app = new Hono<Env>()
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key'],
      exposeHeaders: ['Date', 'Retry-After', 'X-Request-Id'],
      maxAge: 7200,
    }),
  )
  app.use(async (c, next) => {
    c.set('call', describe(c, options))
    await next()
    c.header('x-request-id', c.get('call').requestId)
  })
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new AppError('too_large')
      },
    }),
  )
  const served = byOperation(options.implementations)
  for (const operation of operations) {
    app.on(operation.method, `/${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, c =>
      answer(c, operation, served.get(operation.id), options),
    )
  }
  // A router inside another one has no `notFound` of its own.
  app.all('*', c => fail(c, new AppError('not_found'), options))
  app.onError((error, c) => fail(c, error, options))
  return app
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
  c: Context<Env>,
  operation: Operation,
  implementation: Implementation | undefined,
  options: RouterOptions,
): Promise<Response> {
  const started = performance.now()
  const response = await serve(c, operation, implementation, options).catch(error => fail(c, error, options))
  options.observe?.(operation, response.status, (performance.now() - started) / 1000)
  return response
}

async function serve(
  c: Context<Env>,
  operation: Operation,
  implementation: Implementation | undefined,
  { authenticate, checkReturns }: RouterOptions,
): Promise<Response> {
  const viewer = await identify(c, operation, authenticate)
  authorize(operation, viewer)
  if (!implementation) throw new AppError('not_implemented')
  const { shape } = implementation
  const input = {
    params: parse(shape.params, c.req.param(), 'params'),
    query: parse(shape.query, queryOf(c), 'query'),
    body: shape.body && parse(shape.body, await readJson(c), 'body'),
  }
  const value = await implementation.handle(input, { ...c.get('call'), viewer })
  if (value instanceof Response) return value
  if (checkReturns) shape.returns.parse(value)
  return present(c, operation, viewer, value)
}

async function identify(c: Context<Env>, operation: Operation, authenticate: Authenticate): Promise<Viewer | null> {
  const header = c.req.header('authorization')
  if (header === undefined || isSignIn(operation)) return null
  const token = /^token ([\w-]{20,200})$/.exec(header)?.[1]
  if (!token) throw new AppError('not_signed_in')
  return authenticate(token)
}

/** Signing in works whatever stale token a device still sends along. */
function isSignIn({ id, who }: Operation): boolean {
  return who === 'anyone' && id.startsWith('auth.')
}

function parse(shape: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (!shape) return undefined
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw validationError(parsed.error, part)
  return parsed.data
}

/** A field given twice is refused: which one counts would be a guess. */
function queryOf(c: Context<Env>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
  )
}

async function readJson(c: Context<Env>): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) throw new AppError('unsupported_type')
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    const fields = [{ path: 'body', code: 'invalid_json', message: 'The body is not JSON' }]
    throw new AppError('validation_failed', { fields, cause })
  }
}

function present(c: Context<Env>, operation: Operation, viewer: Viewer | null, value: unknown): Response {
  if (value === undefined) return c.body(null, 204)
  const isPublic = operation.method === 'GET' && operation.who === 'anyone' && !viewer
  c.header('cache-control', isPublic ? 'public, max-age=5' : 'private, no-store')
  if (operation.who === 'anyone') c.header('vary', 'Authorization, Accept-Language', { append: true })
  return c.json(value)
}

function fail(c: Context<Env>, error: unknown, { log }: RouterOptions): Response {
  const { language, requestId } = c.get('call')
  const response = problemResponse(toAppError(error, log, requestId), language, requestId)
  c.header('x-request-id', requestId)
  return c.newResponse(response.body, response)
}

function describe(c: Context<Env>, { clock, trustedProxies = 0 }: RouterOptions): Omit<Call, 'viewer'> {
  return {
    receivedAt: clock.now(),
    requestId: randomUUID(),
    language: languageOf(c.req.header('accept-language')),
    remoteAddress: remoteAddressOf(c, trustedProxies),
    header: name => c.req.header(name),
  }
}

/** The socket's address, or what our own proxies say it was before them; what a client says itself is not believed. */
function remoteAddressOf(c: Context<Env>, trustedProxies: number): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim())
  const believed = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined
  return believed || (env?.incoming?.socket?.remoteAddress ?? 'unknown')
}

/** Bangla, unless English is what is asked for first. */
export function languageOf(header: string | undefined): Language {
  return header?.trim().toLowerCase().startsWith('en') ? 'en' : 'bn'
}
