import type { PageKind, PageMeta, SitemapKind } from '../page-kinds.ts'
import type { PublicQuestion, TopicPage, TopicStep } from '../questions/index.ts'
import type { StudyToday } from './memory.ts'
import type { SearchResults, Topic } from './topics.ts'

/** Where a learner stopped reading a topic, and the furthest that they have read, as ordinals. */
export interface ReadingPlace {
  readonly topic: string
  readonly last: number
  readonly furthest: number
}

/** A file of a sitemap: addresses from the site's root. `pages`: how many files of its kind there are. */
export interface SitemapFile {
  readonly pages: number
  readonly entries: readonly { readonly href: string; readonly updated_at: string | null }[]
}

/** Study as pages show it to the person who asks (`SiteHost`). */
export interface SiteStudy {
  /** All topics of a kind (`cat_type`). */
  topics(kind: number): Promise<readonly Topic[]>
  /** The topic, or the one that it became part of; null for an unknown one. */
  topic(id: string): Promise<(Topic & { path: readonly TopicStep[] }) | null>
  /** A page of a topic, from 1; null for an unknown topic and a page beyond the last. */
  questions(topic: string, page: number): Promise<Omit<TopicPage, 'next' | 'previous'> | null>
  /** Null for one that nobody may see. */
  question(id: string): Promise<PublicQuestion | null>
  /** What is too short or too long to be looked for finds nothing. */
  search(query: string): Promise<SearchResults>
  /** The place that was read last comes first; empty for a visitor. */
  places(): Promise<readonly ReadingPlace[]>
  /** This day's goal and reviews; null for a visitor, and where nothing waits to be reviewed. */
  today(): Promise<StudyToday | null>
  /** What a page's head says; null for what visitors may not see. */
  meta(asked: { type: PageKind; id?: string; cat_type?: number }): Promise<PageMeta | null>
  /** Files count from 1. */
  sitemap(kind: SitemapKind, file: number): Promise<SitemapFile>
}
