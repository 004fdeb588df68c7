import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What a page is compressed with: quality 5 costs a tenth of the best and is nearly as small. */
export const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

type Coding = 'br' | 'gzip'

type Compressors = Record<Coding, (body: Buffer) => Promise<Buffer>>

/** For a page that goes to many. */
const thorough: Compressors = {
  br: body => promisify(brotliCompress)(body, { params: brotliParams }),
  gzip: promisify(gzip),
}

/** For a page that goes to one person: a fifth more bytes for a tenth of the work. */
const quick: Compressors = {
  br: body => promisify(brotliCompress)(body, { params: { ...brotliParams, [constants.BROTLI_PARAM_QUALITY]: 2 } }),
  gzip: body => promisify(gzip)(body, { level: 1 }),
}

/** A page that was drawn whole, compressed once for each coding that a client asks for. */
export class DrawnPage {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly #drawnAt: number
  readonly #body: Buffer
  readonly #coded = new Map<Coding, Promise<Buffer>>()

  /** `drawnAt`: when its first bytes were drawn, by `performance.now()`. */
  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer, drawnAt: number) {
    this.#drawnAt = drawnAt
    this.status = status
    this.headers = headers
    this.#body = body
  }

  /** `Server-Timing` gives the page's age in milliseconds: what it says of the time is older by so much. */
  async send(response: ServerResponse, accepted = ''): Promise<void> {
    await this.#send(response, accepted, coding => this.#in(coding))
  }

  /** The same for a page that one person alone gets: compressed in less time to a few more bytes. */
  async sendOnce(response: ServerResponse, accepted = ''): Promise<void> {
    await this.#send(response, accepted, coding => quick[coding](this.#body))
  }

  async #send(response: ServerResponse, accepted: string, compress: (coding: Coding) => Promise<Buffer>) {
    const coding = codingOf(accepted, ['br', 'gzip'])
    const body = coding ? await compress(coding) : this.#body
    writePage(response, this, { coding, body, age: Math.round(performance.now() - this.#drawnAt) })
  }

  #in(coding: Coding): Promise<Buffer> {
    let coded = this.#coded.get(coding)
    if (!coded) {
      coded = thorough[coding](this.#body)
      this.#coded.set(coding, coded)
    }
    return coded
  }
}

export type PageHead = Pick<DrawnPage, 'status' | 'headers'>

/** Writes a whole page; `age`: milliseconds since it was drawn. */
export function writePage(
  response: ServerResponse,
  { status, headers }: PageHead,
  { coding, body, age }: { coding: Coding | null; body: Buffer; age: number },
): void {
  response.writeHead(status, {
    ...headers,
    vary: 'Cookie, Accept-Encoding',
    'server-timing': `age;dur=${age}`,
    ...(coding && { 'content-encoding': coding }),
    'content-length': body.length,
  })
  response.end(body)
}

/** The first of these codings that the browser accepts. */
export const codingOf = (accepted: string, codings: readonly Coding[]): Coding | null =>
  codings.find(coding => new RegExp(`\\b${coding}\\b`).test(accepted)) ?? null

/** A GET of nobody in particular: it has these headers and none that a browser has sent. */
export function bareRequest(url: string, headers: Record<string, string>): IncomingMessage {
  // Astro refuses a request without a client address, even where nothing asks for that address.
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: '0.0.0.0' })
  const request = new IncomingMessage(socket)
  request.method = 'GET'
  request.url = url
  request.headers = headers
  return request
}

/** Lets something answer this request and returns what it has written. Rejects where it breaks off. */
export function drawPage(
  request: IncomingMessage,
  answer: (response: ServerResponse, fail: (error: unknown) => void) => void,
): Promise<DrawnPage> {
  return new Promise((resolve, reject) => {
    const response = new KeptResponse(request, resolve)
    response.once('close', () => reject(response.errored ?? new Error(`The page ${request.url} broke off`)))
    answer(response, reject)
  })
}

/** Keeps what would go to a socket. */
class KeptResponse extends ServerResponse {
  readonly #chunks: Buffer[] = []
  /** The head comes first, and in it the time. */
  #begunAt: number | undefined
  readonly #keep: (page: DrawnPage) => void

  constructor(request: IncomingMessage, keep: (page: DrawnPage) => void) {
    super(request)
    this.#keep = keep
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.at(-1)
    if (headers && typeof headers === 'object')
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value)
    return this
  }

  override write(chunk: string | Uint8Array, ...rest: unknown[]): boolean {
    this.#begunAt ??= performance.now()
    this.#chunks.push(Buffer.from(chunk as Uint8Array))
    const done = rest.at(-1)
    if (typeof done === 'function') done(null)
    return true
  }

  override end(...rest: unknown[]): this {
    if (typeof rest[0] === 'string' || rest[0] instanceof Uint8Array)
      this.#chunks.push(Buffer.from(rest[0] as Uint8Array))
    this.#keep(
      new DrawnPage(
        this.statusCode,
        this.getHeaders(),
        Buffer.concat(this.#chunks),
        this.#begunAt ?? performance.now(),
      ),
    )
    // A listener on the request's socket for as long as it is answered lets go of it now.
    this.emit('finish')
    return this
  }
}
