import { randomUUID } from 'node:crypto'
import { type Operation, operations } from '@prostuti/contract'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { AppError } from '../../errors/app-error.ts'
import { honoRequest } from '../call/api-request.ts'
import type { Implementation } from '../call/implement.ts'
import { createFastPath, type FastPath, noFastPath, type Respond } from '../fast-path/index.ts'
import { honoReply } from './hono-reply.ts'
import { problemReply } from './problem.ts'
import { commonHeaders, respond } from './respond.ts'
import type { RouterOptions } from './router-options.ts'
import { serveOperation } from './serve-operation.ts'

/** The reply to a preflight, which a browser sends before a call from another origin. */
const preflight = cors({
  origin: '*',
  allowHeaders: ['Authorization', 'Content-Type', 'Accept-Language', 'Idempotency-Key'],
  maxAge: 7200,
})

/** The API below `/api/`. */
export interface Router {
  readonly http: Hono
  /** The shorter route of submissions and drafts; asked before `http`. */
  readonly fastPath: FastPath
}

/**
 * Routes every row of the contract's table; rows without a handler answer 501. Middleware is not used: `respond` does the
 * work that all calls need, on the ordinary route and on the fast path alike.
 */
export function createRouter(options: RouterOptions): Router {
  const http = new Hono()
  http.options('*', async (c, next) => {
    c.header('x-content-type-options', 'nosniff')
    return preflight(c, next)
  })
  http.onError(async (error, c) => {
    options.log.error({ err: error }, 'an answer could not be sent')
    const requestId = randomUUID()
    return honoReply(c, problemReply(new AppError('something_wrong'), 'bn', requestId).with(commonHeaders))
  })
  const served = byOperation(options.implementations)
  const respondTo: Respond = (request, operation) =>
    respond(request, operation, options, call =>
      serveOperation(request, operation, served.get(operation.id), call, options),
    )
  const route = (operation: Operation, path: string) =>
    http.on(operation.method, `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async c =>
      honoReply(c, await respondTo(honoRequest(c), operation)),
    )
  for (const operation of operations) route(operation, operation.path)
  // The specification writes some paths without their last slash. After all others, so that none takes another's place.
  for (const operation of operations)
    route(operation, operation.path.endsWith('/') ? operation.path.slice(0, -1) : `${operation.path}/`)
  // A nested router has no `notFound` of its own.
  const notFound = () => Promise.reject(new AppError('not_found'))
  http.all('*', async c => honoReply(c, await respond(honoRequest(c), null, options, notFound)))
  const isFast = options.fastPath ?? true
  return { http, fastPath: isFast ? createFastPath(respondTo, options.log) : noFastPath }
}

/** Throws for a handler without a row in the contract, whose callers nobody would check, and for two handlers of one row. */
function byOperation(implementations: readonly Implementation[]): Map<string, Implementation> {
  const served = new Map<string, Implementation>()
  for (const implementation of implementations) {
    const { operation } = implementation
    if (!operations.includes(operation)) throw new Error(`The contract has no row ${operation.id}`)
    if (operation.takesKey !== (implementation.keepsReplies ?? false))
      throw new Error(`Whether ${operation.id} takes a key, its row and its handler do not agree`)
    if (served.has(operation.id)) throw new Error(`Two handlers serve ${operation.id}`)
    served.set(operation.id, implementation)
  }
  return served
}
