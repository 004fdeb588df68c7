interface Request extends Omit<RequestInit, 'body'> {
  query: Record<string, string>
  body?: object
  headers: Record<string, string>
}

/**
 * What the SDK asks of ofetch, in the embed: JSON there and back. Nothing is tried again and no status throws, since the
 * SDK counts, times and words its failures itself. Spares 1.9 KiB; `entries/embed/slim-ofetch.test.ts` holds it against
 * ofetch itself.
 */
export function createFetch({ fetch }: { fetch: typeof globalThis.fetch }) {
  return {
    async raw(address: string, { query, body, headers, ...rest }: Request) {
      const asked = new URLSearchParams(query).toString()
      const response = await fetch(asked ? `${address}?${asked}` : address, {
        ...rest,
        ...(body && { body: JSON.stringify(body) }),
        headers: new Headers(body ? { ...headers, 'Content-Type': 'application/json' } : headers),
      })
      return Object.assign(response, { _data: dataOf(await response.text()) })
    },
  }
}

/** A text that is no JSON stays a text: the SDK says whose it is. */
function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text || undefined
  }
}
