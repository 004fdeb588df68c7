/** Nothing of a file has moved for so long: its call is given up. */
const stalledMs = 14_000

/** A large file on a slow network takes its time; while it moves it is waited for, so long at most. */
export const uploadLimitMs = 280_000

/**
 * `fetch` for a file, which tells how much of it has gone, from 0 to 1. Undefined where there is no `XMLHttpRequest`, as in Node: no
 * other call tells it.
 */
export function uploadFetch(onSent: (share: number) => void): typeof globalThis.fetch | undefined {
  if (typeof XMLHttpRequest === 'undefined') return undefined
  return (input, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const giveUp = () => request.abort()
      let timer = setTimeout(giveUp, stalledMs)
      request.open(method, String(input))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, stalledMs)
        if (lengthComputable) onSent(loaded / total)
      }
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The network failed'))
      request.onabort = () => reject(new DOMException('Given up', 'AbortError'))
      request.onloadend = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
      }
      signal?.addEventListener('abort', giveUp)
      request.send(body instanceof FormData ? body : null)
    })
}

const emptyStatuses = [204, 205, 304]

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const lines = request.getAllResponseHeaders().split('\r\n')
  const headers = new Headers(
    lines.flatMap(line => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()] as [string, string]] : []
    }),
  )
  return new Response(emptyStatuses.includes(status) ? null : request.responseText, { status, statusText, headers })
}
