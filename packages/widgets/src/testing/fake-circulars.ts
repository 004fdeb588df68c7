import type { Circular, CircularCard, CircularFilters, CircularForm, KeptSearch } from '@prostuti/contract'
import type { Prostuti } from '@prostuti/sdk'
import { type ClientParts, failure, fakeClient } from './fake-client.ts'

const iso = (dhaka: string) => new Date(`${dhaka}+06:00`).toISOString()

/** Ends tonight: the fake client's today is Saturday, 21 November 2026. */
export const teacher: CircularCard = {
  id: '1',
  slug: 'সহকারী-শিক্ষক',
  title: 'সহকারী শিক্ষক',
  company: 'নমুনা প্রাথমিক শিক্ষা দপ্তর',
  category: 'teacher',
  employment_status: ['permanent'],
  vacancy: 3240,
  location: null,
  district: null,
  application_start_date: '2026-11-01',
  opens_at: iso('2026-11-01T00:00'),
  deadline: '2026-11-21',
  deadline_time: null,
  ends_at: iso('2026-11-22T00:00'),
  exam_date: null,
  published_on: iso('2026-10-30T10:00'),
  state: 2,
  is_sample: true,
}

/** Ends in two days, at five. */
export const assistant: CircularCard = {
  ...teacher,
  id: '2',
  slug: 'অফিস-সহকারী',
  title: 'অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক',
  company: 'নমুনা জেলা প্রশাসকের কার্যালয়',
  category: 'government',
  vacancy: 14,
  district: { id: 'rajshahi', name: 'রাজশাহী' },
  deadline: '2026-11-23',
  deadline_time: '17:00',
  ends_at: iso('2026-11-23T17:00'),
  exam_date: '2027-01-15',
}

/** Ends in nine days. */
export const officer: CircularCard = {
  ...teacher,
  id: '3',
  slug: 'সিনিয়র-অফিসার',
  title: 'সিনিয়র অফিসার (জেনারেল)',
  company: 'নমুনা সমন্বিত ব্যাংক নিয়োগ',
  category: 'bank',
  vacancy: 1265,
  deadline: '2026-11-30',
  ends_at: iso('2026-12-01T00:00'),
}

export const undated: CircularCard = {
  ...officer,
  id: '4',
  slug: 'হিসাব-অফিসার',
  title: 'সহকারী হিসাব অফিসার',
  company: 'নমুনা কৃষি উন্নয়ন ব্যাংক',
  vacancy: null,
  deadline: null,
  ends_at: null,
}

export const notOpen: CircularCard = {
  ...officer,
  id: '5',
  slug: 'অফিসার-আইটি',
  title: 'অফিসার (আইটি)',
  application_start_date: '2026-12-01',
  opens_at: iso('2026-12-01T00:00'),
  deadline: '2026-12-20',
  ends_at: iso('2026-12-21T00:00'),
}

export const circulars = [teacher, assistant, officer, undated, notOpen] as const

/** All that a circular may say. */
export const assistantDetails: Circular = {
  ...assistant,
  image: { path: '/media/7.webp', width: 900, height: 1200, alt: 'বিজ্ঞপ্তির ছবি' },
  context: '<p>কার্যালয়ের সাধারণ শাখায় স্থায়ী নিয়োগ।</p>',
  requirements: '<ul><li>উচ্চ মাধ্যমিক বা সমমান</li><li>টাইপে মিনিটে বাংলায় ২০ শব্দ</li></ul>',
  additional_requirements: null,
  responsibilities: '<ul><li>চিঠিপত্র গ্রহণ ও বিতরণ</li></ul>',
  benefits: null,
  how_to_apply: '<ol><li>অনলাইনে ফরম পূরণ করুন।</li><li>ফি জমা দিন।</li></ol>',
  instructions: '<p>ছবি ৩০০×৩০০ পিক্সেল।</p>',
  workspace: 'in_office',
  office_time: null,
  reference: 'নমুনা-২০২৬/১১৪',
  experience_req: null,
  gender_req: 'any',
  age_req: '১৮ – ৩২ বছর',
  salary: 'গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা',
  application_method: 'online',
  apply_link: 'https://rajshahi.namuna.example/apply',
  url: 'https://rajshahi.namuna.example/',
  post_url: 'https://rajshahi.namuna.example/notice/114',
  source: 'নমুনা দৈনিক, পাতা ৮',
  updated_at: iso('2026-11-02T10:00'),
}

const labels = { bank: 'ব্যাংক', teacher: 'শিক্ষক', government: 'সরকারি' } as const

/** What the board's filters offer beside these. */
export function formOf(filters: CircularFilters, part: Partial<CircularForm> = {}): CircularForm {
  const found = matching(filters)
  return {
    category: (['bank', 'teacher', 'government'] as const).map(id => ({
      ...{ id, label: labels[id] },
      count: circulars.filter(({ category }) => category === id).length,
    })),
    employment_status: [{ id: 'permanent', label: 'স্থায়ী', count: 5 }],
    district: [{ id: 'rajshahi', label: 'রাজশাহী', count: 1 }],
    count: found.length,
    without_deadline: found.filter(({ deadline }) => deadline === null).length,
    lifted: [],
    ...part,
  }
}

function matching({ category, district, search }: CircularFilters): CircularCard[] {
  return circulars.filter(
    circular =>
      (!category?.length || category.includes(circular.category)) &&
      (!district || circular.district?.id === district) &&
      (!search || `${circular.title} ${circular.company}`.includes(search)),
  )
}

export const keptBank: KeptSearch = {
  id: '31',
  name: 'ব্যাংক',
  filters: { category: ['bank'] },
  report: 'daily',
  unseen: 3,
  count: 18,
  opened_at: iso('2026-11-17T10:00'),
  quiet: false,
}

export interface Call {
  id: string
  params?: Record<string, string>
  query?: Record<string, string | undefined>
  body?: unknown
}

type Answers = Record<string, (call: Call) => unknown>

export const listOf = <T>(results: readonly T[], more: object = {}) => ({
  ...{ count: results.length, next: null, previous: null },
  results,
  ...more,
})

const filtersOf = ({ query = {} }: Call): CircularFilters => ({
  category: query.category?.split(',') as CircularFilters['category'],
  district: query.district as CircularFilters['district'],
  search: query.search,
})

/** A server with five circulars, which keeps what it was asked; a suite answers some calls in another way. */
export function circularServer(answers: Answers = {}, parts: ClientParts = {}) {
  const calls: Call[] = []
  const usual: Answers = {
    'circulars.listCirculars': call => listOf(matching(filtersOf(call))),
    'circulars.getCircularForm': call => formOf(filtersOf(call)),
    'circulars.getCircular': () => assistantDetails,
    'circulars.getMyCircular': () => ({ bookmarked: false, in_routine: false }),
    'circulars.listKeptSearches': () => listOf([keptBank]),
    'circulars.createKeptSearch': ({ body }) => ({ ...keptBank, id: '32', unseen: 0, ...(body as object) }),
    'circulars.updateKeptSearch': ({ body }) => ({ ...keptBank, ...(body as object) }),
    'circulars.openKeptSearch': () => ({ ...keptBank, unseen: 0 }),
    'circulars.deleteKeptSearch': () => undefined,
    'circulars.createCircularBookmark': () => ({ bookmarked: true }),
    ...answers,
  }
  const call = async ({ id }: { id: string }, own: Omit<Call, 'id'> = {}) => {
    calls.push({ id, ...own })
    const answer = usual[id]
    if (!answer) throw failure('not_found', 404)
    const found = await answer({ id, ...own })
    if (found instanceof Error) throw found
    return structuredClone(found)
  }
  const client = fakeClient({ ...parts, http: { call } as unknown as Prostuti['http'] })
  const asked = (id: string) => calls.filter(each => each.id === `circulars.${id}`)
  return { client, calls, asked }
}
