import { gunzipSync, gzipSync } from 'node:zlib'
import type { SheetRow, SheetTable } from './sheet-table.ts'

/** A sheet as it is kept while it is judged: what was read of it, and nothing of its file. */
export const packTable = (table: SheetTable): Buffer<ArrayBuffer> =>
  Buffer.from(gzipSync(JSON.stringify(table), { level: 1 }))

/** `Row`: as it was packed. */
export const unpackTable = <Row extends SheetRow = SheetRow>(bytes: Uint8Array): SheetTable<Row> =>
  JSON.parse(String(gunzipSync(bytes)))
