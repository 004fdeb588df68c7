import type { Translate } from '../i18n/i18n.ts'

/** What the columns of `DescribedTable.astro` are named. */
export const tableHeads = (t: Translate): string[] => [
  t('docs.table.name'),
  t('docs.table.kind'),
  t('docs.table.default'),
  t('docs.table.text'),
]
