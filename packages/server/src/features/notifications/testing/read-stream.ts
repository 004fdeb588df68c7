import type { StreamEvent } from '@prostuti/contract'
import { StreamEvent as Event } from '@prostuti/contract'

/** An open stream, as a page reads it. */
export interface ReadStream {
  readonly response: Response
  /** The next event that is not yet read; null: the stream has ended. */
  next(): Promise<StreamEvent | null>
  /** The next one of this kind. */
  until<Type extends StreamEvent['type']>(type: Type): Promise<Extract<StreamEvent, { type: Type }>>
  close(): void
}

/** Opens a stream with this token at the server of this address. */
export async function readStream(url: string, token: string): Promise<ReadStream> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/firebase/v1/stream/`, {
    headers: { authorization: `token ${token}`, 'accept-language': 'en' },
    signal: abort.signal,
  })
  const events = response.ok ? eventsOf(response) : null
  const next = async () => (await events?.next())?.value ?? null
  return {
    response,
    next,
    async until(type) {
      for (let event = await next(); event; event = await next())
        if (event.type === type) return event as Extract<StreamEvent, { type: typeof type }>
      throw new Error(`The stream ended before it said ${type}`)
    },
    close: () => abort.abort(),
  }
}

async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let waiting = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (waiting + chunk).split('\n\n')
    waiting = parts.pop()!
    for (const part of parts) if (part.startsWith('data: ')) yield Event.parse(JSON.parse(part.slice(6)))
  }
}
