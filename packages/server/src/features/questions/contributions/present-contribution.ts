import type { Contribution, Language } from '@prostuti/contract'
import { inLanguage } from '../../../platform/db/in-language.ts'
import type { FoundContribution } from './contribution-rows.ts'
import { openContribution } from './contribution-words.ts'
import { markWords } from './mark-words.ts'

/** An offered question as its writer sees it. `early`: staff see their edits before they have decided. */
export function presentContribution(
  { row, category }: Pick<FoundContribution, 'row' | 'category'>,
  language: Language,
  { early = false } = {},
): Contribution {
  const { own, now } = openContribution(row)
  const isDecided = row.state === 'taken' || row.state === 'returned' || row.state === 'dropped'
  return {
    id: String(row.id),
    state: row.state,
    ...markWords(own, early || isDecided ? now : own, language),
    typed: own,
    category: { id: String(category.id), title: inLanguage(category.name, language) },
    origin: row.origin,
    source: row.source,
    named: row.named,
    reason: row.reason,
    sheet: row.sheetId === null ? null : String(row.sheetId),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}
