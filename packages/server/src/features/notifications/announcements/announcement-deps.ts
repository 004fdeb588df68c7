import type { Language, ProgramName } from '@prostuti/contract'
import type { PoolClient } from 'pg'
import type { Clock } from '../../../platform/db/clock.ts'
import type { Database } from '../../../platform/db/database.ts'

/** Every program by name, drafts too, in order. */
type ListPrograms = (client?: PoolClient) => Promise<
  readonly {
    readonly id: number
    readonly title: Readonly<Record<Language, string>>
    readonly state: ProgramName['state']
  }[]
>

/** What staff's notifications stand on. */
export interface AnnouncementDeps {
  readonly db: Database
  readonly clock: Clock
  readonly staffPrograms: ListPrograms
  /** SQL for the instant until which a person has premium; `person` is an SQL expression of their id. */
  readonly premiumUntil: (person: string) => string
}
