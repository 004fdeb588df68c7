import type {
  AskedCirculars,
  Circular,
  CircularCard,
  CircularFilters,
  Language,
  SiteCirculars,
} from '@prostuti/contract'
import { CircularCategory, districtName, districts, EmploymentStatus, listPageSize } from '@prostuti/contract'
import type { Cookies } from './cookies.ts'
import { sampleCirculars } from './sample-circulars.ts'

type Filter = keyof CircularFilters | 'deadline'

/** Circulars around the present; the cookie `circulars=none` takes them away. */
export function createSampleCirculars(cookies: Cookies): SiteCirculars {
  const now = Date.now()
  const isOver = ({ ends_at: ends }: Circular) => ends !== null && Date.parse(ends) <= now
  const all = cookies.circulars === 'none' ? [] : sampleCirculars(now)
  const open = all.filter(circular => !isOver(circular))
  const found = (filters: CircularFilters, without?: Filter) => open.filter(each => matches(each, filters, without))
  return {
    list: async asked => pageOf(found(asked).sort(inOrder(asked)), asked.page ?? 1),
    form: async filters => formOf(filters, found, cookies.language === 'en' ? 'en' : 'bn'),
    find: async id => all.find(each => each.id === id) ?? null,
    similar: async (id, count) => {
      const own = all.find(each => each.id === id)
      return open
        .filter(each => each.id !== id && each.category === own?.category)
        .slice(0, count)
        .map(cardOf)
    },
    mine: async id => (cookies.person ? { bookmarked: id === '1', in_routine: id === '3' } : null),
    unseen: async () => (cookies.person ? 3 : 0),
    bookmarked: async page => pageOf(cookies.person ? all.slice(0, 2) : [], page),
  }
}

const cardOf = (circular: Circular): CircularCard => {
  const { id, slug, title, company, category, employment_status, vacancy, location, district } = circular
  const { application_start_date, opens_at, deadline, deadline_time, ends_at, exam_date } = circular
  const { published_on, state, is_sample } = circular
  return {
    ...{ id, slug, title, company, category, employment_status, vacancy, location, district },
    ...{ application_start_date, opens_at, deadline, deadline_time, ends_at, exam_date },
    ...{ published_on, state, is_sample },
  }
}

const pageOf = (all: readonly Circular[], page: number) => ({
  count: all.length,
  next: page * listPageSize < all.length ? `?page=${page + 1}` : null,
  previous: page > 1 ? `?page=${page - 1}` : null,
  results: all.slice((page - 1) * listPageSize, page * listPageSize).map(cardOf),
})

/** Whether a circular is left by the filters, or by all but one of them. */
function matches(circular: Circular, filters: CircularFilters, without?: Filter): boolean {
  const { category, company, deadline, district, employment_status: statuses, title } = circular
  const { date_l: from, date_r: to, null_deadline: undated = !(from || to) } = filters
  const text = `${title} ${company} ${district?.name ?? ''}`
  const rules: Partial<Record<Filter, boolean>> = {
    search: !filters.search || text.includes(filters.search),
    category: !filters.category || filters.category.includes(category),
    employment_status: !filters.employment_status || filters.employment_status.some(each => statuses.includes(each)),
    district: !filters.district || district?.id === filters.district,
    deadline: deadline === null || ((!from || deadline >= from) && (!to || deadline <= to)),
    null_deadline: undated || deadline !== null,
  }
  return Object.entries(rules).every(([filter, holds]) => filter === without || holds)
}

function inOrder({ sortBy = 'deadline', decreasing = false }: AskedCirculars) {
  const column = ({ created_date: 'published_on', deadline: 'ends_at', exam_date: 'exam_date' } as const)[sortBy]
  return (a: Circular, b: Circular): number => {
    const [left, right] = [a[column], b[column]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return left.localeCompare(right) * (decreasing ? -1 : 1)
  }
}

type Found = (filters: CircularFilters, without?: Filter) => readonly Circular[]

async function formOf(filters: CircularFilters, found: Found, language: Language): ReturnType<SiteCirculars['form']> {
  const labels = labelsIn(language)
  const choices = <T extends string>(ids: readonly T[], filter: Filter, has: (circular: Circular, id: T) => boolean) =>
    ids.map(id => ({ id, label: labels[id] ?? id, count: found(filters, filter).filter(each => has(each, id)).length }))
  const isSet = { ...filters, deadline: filters.date_l || filters.date_r }
  const liftable = ['search', 'category', 'employment_status', 'district', 'deadline', 'null_deadline'] as const
  return {
    category: choices(CircularCategory.options, 'category', (each, id) => each.category === id),
    employment_status: choices(EmploymentStatus.options, 'employment_status', (each, id) =>
      each.employment_status.includes(id),
    ),
    district: choices(districts, 'district', (each, id) => each.district?.id === id).filter(({ count }) => count > 0),
    count: found(filters).length,
    without_deadline: found(filters).filter(({ deadline }) => deadline === null).length,
    lifted: liftable
      .filter(filter => isSet[filter] !== undefined)
      .map(filter => ({ filter, count: found(filters, filter).length })),
  }
}

function labelsIn(language: Language): Readonly<Record<string, string>> {
  const names = districts.map(district => [district, districtName(district, language)])
  const words = [...CircularCategory.options, ...EmploymentStatus.options].map(id => [id, id.replace('_', ' ')])
  return { ...Object.fromEntries(language === 'en' ? words : Object.entries(inBangla)), ...Object.fromEntries(names) }
}

const inBangla = {
  ...{ bcs: 'বিসিএস', bank: 'ব্যাংক', teacher: 'শিক্ষক', government: 'সরকারি', engineering: 'প্রকৌশল' },
  ...{ health: 'স্বাস্থ্য', defence: 'প্রতিরক্ষা', private: 'বেসরকারি', other: 'অন্যান্য' },
  ...{ permanent: 'স্থায়ী', full_time: 'পূর্ণকালীন', part_time: 'খণ্ডকালীন', contract: 'চুক্তিভিত্তিক' },
  ...{ temporary: 'অস্থায়ী', project: 'প্রকল্প', internship: 'ইন্টার্নশিপ', daily: 'দৈনিক' },
}
