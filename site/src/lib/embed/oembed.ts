import { examId, sharedExam } from '../exams/exam-address.ts'
import { type EmbedName, embedAddress, embedAttributes, embedElements, isEmbedName } from './embed-elements.ts'

/** What of ours an address shows in a frame. */
export interface Embedded {
  readonly name: EmbedName
  /** Of the frame, from the site's top. */
  readonly path: string
  readonly exam: string | null
}

/**
 * The embed behind an address of ours, an embed's own or a page's whose element it holds; null for every other.
 *
 * @example embeddedAt(new URL('https://x/exam/12/3/live')) // the player of exam 12
 */
export function embeddedAt(page: URL): Embedded | null {
  const path = page.pathname.replace(/\/+$/, '')
  const id = examId(page)
  const [, first, second, third, fourth, more] = path.split('/')
  if (first === 'embed' && second && third === undefined) {
    if (second === 'exam') return player(id, page)
    return isEmbedName(second) ? ownEmbed(second, page) : null
  }
  if (path === '/exam/join' || path === '/exam/questions') return player(id, page)
  if (path === '/exam/standings' && id) return ofExam('rank-list', id, page)
  if (path === '/jobs') return { name: 'job-board', path: embedAddress('job-board', {}, page), exam: null }
  const shared =
    first === 'exam' && more === undefined ? sharedExam({ exam: second, program: third, state: fourth }) : null
  return player(shared, page)
}

function player(id: string | null, page: URL): Embedded | null {
  if (!id) return null
  const isPast = page.searchParams.get('state') === 'archive' || page.pathname.endsWith('/archive')
  const query = { id, ...(isPast && { state: 'archive' }) }
  return { name: 'exam-player', path: embedAddress('exam', query, page), exam: id }
}

const ofExam = (name: EmbedName, id: string, page: URL): Embedded => ({
  name,
  path: embedAddress(name, { 'exam-id': id }, page),
  exam: id,
})

function ownEmbed(name: EmbedName, page: URL): Embedded | null {
  const given = embedAttributes(name, page.searchParams)
  if (!given) return null
  const { attributes }: { attributes: readonly string[] } = embedElements[name]
  const query = Object.fromEntries(attributes.flatMap(each => (given[each] === undefined ? [] : [[each, given[each]]])))
  return { name, path: embedAddress(name, query, page), exam: given['exam-id'] ?? null }
}

const usual = { width: 720, height: 640 }
const least = 280

/** A side of the frame, within what the asking page has room for. */
function side(name: 'width' | 'height', query: URLSearchParams): number {
  const most = Number.parseInt(query.get(`max${name}`) ?? '', 10)
  return Number.isNaN(most) ? usual[name] : Math.max(least, Math.min(usual[name], most))
}

/** The answer of oEmbed 1.0, of type `rich`, for a frame of ours. */
export function oembedOf(
  src: string,
  { title, brand, site }: { title: string; brand: string; site: string },
  query: URLSearchParams,
) {
  const [width, height] = [side('width', query), side('height', query)]
  return {
    version: '1.0',
    type: 'rich',
    provider_name: brand,
    provider_url: site,
    title,
    width,
    height,
    cache_age: 3_600,
    html: `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" allow="clipboard-write"></iframe>`,
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, each => escapes[each]!)
