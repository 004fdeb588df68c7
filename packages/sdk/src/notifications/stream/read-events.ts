import type { StreamEvent } from '@prostuti/contract'

const types: ReadonlySet<string> = new Set<StreamEvent['type']>(['notifications', 'post', 'comment', 'signed_out'])

/**
 * The events of a body of server-sent events, as they come. `onBytes` is told of everything that arrives, the comments by which a
 * server shows that it is there included. A type that this version does not know is passed over.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      const blocks = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = eventOf(block)
        if (event) yield event
      }
    }
  } finally {
    reader.releaseLock()
  }
}

function eventOf(block: string): StreamEvent | null {
  const data = block.split('\n').flatMap(line => /^data: ?(.*)$/.exec(line)?.[1] ?? [])
  if (data.length === 0) return null
  const event: StreamEvent = JSON.parse(data.join('\n'))
  return types.has(event.type) ? event : null
}
