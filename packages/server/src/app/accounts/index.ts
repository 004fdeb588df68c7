import type { ExamAttempts } from '../../features/exams/index.ts'
import { type ExportedTables, readExported } from '../../platform/people/person-export.ts'
import type { AccountRows, ExportedRows, TableRules } from '../../platform/people/person-rules.ts'

/** Merging and deleting people over all features: each has the rules of its own tables, here they are run in order. */
export function createAccountRows(
  exams: ExamAttempts,
  readRules: () => readonly TableRules[],
  readExports: () => ExportedTables = () => ({}),
): AccountRows {
  return {
    hasLiveAttempt: exams.hasLiveAttempt,
    async merge(client, merging) {
      for (const { merging: rule } of readRules()) await rule.run?.(client, merging)
      return exams.findTakenByBoth(client, merging)
    },
    async erase(client, deletion) {
      await exams.closeArchiveAttempts(client, deletion.people)
      for (const { deletion: rule } of readRules()) await rule.run?.(client, deletion)
    },
    async readExport(pool, user) {
      const all: ExportedRows[] = []
      for (const [table, exported] of Object.entries(readExports()))
        if ('part' in exported)
          all.push({ table, part: exported.part, rows: await readExported(pool, table, exported, user) })
      return all
    },
  }
}
