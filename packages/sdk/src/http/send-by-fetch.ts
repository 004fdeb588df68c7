import type { Send } from './send.ts'

/** The browser's `fetch` alone: for embedded elements, whose few calls are all JSON, where each kilobyte counts. */
export const sendByFetch: Send = async (fetch, url, { query, headers, ...request }) => {
  const search = String(new URLSearchParams(query))
  const response = await fetch(search ? `${url}?${search}` : url, {
    ...request,
    headers: typeof request.body === 'string' ? { ...headers, 'Content-Type': 'application/json' } : headers,
  })
  return {
    ok: response.ok,
    status: response.status,
    headers: response.headers,
    _data: await bodyOf(response),
  }
}

/** A body that is no JSON although it says so is no answer of the server's. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (type && !/json|text/.test(type)) return response.blob()
  const text = await response.text()
  return /json/.test(type) && text ? JSON.parse(text) : text || undefined
}
