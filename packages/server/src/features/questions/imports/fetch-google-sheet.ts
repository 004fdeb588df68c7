import { maxSheetBytes } from '@prostuti/contract'
import { SheetError } from '../../../platform/sheets/sheet-table.ts'

const mostHops = 5
const patienceMs = 15_000

/** A sheet of Google's as its address names it: its id, and which of its tables. Nothing else of the address is used. */
export interface GoogleSheet {
  readonly id: string
  readonly table: string | null
}

/** Null for an address that names no sheet. */
export function googleSheetOf(address: string): GoogleSheet | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.hostname !== 'docs.google.com') return null
  const id = /^\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,100})(?:\/|$)/.exec(url.pathname)?.[1]
  const table = /(?:^|[#&?])gid=(\d{1,12})(?:&|$)/.exec(`${url.search}&${url.hash}`)?.[1]
  return id ? { id, table: table ?? null } : null
}

/**
 * The values of a sheet that everybody with the link may read, as its author sees them. `host` is an origin; each hop stays on
 * it, or on Google's own for downloads where it is Google's. Bounded in hops, bytes and time. Throws `SheetError`.
 */
export async function fetchGoogleSheet({ id, table }: GoogleSheet, host: string, ending: AbortSignal): Promise<Buffer> {
  const signal = AbortSignal.any([ending, AbortSignal.timeout(patienceMs)])
  const query = new URLSearchParams({ format: 'csv', ...(table && { gid: table }) })
  let url = new URL(`/spreadsheets/d/${id}/export?${query}`, host)
  try {
    for (let hop = 0; hop < mostHops; hop++) {
      const response = await fetch(String(url), { redirect: 'manual', signal, headers: { accept: 'text/csv' } })
      const target = response.headers.get('location')
      if (response.status < 300 || response.status >= 400 || target === null) return await readBody(response)
      await response.body?.cancel()
      const next = URL.parse(target, String(url))
      if (!next || !isAllowed(next, new URL(host))) throw new SheetError('sheet_not_shared')
      url = next
    }
  } catch (cause) {
    ending.throwIfAborted()
    throw cause instanceof SheetError ? cause : new SheetError('sheet_unreachable', { cause })
  }
  throw new SheetError('sheet_unreachable')
}

function isAllowed(url: URL, host: URL): boolean {
  if (url.username || url.password) return false
  if (url.origin === host.origin) return true
  const isDownload = url.hostname.endsWith('.googleusercontent.com') && url.port === ''
  return host.hostname === 'docs.google.com' && url.protocol === 'https:' && isDownload
}

async function readBody(response: Response): Promise<Buffer> {
  const isText = /^text\/csv\b/i.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !isText) {
    await response.body?.cancel()
    // A sheet that is not shared answers with a page to sign in on, or with 401, 403, 404.
    throw new SheetError(response.status >= 500 || response.status === 429 ? 'sheet_unreachable' : 'sheet_not_shared')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxSheetBytes) throw new SheetError('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
