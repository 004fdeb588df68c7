import type { Http } from '@prostuti/sdk/http/http'

/** One call of a client, as long as a person waited for it. */
export interface TimedCall {
  readonly name: string
  readonly begun: number
  /** Monotonic milliseconds; null while it is waited for. */
  ended: number | null
}

/** The same way to the server, with each call written down. */
export function timedHttp(http: Http, calls: TimedCall[]): Http {
  const time = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const call: TimedCall = { name, begun: performance.now(), ended: null }
    calls.push(call)
    try {
      return await work
    } finally {
      call.ended = performance.now()
    }
  }
  return {
    call: (operation, ...rest) => time(operation.id, http.call(operation, ...rest)),
    read: (path, options) => time('a paper', http.read(path, options)),
  }
}

/** How long it has been waited for, ms. */
export function waitOf({ begun, ended }: TimedCall): number {
  return (ended ?? performance.now()) - begun
}
