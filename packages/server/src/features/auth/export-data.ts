import type { ExportSummary } from '@prostuti/contract'
import { exportData as exportOperation, getExportSummary } from '@prostuti/contract/auth/operations'
import { signedIn } from '../../platform/http/call/call.ts'
import { downloadedFile } from '../../platform/http/call/downloaded-file.ts'
import { type Implementation, implement } from '../../platform/http/call/implement.ts'
import type { ExportedRows } from '../../platform/people/person-rules.ts'
import type { AuthContext } from './context.ts'

/** All that is a person's as one file, table by table, as the database has it. */
export function exportData({ pool, clock, accounts }: AuthContext): Implementation {
  return implement(exportOperation, async (_input, call) => {
    const tables = await accounts.readExport(pool, signedIn(call).id)
    return downloadedFile(fileOf(tables, clock.now()), { type: 'application/json', name: 'prostuti-my-data.json' })
  })
}

/** How much that file holds. */
export function summarizeExport({ pool, clock, accounts }: AuthContext): Implementation {
  return implement(getExportSummary, async (_input, call) => {
    const tables = await accounts.readExport(pool, signedIn(call).id)
    const summary: ExportSummary = { exams: 0, money: 0, practice: 0, talk: 0, others: 0, bytes: 0 }
    for (const { part, rows } of tables) if (part !== 'profile') summary[part] += rows.length
    return { ...summary, bytes: Buffer.byteLength(fileOf(tables, clock.now())) }
  })
}

function fileOf(tables: readonly ExportedRows[], now: number): string {
  const filled = tables.filter(({ rows }) => rows.length > 0).map(({ table, rows }) => [table, rows])
  const file = { format: 'prostuti-export-1', exported_at: new Date(now).toISOString(), ...Object.fromEntries(filled) }
  return JSON.stringify(file, (_key, value) => (typeof value === 'bigint' ? String(value) : value), 1)
}
