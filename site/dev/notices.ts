import type { GovtResult, Notice, SeatPlan, SeatPlanCentre, SiteNotices } from '@prostuti/contract'

const day = 86_400_000

const range = (name: string, address: string, from: number, to: number): SeatPlanCentre => ({
  ...{ name, address, from, to },
  hall: null,
})

const file = { path: '/api/core/v1/notice-files/sample/', name: 'নমুনা.pdf', size: 1_258_291 }
const source = { title: 'দপ্তরের নোটিশ নমুনা-২০২৬/৮৮', href: 'https://office.example/88' }

/** Seat plans, results and notices of offices that do not exist; `now` in milliseconds. */
export function createSampleNotices(now: () => number): SiteNotices {
  const date = (days: number) => new Date(now() + days * day).toISOString().slice(0, 10)
  const at = (days: number) => new Date(now() + days * day).toISOString()
  const plan = (id: number, organisation: string, title: string, days: number, ranges: SeatPlanCentre[]): SeatPlan => ({
    ...{ id: String(id), slug: `sample-${id}`, title, organisation, exam_date: date(days), exam_time: '10:00' },
    ...{
      centres: new Set(ranges.map(each => each.name)).size,
      rolls: ranges.reduce((sum, r) => sum + r.to - r.from + 1, 0),
    },
    ...{ published_at: at(-2), updated_at: at(-1), is_sample: true, ranges, source },
    body: '<p>প্রবেশপত্র, কালো কলম, মূল পরিচয়পত্র আনুন। ঘড়ি, ফোন, ক্যালকুলেটর নয়।</p>',
    file: ranges.length > 0 ? file : null,
  })
  const centres = [
    range('নমুনা সরকারি বালিকা উচ্চ বিদ্যালয়', 'সাহেববাজার, রাজশাহী', 100_001, 100_960),
    range('নমুনা আদর্শ কলেজ', 'উপশহর, রাজশাহী', 100_961, 102_140),
    range('নমুনা কলেজিয়েট স্কুল', 'বোয়ালিয়া, রাজশাহী', 102_141, 103_000),
  ]
  const plans = [
    plan(1, 'নমুনা প্রাথমিক শিক্ষা দপ্তর', 'সহকারী শিক্ষক, লিখিত পরীক্ষা', 3, centres),
    plan(2, 'নমুনা সমন্বিত ব্যাংক নিয়োগ', 'সিনিয়র অফিসার, প্রিলিমিনারি', 10, centres.slice(0, 2)),
    { ...plan(3, 'নমুনা রেলপথ দপ্তর', 'স্টেশন সহকারী, লিখিত', 45, []), exam_time: null },
  ]
  const past = [plan(4, 'নমুনা পৌরসভা, নওগাঁ', 'হিসাব সহকারী, লিখিত', -20, centres)]
  const result = (id: number, title: string, organisation: string, numbers: number): GovtResult => ({
    ...{ id: String(id), slug: `sample-${id}`, title, organisation, numbers, published_at: at(-id), is_sample: true },
    ...{
      body: '',
      next: { title: 'লিখিত', date: date(30) },
      file: { ...file, size: 430_080 },
      source,
      updated_at: at(-id),
    },
  })
  const results = [
    result(1, 'অফিস সহকারী, প্রাথমিক বাছাই', 'নমুনা জেলা প্রশাসকের কার্যালয়', 1_842),
    result(2, 'সিনিয়র অফিসার, প্রিলিমিনারি', 'নমুনা সমন্বিত ব্যাংক নিয়োগ', 6_370),
    result(3, 'ব্যক্তিগত সহকারী, চূড়ান্ত', 'নমুনা জাতীয় গ্রন্থাগার', 3),
  ]
  const notices: Notice[] = [
    {
      ...{ id: '1', slug: 'sample-1', title: 'নমুনা নোটিশ: শুক্রবার রাতে সাইট আধা ঘণ্টা বন্ধ থাকবে' },
      ...{ body: '<p>চলমান পরীক্ষা থাকবে না।</p>', pinned_until: date(2), file, published_at: at(-1) },
    },
    {
      ...{ id: '2', slug: 'sample-2', title: 'নমুনা নোটিশ: নতুন প্রোগ্রাম এসেছে' },
      ...{ body: '<p>প্রোগ্রামের পাতায় দেখুন।</p>', pinned_until: null, file: null, published_at: at(-9) },
    },
  ]
  const list = <T>(all: readonly T[]) => ({ count: all.length, next: null, previous: null, results: [...all] })
  const named = <T extends { slug: string }>(all: readonly T[], slug: string) =>
    all.find(each => each.slug === slug) ?? null
  const cardOf = ({ body, ranges, file, source, updated_at, ...card }: SeatPlan) => card
  const resultCard = ({ body, next, file, source, updated_at, ...card }: GovtResult) => card
  return {
    seatPlans: async (_, isPast) => list((isPast ? past : plans).map(cardOf)),
    seatPlan: async slug => named([...plans, ...past], slug),
    results: async () => list(results.map(resultCard)),
    result: async slug => named(results, slug),
    notices: async () => list(notices),
    notice: async slug => named(notices, slug),
  }
}
