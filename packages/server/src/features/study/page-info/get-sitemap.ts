import { readerPageSize, type SitemapKind } from '@prostuti/contract'
import { getSitemap } from '@prostuti/contract/core/operations'
import { implementShared } from '../../../platform/http/call/implement.ts'
import type { StudyDeps } from '../study-deps.ts'
import { readTopics } from '../topics/read-topics.ts'
import { questionPath } from './get-meta-data.ts'
import { kindPaths } from './page-words.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** Addresses of one file: sitemaps allow 50,000, and a file must stay quick to make. */
export const sitemapFileSize = 10_000

/** Pages that are there without anything in them. */
const pages = [
  '/',
  ...kindPaths,
  '/program/all',
  '/jobs',
  '/discussions',
  '/notice',
  '/notice/seat-plan',
  '/notice/results',
  '/faq',
  '/exam/upcoming',
  '/program/archived_exams',
  '/overview',
  '/privacy_policy',
  '/docs',
]

const defaultPageSize = 100

/** What search engines may read, kind by kind. A page of questions spans so many ids, so that no page depends on those before it. */
export function createGetSitemap(deps: StudyDeps) {
  return implementShared(getSitemap, { maxAgeMs: 60_000 }, async ({ query }) => {
    const { type, page = 1, page_size: size = defaultPageSize } = query
    const { count, entries, pages: total } = await sitemapPage(deps, type, page, size)
    const address = (wanted: number) => `${getSitemap.path}?type=${type}&page=${wanted}&page_size=${size}`
    return {
      count,
      next: page < total ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
      results: [...entries],
    }
  })
}

interface SitemapPage {
  readonly count: number
  /** How many pages there are. */
  readonly pages: number
  readonly entries: readonly SitemapEntry[]
}

export async function sitemapPage(
  deps: StudyDeps,
  type: SitemapKind,
  page: number,
  size: number,
): Promise<SitemapPage> {
  if (type === 'questions') return questionEntries(deps, page, size)
  if (type === 'circulars') {
    const { count, entries } = await deps.circularAddresses(page, size)
    return { count, pages: Math.ceil(count / size), entries }
  }
  const all = await listed(deps, type)
  return { count: all.length, pages: Math.ceil(all.length / size), entries: all.slice((page - 1) * size, page * size) }
}

async function listed(deps: StudyDeps, type: Exclude<SitemapKind, 'questions' | 'circulars'>): Promise<SitemapEntry[]> {
  if (type === 'pages') return pages.map(href => ({ href, updated_at: null }))
  if (type === 'topics') return topicEntries(deps)
  if (type === 'notices') return deps.noticeAddresses()
  const programs = await deps.visitorPages('bn').exams.programs()
  return programs.map(({ id }) => ({ href: `/program?id=${id}`, updated_at: null }))
}

/** Each topic, and each page of its questions. */
async function topicEntries(deps: StudyDeps): Promise<SitemapEntry[]> {
  const topics = [...(await readTopics(deps)).values()].filter(topic => !topic.mergedInto && topic.questionCount > 0)
  return topics.flatMap(({ id, catType, questionCount, updatedAt }) => {
    const root = `${kindPaths[catType]}/${id}`
    const later = Array.from({ length: Math.ceil(questionCount / readerPageSize) - 1 }, (_, index) => index + 2)
    const hrefs = [root, `${root}/question`, ...later.map(page => `${root}/question/${page}/`)]
    return hrefs.map(href => ({ href, updated_at: updatedAt?.toISOString() ?? null }))
  })
}

async function questionEntries({ db, clock }: StudyDeps, page: number, size: number): Promise<SitemapPage> {
  const now = new Date(clock.now())
  const shown = 'published_at <= $1 and reviewed and deleted_at is null and merged_into is null'
  const [{ rows }, { rows: totals }] = await Promise.all([
    db.pool.query<{ id: string; slug: string | null; updated_at: Date }>({
      name: 'sitemap-questions',
      text: `select id, public_slug as slug, greatest(updated_at, published_at) as updated_at from questions
              where id > $2 and id <= $3 and ${shown} order by id`,
      values: [now, (page - 1) * size, page * size],
    }),
    db.pool.query<{ count: number; last: number }>({
      name: 'sitemap-question-count',
      text: `select count(*)::int as count, coalesce(max(id), 0)::int as last from questions where ${shown}`,
      values: [now],
    }),
  ])
  const { count, last } = totals[0]!
  const entries = rows.map(({ id, slug, updated_at }) => ({
    href: questionPath({ id, slug: slug ?? id }),
    updated_at: updated_at.toISOString(),
  }))
  return { count, pages: Math.ceil(last / size), entries }
}
