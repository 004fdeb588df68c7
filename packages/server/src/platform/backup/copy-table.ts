import { createHash } from 'node:crypto'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Digests } from './backup-format.ts'
import { partBytes } from './backup-format.ts'

const lineEnd = 0x0a

interface CopiedTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** `"users" ("id", "name")` */
export const tableWithColumns = ({ name, columns }: CopiedTable): string =>
  `${escapeIdentifier(name)} (${columns.map(column => escapeIdentifier(column)).join(', ')})`

/** Hands all rows of a table over, some at a time; resolves to how many there were and their SHA-256. */
export async function copyTable(
  client: Client,
  table: CopiedTable,
  take: (part: Buffer) => Promise<void>,
): Promise<Digests[string]> {
  const rows = client.query(copyTo(`copy public.${tableWithColumns(table)} to stdout`))
  const hash = createHash('sha256')
  let parts: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    // A part ends where a row does; within a row its line ends are written as two signs.
    const end = bytes >= partBytes ? chunk.lastIndexOf(lineEnd) + 1 : 0
    parts.push(end > 0 ? chunk.subarray(0, end) : chunk)
    if (end === 0) continue
    await take(Buffer.concat(parts))
    parts = [chunk.subarray(end)]
    bytes = chunk.length - end
  }
  if (bytes > 0) await take(Buffer.concat(parts))
  return { rows: rows.rowCount, sha256: hash.digest('hex') }
}
