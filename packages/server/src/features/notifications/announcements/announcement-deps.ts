import type { Language, NotificationKind, ProgramName } from '@prostuti/contract'
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

/** Rings all devices of a person, or one phone by its registration token, without a notification; resolves to their number. */
export type RingAtOnce = (
  target: { readonly user: string } | { readonly token: string },
  message: {
    readonly kind: NotificationKind
    /** A device shows each once. */
    readonly id: string
    readonly wording: (language: Language) => RungTexts
  },
) => Promise<number>

/** What a phone shows, and what a tap opens. */
export interface RungTexts {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly web_url?: string
  readonly image?: string
}

/** What staff's notifications stand on. */
export interface AnnouncementDeps {
  readonly db: Database
  readonly clock: Clock
  readonly staffPrograms: ListPrograms
  /** SQL for the instant until which a person has premium; `person` is an SQL expression of their id. */
  readonly premiumUntil: (person: string) => string
  readonly ringAtOnce: RingAtOnce
}
