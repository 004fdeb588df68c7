import type { Language, QuotedQuestion } from '@prostuti/contract'
import type { Clock } from '../../platform/db/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PublicCache } from '../../platform/http/public-cache.ts'
import type { ShowPicture } from '../auth/index.ts'
import type { ToggleLike } from './likes.ts'

/** Questions of the bank as everyone may see them now, by the id that was asked for; others are left out. */
export type QuoteQuestions = (
  ids: readonly string[],
  language: Language,
) => Promise<ReadonlyMap<string, { readonly quote: QuotedQuestion; readonly isEmbargoed: boolean }>>

/** What the calls of talk stand on. */
export interface FeedDeps {
  readonly db: Database
  /** Where people search: connections and a time limit of their own, so that nothing slow there holds up an exam. */
  readonly readDb: Database
  readonly clock: Clock
  /** Holds what every person reads alike. */
  readonly publicCache: PublicCache
  readonly showPicture: ShowPicture
  readonly quoteQuestions: QuoteQuestions
  readonly toggleLike: ToggleLike
}

/** What was removed is gone for visitors within this time, in milliseconds. */
export const shortly = { maxAgeMs: 2_000 } as const
