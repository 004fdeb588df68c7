/** One request, ready for the network. */
export interface SentRequest {
  readonly method: string
  readonly query: Readonly<Record<string, string>>
  /** JSON, or a form of files and texts. */
  readonly body: string | FormData | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly cache: RequestCache | undefined
  readonly keepalive: boolean
  readonly signal: AbortSignal
}

/** An answer with its body: parsed JSON, a text or a file; undefined where there is none. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly _data?: unknown
}

/** Takes a request over the network: any answer resolves, whatever its status; no answer rejects. */
export type Send = (fetch: typeof globalThis.fetch, url: string, request: SentRequest) => Promise<Answer>
