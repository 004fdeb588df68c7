import type { TextKey } from '../i18n/i18n.ts'

/** The three kinds of topics by the first part of their address; `catType` as the contract counts them. */
export const kinds = {
  study: {
    name: 'study',
    path: '/study',
    catType: 0,
    tab: 'study.tab_topics',
    all: 'study.others',
    bar: 'study.title',
  },
  'model-test': {
    name: 'model-test',
    path: '/model-test',
    catType: 1,
    tab: 'study.tab_model_tests',
    all: 'study.all_model_tests',
    bar: 'study.tab_model_tests',
  },
  'question-bank': {
    name: 'question-bank',
    path: '/question-bank',
    catType: 2,
    tab: 'study.tab_past',
    all: 'study.all_past',
    bar: 'study.question_bank',
  },
} as const satisfies Record<
  string,
  { name: string; path: string; catType: number; tab: TextKey; all: TextKey; bar: TextKey }
>

export type KindName = keyof typeof kinds
export type Kind = (typeof kinds)[KindName]

export const kindOf = (catType: number): Kind =>
  Object.values(kinds).find(kind => kind.catType === catType) ?? kinds.study

export const topicPath = (kind: Kind, id: string): string => `${kind.path}/${id}`

/** The first page has no number, so that it has one address. */
export const readerPath = (kind: Kind, id: string, page = 1): string =>
  page > 1 ? `${kind.path}/${id}/question/${page}/` : `${kind.path}/${id}/question`

/** A question's own page. Browsers and Astro write the letters of its slug out by themselves. */
export const questionPath = ({ id, slug }: { id: string; slug: string }): string => `/questions/${id}/${slug}`
