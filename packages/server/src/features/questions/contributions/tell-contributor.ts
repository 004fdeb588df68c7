import type { PoolClient } from 'pg'
import { notify } from '../../../platform/notifications/notify.ts'
import type { ContributionRow } from './contribution-rows.ts'
import { openContribution } from './contribution-words.ts'
import { markWords } from './mark-words.ts'

interface Decided {
  readonly outcome: 'taken' | 'returned' | 'dropped'
  readonly reason: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tells a member what became of what they offered. */
export async function tellContributor(
  client: PoolClient,
  row: ContributionRow,
  { outcome, reason, at }: Decided,
): Promise<void> {
  const { own, now } = openContribution(row)
  const { edits } = markWords(own, now, 'bn')
  const data = { contribution: String(row.id), outcome, reason, edits, named: row.named }
  await notify(client, { kind: 'contribution_decided', key: String(row.id), data, people: [row.userId], at })
}
