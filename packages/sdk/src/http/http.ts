import type { Base, Operation, ReturnsOf, ServedId, WirePart } from '@prostuti/contract'
import { isJump } from '../platform/clock-jump.ts'
import type { Platform } from '../platform/platform.ts'
import { ApiError } from './api-error.ts'
import { createKeepaliveBudget } from './keepalive-budget.ts'
import { toPlainJson } from './plain-json.ts'
import { toApiError } from './problem.ts'
import type { Answer, Send } from './send.ts'
import { withTimeLimit } from './time-limit.ts'

/** No call is waited for longer than this: within the 15 s that are promised (promise 7), however late a phone's timer is. */
export const requestLimitMs = 14_000

type PartName<Id extends ServedId> = {
  [Name in 'params' | 'query' | 'body']: [WirePart<Id, Name>] extends [never] ? never : Name
}[keyof { params: 0; query: 0; body: 0 }]

type Loose<T> = { [Key in keyof T]: T[Key] | null }

/** What one call takes: of `params`, `query` and `body` those that the contract gives it. */
export type CallParts<Id extends ServedId> = {
  [Name in Exclude<PartName<Id>, 'query'>]: WirePart<Id, Name>
} & (WirePart<Id, 'query'> extends never ? unknown : { query?: Loose<WirePart<Id, 'query'>> })

/** What a single call may be given besides its parts. */
export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated call answer as the first one did. */
  idempotencyKey?: string
  /** Files and texts, in place of a body. */
  form?: FormData
  /** Past every cache, so that the time it carries is the current one. */
  fresh?: boolean
  /** Goes on although the page goes away, as far as browsers let it: 64 KiB of bodies at a time. */
  keepalive?: boolean
  /** Another way over the network than the platform's, and how long it may take in milliseconds: of an upload that tells how far it is. */
  fetch?: typeof globalThis.fetch | undefined
  limitMs?: number
}

/** Of an answer that came out of no cache and during no sleep; instants are monotonic milliseconds. */
export interface AnswerTiming {
  sent: number
  received: number
  data: unknown
  date: string | null
}

/** Where the paths of each base begin, with a slash at the end. */
export type Bases = Readonly<Record<Base, string>>

/** What calls need of the client around them. */
export interface HttpOptions extends Bases {
  platform: Platform
  send: Send
  language: string
  token(): string | null
  /** A call that carried `token` was refused with `not_signed_in`. */
  onRefusedToken(token: string): void
  onAnswer(timing: AnswerTiming): void
}

/** The calls of one client, typed by their operations. A refusal is an `ApiError`. */
export interface Http {
  call<Id extends ServedId>(
    operation: Operation<Id>,
    parts?: CallParts<Id>,
    options?: CallOptions,
  ): Promise<ReturnsOf<Id>>
  /** Reads an address that the server itself gave, relative to the base; knowing it is permission enough, so no token goes along. */
  read<T>(path: string, options?: CallOptions): Promise<T>
}

interface Request {
  /** Default: `api`; the embed's rows say no other (`packages/widgets/build/bare-rows.ts`). */
  base?: Base
  method: string
  path: string
  query?: Record<string, unknown>
  body?: unknown
  /** Its address alone opens it. Without our own header no page of another site has to ask the server for leave first. */
  bare?: boolean
}

/** The parts of a call, whatever its operation. */
interface Sent extends Pick<Request, 'query' | 'body'> {
  params?: Record<string, string>
}

/**
 * The one way to the server. Every call ends within 15 seconds, an upload once nothing moves for so long, in data or in an `ApiError`.
 * @example await http.call(getExam, { params: { id: '7' }, query: { state: 'live' } })
 */
export function createHttp(options: HttpOptions): Http {
  const { platform } = options
  const outlive = createKeepaliveBudget()

  async function send(request: Request, callOptions: CallOptions): Promise<unknown> {
    const call = `[${request.method}] ${request.path}`
    const token = request.bare ? null : options.token()
    const watch = startWatch(platform)
    const outliving = outlive(callOptions.keepalive ? request.body : undefined)
    const { fetch = platform.network.fetch, limitMs = requestLimitMs } = callOptions
    const response = await withTimeLimit(platform.clock, limitMs, callOptions.signal, signal =>
      options.send(fetch, options[request.base ?? 'api'] + request.path, {
        method: request.method,
        query: present(request.query),
        body: request.body ? toPlainJson(request.body) : callOptions.form,
        headers: headersOf(options.language, token, callOptions),
        cache: callOptions.fresh ? 'no-store' : undefined,
        keepalive: outliving.granted,
        signal,
      }),
    )
      .catch((cause: unknown) => {
        throw new ApiError({ code: 'network_lost', status: 0, call, cause })
      })
      .finally(outliving.release)
    if (!isOurs(response)) throw toApiError(response, call)
    const times = watch()
    if (times && (callOptions.fresh || request.method !== 'GET')) options.onAnswer({ ...times, ...timeOf(response) })
    return response._data
  }

  async function watched(request: Request, callOptions: CallOptions = {}): Promise<unknown> {
    const token = options.token()
    try {
      return await send(request, callOptions)
    } catch (error) {
      if (token && error instanceof ApiError && error.code === 'not_signed_in') options.onRefusedToken(token)
      throw error
    }
  }

  return {
    call(operation, parts, callOptions) {
      const { params, ...rest } = (parts ?? {}) as Sent
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params![name]!))
      return watched({ ...operation, ...rest, path }, callOptions) as Promise<never>
    },
    read: (path, callOptions) => watched({ method: 'GET', path, bare: true }, callOptions) as Promise<never>,
  }
}

/** Query fields that hold something: null and undefined are not sent (contract, "Values"). */
function present(query: Record<string, unknown> = {}): Record<string, string> {
  const fields = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}

function headersOf(language: string, token: string | null, { idempotencyKey }: CallOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(token && { Authorization: `token ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  }
}

/** A success in JSON, a calendar file, a sheet, a file for Moodle, or one without a body. A captive portal's friendly page is none of them. */
function isOurs(response: Answer): boolean {
  if (!response.ok) return false
  return response.status === 204 || /json|text\/[cx]|sheet/.test(response.headers.get('Content-Type') ?? '')
}

/** Times a call; null when the device slept or its clock was set meanwhile, since then the times mean nothing. */
function startWatch({ clock }: Platform): () => { sent: number; received: number } | null {
  const sent = clock.monotonic()
  const wall = clock.now()
  return () => {
    const received = clock.monotonic()
    return isJump(clock.now() - wall - (received - sent)) ? null : { sent, received }
  }
}

function timeOf(response: Answer): { data: unknown; date: string | null } {
  return { data: response._data, date: response.headers.has('Age') ? null : response.headers.get('Date') }
}
