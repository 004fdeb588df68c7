import { hash } from 'node:crypto'
import type { ApiRequest } from './api-request.ts'
import { minGzipBytes } from './gzip-reply.ts'
import { Reply } from './reply.ts'
import { SharedBody } from './shared-body.ts'

/** How an answer that every visitor gets alike is kept (`Implementation.shared`). */
export interface SharedReplyOptions<Value = unknown> {
  /** How long this process gives out the same one, in milliseconds; a change and an exam's start or end renew it before. */
  readonly maxAgeMs: number
  /** How long a browser or proxy need not ask again, in whole seconds; never beyond an exam's start or end. Default 5. */
  browserSeconds?(value: Value): number
}

/** The field in which some answers say the time, which no kept answer may repeat. */
const timeField = /"server_time":"[^"]*"/

const defaultSeconds = 5

/** An answer for visitors as text, with its tag; compressed once, however many it goes to. */
export class PublicReply {
  readonly etag: string
  readonly seconds: number
  readonly #body: SharedBody
  readonly #hasTime: boolean

  constructor(handled: unknown, sharing?: SharedReplyOptions) {
    this.#body = handled instanceof SharedBody ? handled : new SharedBody(handled)
    const { text, value } = this.#body
    this.#hasTime = timeField.test(text)
    this.seconds = sharing?.browserSeconds?.(value) ?? defaultSeconds
    // Weak: it stands for all codings, and for the same answer at another time.
    this.etag = `W/"${hash('sha256', text.replace(timeField, ''), 'base64url').slice(0, 22)}"`
  }

  /** What goes out now: nothing but the tag to who has it. `changesAt`: when it stops being right. */
  async reply(exchange: Pick<ApiRequest, 'header'>, now: number, changesAt = Number.POSITIVE_INFINITY): Promise<Reply> {
    const seconds = Math.max(0, Math.min(this.seconds, Math.floor((changesAt - now) / 1000)))
    const headers = {
      etag: this.etag,
      'cache-control': `public, max-age=${seconds}`,
      vary: 'Authorization, Accept-Language, Accept-Encoding',
    }
    if (isKnown(this.etag, exchange)) return new Reply(null, { status: 304, headers })
    const json = { ...headers, 'content-type': 'application/json' }
    if (this.#hasTime) return new Reply(this.#stamped(now), { headers: json })
    if (this.#body.text.length < minGzipBytes || !/\bgzip\b/.test(exchange.header('accept-encoding') ?? ''))
      return new Reply(this.#body.text, { headers: json })
    return new Reply(await this.#body.gzip(), { headers: { ...json, 'content-encoding': 'gzip' } })
  }

  #stamped(now: number): string {
    return this.#body.text.replace(timeField, `"server_time":"${new Date(now).toISOString()}"`)
  }
}

/** Whether the asker's cache names this tag: a proxy that compresses makes it a weak one, and a cache may name several. */
function isKnown(etag: string, exchange: Pick<ApiRequest, 'header'>): boolean {
  return exchange.header('if-none-match')?.includes(etag.slice(2)) ?? false
}
