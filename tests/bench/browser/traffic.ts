import type { CDPSession } from '@playwright/test'

/** One request as the browser's network saw it; times in milliseconds since the first request. */
export interface Exchange {
  readonly url: string
  readonly method: string
  /** `Document`, `Script`, `Fetch`, `Preflight` … */
  readonly type: string
  readonly sent: number
  firstByte: number | null
  ended: number | null
  /** Received on the wire, headers included. */
  bytes: number
  /** Of the body alone, as it was coded. */
  bodyBytes: number
  protocol: string
}

export interface Traffic {
  readonly exchanges: readonly Exchange[]
  /** All that was received, headers included. */
  bytes(): number
}

/** Writes down every request of a page from now on, the browser's own preflights included. */
export async function recordTraffic(cdp: CDPSession): Promise<Traffic> {
  const exchanges = new Map<string, Exchange>()
  let start: number | null = null
  const since = (timestamp: number) => (timestamp - (start ?? timestamp)) * 1000
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    if (request.url.startsWith('data:')) return
    start ??= timestamp
    exchanges.set(requestId, {
      url: request.url,
      method: request.method,
      type,
      sent: since(timestamp),
      firstByte: null,
      ended: null,
      bytes: 0,
      bodyBytes: 0,
      protocol: '',
    })
  })
  cdp.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const exchange = exchanges.get(requestId)
    if (!exchange) return
    exchange.firstByte = since(timestamp)
    exchange.bytes = exchange.bodyBytes = response.encodedDataLength
    exchange.protocol = response.protocol ?? ''
    headerBytes.set(exchange, response.encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = exchanges.get(requestId)
    if (!exchange) return
    exchange.ended = since(timestamp)
    const headers = headerBytes.get(exchange) ?? 0
    // Of a preflight only its headers are reported, and only before.
    exchange.bytes = Math.max(encodedDataLength, headers)
    exchange.bodyBytes = exchange.bytes - headers
  })
  await cdp.send('Network.enable')
  return {
    get exchanges() {
      return [...exchanges.values()]
    },
    bytes: () => [...exchanges.values()].reduce((sum, exchange) => sum + exchange.bytes, 0),
  }
}

const headerBytes = new WeakMap<Exchange, number>()
