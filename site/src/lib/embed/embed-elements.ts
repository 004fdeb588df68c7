import { isId } from '@prostuti/contract/id'
import type { ElementTag } from '@prostuti/widgets/elements'
import { searchAddresses } from '../navigation/search-address.ts'

interface EmbedElement {
  /** What the address may say of it; nothing else of the query reaches the element. */
  readonly attributes: readonly string[]
  /** Without these there is nothing to show. */
  readonly requires?: readonly string[]
  /** Where it leads: to other embeds, so that nobody leaves the frame; what has none opens a window of its own. */
  readonly leads?: Readonly<Record<string, string>>
}

const exam = '/embed/exam?id={id}&state={state}'
const join = '/embed/exam-join?exam-id={id}'
const result = '/embed/exam-result?exam-id={id}&mode={state}'
const solutions = '/embed/exam-solution?exam-id={id}&state={state}'
const standings = '/embed/rank-list?exam-id={id}&state={state}'

const afterExam = { 'result-href': result, 'solutions-href': solutions, 'standings-href': standings }

const practice = (view: string): string => `/embed/practice?view=${view}&practice-id={id}`
const post = '/embed/post?post-id={id}'

/** The elements that a frame may hold, by the last part of `/embed/{element}`. Why all others may not: `unframed-elements.ts`. */
export const embedElements = {
  'exam-player': { attributes: ['exam-id', 'mode', 'sign-in', 'start'], requires: ['exam-id'] },
  'exam-join': {
    attributes: ['exam-id', 'state'],
    requires: ['exam-id'],
    leads: { 'exam-href': exam, 'result-href': result },
  },
  'exam-list': {
    attributes: ['state', 'mode', 'program', 'filter', 'page'],
    leads: { 'href-template': join, ...afterExam },
  },
  'exam-result': {
    attributes: ['exam-id', 'mode'],
    requires: ['exam-id'],
    leads: { 'standings-href': standings, 'solutions-href': solutions, 'join-href': join },
  },
  'exam-solution': {
    attributes: ['exam-id', 'state', 'filter'],
    requires: ['exam-id'],
    leads: { 'join-href': join },
  },
  'rank-list': {
    attributes: ['exam-id', 'state', 'period', 'among', 'program', 'centre', 'day', 'page'],
    leads: { 'join-href': join },
  },
  home: { attributes: [], leads: { 'href-template': join, 'exam-href': exam, ...afterExam } },
  'program-list': { attributes: ['filter'], leads: { 'program-href': '/program?id={id}' } },
  // Without a program its days are one person's own.
  routine: {
    attributes: ['program-id'],
    requires: ['program-id'],
    leads: {
      'exam-href': join,
      'practice-href': '/embed/practice?topics={topic}&count={count}',
      'program-href': '/program?id={id}',
      'programs-href': '/embed/program-list',
    },
  },
  practice: {
    attributes: ['view', 'practice-id', 'topics', 'source', 'exam', 'count', 'mode', 'filter'],
    leads: {
      'set-up-href': '/embed/practice',
      'practice-href': practice('exam'),
      'result-href': practice('result'),
      'solution-href': practice('solution'),
      'exam-href': join,
    },
  },
  search: {
    attributes: ['query'],
    leads: {
      'topic-hrefs': JSON.stringify(searchAddresses.topicHrefs),
      'question-href': searchAddresses.questionHref,
      'topics-href': searchAddresses.topicsHref,
    },
  },
  feed: { attributes: ['write'], leads: { 'post-href': post } },
  post: { attributes: ['post-id'], requires: ['post-id'], leads: { 'post-href': post, 'feed-href': '/embed/feed' } },
  'result-search': { attributes: ['result-id'] },
  'job-board': {
    attributes: ['category', 'district', 'employment-status', 'heading', 'page-size'],
    leads: { 'job-href': '/embed/job?job-id={id}' },
  },
  job: {
    attributes: ['job-id'],
    requires: ['job-id'],
    leads: { 'board-href': '/embed/job-board', 'job-href': '/embed/job?job-id={id}' },
  },
} as const satisfies Record<string, EmbedElement>

export type EmbedName = keyof typeof embedElements

export const isEmbedName = (name: string): name is EmbedName => Object.hasOwn(embedElements, name)

export const tagOf = (name: EmbedName): ElementTag => `prostuti-${name}`

/** What every embed's address may say, besides: the language and the theme, which its links carry on. */
const common = { lang: ['bn', 'en'], theme: ['light', 'dark', 'auto'] } as const

const longest = 200

/**
 * An element's attributes as an embed's address gives them, or null where one that it cannot do without is missing. Addresses
 * are other people's: each value is a short text, none is an address or JSON.
 *
 * @example embedAttributes('exam-list', new URLSearchParams('state=running')) // { state: 'running', 'href-template': … }
 */
export function embedAttributes(name: EmbedName, query: URLSearchParams): Record<string, string> | null {
  const { attributes, requires = [], leads = {} }: EmbedElement = embedElements[name]
  const asked = attributes.flatMap(each => {
    const value = query.get(each)
    return value === null || value.length > longest ? [] : [[each, value] as const]
  })
  const given = Object.fromEntries(asked)
  if (!requires.every(each => isId(given[each]))) return null
  const carried = embedChoices(query)
  const { theme } = carried
  return { ...given, ...(theme && { theme }), ...linksWith(leads, carried) }
}

/** Language and theme, where the address says them. */
export function embedChoices(query: URLSearchParams): { lang?: string; theme?: string } {
  const said = Object.entries(common).flatMap(([each, values]) => {
    const value = query.get(each)
    return values.some(known => known === value) ? [[each, value]] : []
  })
  return Object.fromEntries(said)
}

/** The address of another embed, from the site's top, in the language and the theme of `page`. */
export function embedAddress(name: EmbedName | 'exam', query: Record<string, string>, page: URL): string {
  const all = new URLSearchParams({ ...query, ...embedChoices(page.searchParams) })
  return all.size > 0 ? `/embed/${name}?${all}` : `/embed/${name}`
}

function linksWith(leads: Readonly<Record<string, string>>, carried: Record<string, string>): Record<string, string> {
  const more = Object.entries(carried).map(([each, value]) => `${each}=${value}`)
  const extended = Object.entries(leads).map(([each, address]) => {
    if (!address.startsWith('/embed/')) return [each, address]
    const [path, ...query] = address.split('?')
    const all = [...query, ...more].join('&')
    return [each, all ? `${path}?${all}` : address]
  })
  return Object.fromEntries(extended)
}
