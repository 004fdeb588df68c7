import { postIdOf } from '../discussions/discussion-address.ts'
import { examId, examMode, sharedExam } from '../exams/exam-address.ts'
import { type EmbedName, embedAddress, embedAttributes, embedElements, isEmbedName } from './embed-elements.ts'

/** What of ours an address shows in a frame. */
export interface Embedded {
  readonly name: EmbedName
  /** Of the frame, from the site's top. */
  readonly path: string
  /** What its element is told by attributes. */
  readonly about: Readonly<Record<string, string>>
}

type Query = Readonly<Record<string, string | null>>

interface EmbeddedPage {
  readonly name: EmbedName
  /** What the embed's address says, by what the page's does. */
  readonly query: (said: (name: string) => string | null) => Query
}

/** A live exam is what addresses mean that say nothing of it. */
const past = (state: string | null): string | null => (state === 'archive' ? state : null)

/** Pages by their path, and the element that each is about; the player has its own addresses. */
const pages: Readonly<Record<string, EmbeddedPage>> = {
  '/exam/upcoming': { name: 'exam-list', query: () => ({ state: 'upcoming' }) },
  '/exam/participated': { name: 'exam-list', query: () => ({ state: 'participated' }) },
  '/exam/standings': {
    name: 'rank-list',
    query: said => ({
      'exam-id': said('id'),
      state: past(said('state')),
      period: said('period') ?? (said('id') ? null : 'week'),
      program: said('program'),
      day: said('day'),
    }),
  },
  '/exam/solution': { name: 'exam-solution', query: said => ({ 'exam-id': said('id'), state: past(said('state')) }) },
  '/results': { name: 'exam-result', query: said => ({ 'exam-id': said('id'), mode: past(said('state')) }) },
  '/program/all': { name: 'program-list', query: said => ({ filter: said('for') }) },
  '/program/routine': { name: 'routine', query: said => ({ 'program-id': said('id') }) },
  '/program/archived_exams': { name: 'exam-list', query: said => ({ state: 'archived', program: said('id') }) },
  '/practice/categories': { name: 'practice', query: said => ({ topics: said('topics'), count: said('count') }) },
  '/search': { name: 'search', query: said => ({ query: said('q') }) },
  '/discussions': { name: 'feed', query: () => ({}) },
  '/jobs': { name: 'job-board', query: () => ({}) },
  '/notice/results': { name: 'result-search', query: () => ({}) },
}

const players = ['/embed/exam', '/exam/join', '/exam/questions']

/**
 * The embed behind an address of ours, an embed's own or a page's whose element it holds; null for every other.
 *
 * @example embeddedAt(new URL('https://x/exam/12/3/live')) // the player of exam 12
 */
export function embeddedAt(page: URL): Embedded | null {
  const path = page.pathname.replace(/\/+$/, '')
  if (players.includes(path)) return player(examId(page), examMode(page), page)
  if (Object.hasOwn(pages, path)) return embedOf(pages[path]!, page)
  const [, room, second = '', third, fourth, more] = path.split('/')
  if (more !== undefined) return null
  if (room === 'exam') return player(sharedExam({ exam: second, program: third, state: fourth }), fourth, page)
  const named = fourth === undefined ? namedBy(room, second, third) : null
  return named && embedOf(named, page)
}

/** What the path itself names: `/embed/exam-list`, `/jobs/7/title`, `/discussions/id=12`. */
function namedBy(room: string | undefined, name: string, title: string | undefined): EmbeddedPage | null {
  if (room === 'jobs') return { name: 'job', query: () => ({ 'job-id': name }) }
  if (title !== undefined) return null
  if (room === 'discussions') return { name: 'post', query: () => ({ 'post-id': postIdOf(name.replace(/^id=/, '')) }) }
  if (room !== 'embed' || !isEmbedName(name)) return null
  const { attributes } = embedElements[name]
  return { name, query: said => Object.fromEntries(attributes.map(each => [each, said(each)])) }
}

function player(id: string | null, mode: string | undefined, page: URL): Embedded | null {
  if (!id) return null
  const query = { id, ...(mode === 'archive' && { state: mode }) }
  return { name: 'exam-player', path: embedAddress('exam', query, page), about: { 'exam-id': id } }
}

function embedOf({ name, query }: EmbeddedPage, page: URL): Embedded | null {
  const asked = Object.entries(query(each => page.searchParams.get(each))).flatMap(([each, value]) =>
    value ? [[each, value]] : [],
  )
  const given = embedAttributes(name, new URLSearchParams(asked))
  if (!given) return null
  const said: Record<string, string> = Object.fromEntries(asked.filter(([each = '']) => given[each] !== undefined))
  return { name, path: embedAddress(name, said, page), about: said }
}
