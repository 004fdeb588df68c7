import type { Operation } from '@prostuti/contract'
import * as auth from '@prostuti/contract/auth/operations'
import * as billing from '@prostuti/contract/billing/operations'
import * as circulars from '@prostuti/contract/circulars/operations'
import * as core from '@prostuti/contract/core/operations'
import * as exams from '@prostuti/contract/exams/operations'
import * as feed from '@prostuti/contract/feed/operations'
import * as notices from '@prostuti/contract/notices/operations'
import * as notifications from '@prostuti/contract/notifications/operations'
import * as partners from '@prostuti/contract/partners/operations'
import * as programs from '@prostuti/contract/programs/operations'
import * as questions from '@prostuti/contract/questions/operations'
import * as study from '@prostuti/contract/study/operations'

const tables: readonly Readonly<Record<string, Operation>>[] = [
  ...[auth, billing, circulars, core, exams, feed, notices, notifications, partners, programs, questions, study],
]

/** Every call of the contract by its id, without the validators that come with the contract's own table. */
export const rows: ReadonlyMap<string, Operation> = new Map(
  tables.flatMap(table => Object.values(table)).map(row => [row.id, row]),
)
