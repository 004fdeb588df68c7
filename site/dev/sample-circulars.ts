import type { Circular } from '@prostuti/contract'
import { dhakaDay, startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { type District, districtName } from '@prostuti/contract/districts'

const dayMs = 86_400_000

/** What a sample says of its own; days count from today. */
interface Sample extends Partial<Omit<Circular, 'district' | 'deadline' | 'exam_date' | 'application_start_date'>> {
  readonly title: string
  readonly company: string
  readonly district?: District
  readonly opensIn?: number
  readonly endsIn?: number
  readonly examIn?: number
}

const list = (...lines: string[]) => `<ul>${lines.map(line => `<li>${line}</li>`).join('')}</ul>`

/** One that says everything that a circular can. */
const whole: Sample = {
  title: 'অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক',
  company: 'নমুনা জেলা প্রশাসকের কার্যালয়',
  category: 'government',
  district: 'rajshahi',
  location: 'রাজশাহী সদর',
  employment_status: ['permanent', 'full_time'],
  vacancy: 14,
  opensIn: -22,
  endsIn: 2,
  deadline_time: '17:00',
  examIn: 52,
  context: '<p>কার্যালয়ের সাধারণ ও নেজারত শাখায় স্থায়ী নিয়োগ। যোগদানের পর দুই মাসের প্রশিক্ষণ।</p>',
  responsibilities: list('চিঠিপত্র গ্রহণ, লিপিবদ্ধ ও বিতরণ', 'বাংলা ও ইংরেজিতে চিঠি টাইপ করা', 'নথি সাজিয়ে রাখা'),
  requirements: list('উচ্চ মাধ্যমিক বা সমমান, কমপক্ষে দ্বিতীয় বিভাগ', 'টাইপে প্রতি মিনিটে বাংলায় ২০, ইংরেজিতে ২০ শব্দ'),
  how_to_apply: '<ol><li>অনলাইনে ফরম পূরণ করে ছবি ও স্বাক্ষর দিন।</li><li>৭২ ঘণ্টার মধ্যে ফি ১১২ টাকা জমা দিন।</li></ol>',
  instructions: '<p>ছবি ৩০০×৩০০, স্বাক্ষর ৩০০×৮০ পিক্সেল।</p>',
  office_time: 'রবি – বৃহস্পতি, ৯টা – ৫টা',
  reference: 'নমুনা-২০২৬/১১৪',
  experience_req: 'লাগবে না',
  gender_req: 'any',
  age_req: '১৮ – ৩২ বছর',
  salary: 'গ্রেড ১৬: ৯,৩০০ – ২২,৪৯০ টাকা',
  application_method: 'online',
  apply_link: 'https://rajshahi.namuna.example/apply',
  url: 'https://rajshahi.namuna.example/',
  post_url: 'https://dainik.namuna.example/8',
  source: 'নমুনা দৈনিক, পাতা ৮',
}

const samples: readonly Sample[] = [
  whole,
  {
    ...{ title: 'সহকারী শিক্ষক', company: 'নমুনা প্রাথমিক শিক্ষা দপ্তর', category: 'teacher', vacancy: 3_240 },
    ...{ employment_status: ['permanent'], opensIn: -20, endsIn: 0, examIn: 70 },
    ...{ application_method: 'online', apply_link: 'https://shikkha.namuna.example/' },
  },
  {
    ...{ title: 'সিনিয়র অফিসার (জেনারেল)', company: 'নমুনা সমন্বিত ব্যাংক নিয়োগ', category: 'bank', vacancy: 1_265 },
    ...{ employment_status: ['full_time'], district: 'dhaka', opensIn: -12, endsIn: 9, examIn: 87 },
    salary: 'গ্রেড ৯: ২২,০০০–৫৩,০৬০ টাকা',
  },
  {
    ...{ title: 'উপসহকারী প্রকৌশলী (বিদ্যুৎ)', company: 'নমুনা বিদ্যুৎ বিতরণ কোম্পানি', category: 'engineering' },
    ...{ employment_status: ['contract'], district: 'chattogram', vacancy: 46, opensIn: -3, endsIn: 16 },
  },
  {
    ...{ title: 'ব্যক্তিগত সহকারী', company: 'নমুনা জাতীয় গ্রন্থাগার', category: 'government', vacancy: 3 },
    ...{ employment_status: ['permanent'], district: 'dhaka', application_method: 'post' },
  },
  {
    ...{ title: 'ফিল্ড অর্গানাইজার', company: 'নমুনা উন্নয়ন সংস্থা', category: 'private', district: 'kurigram' },
    ...{ employment_status: ['project'], workspace: 'field', opensIn: 4, endsIn: 25 },
  },
  {
    ...{ title: 'ওয়েব ডেভেলপার', company: 'নমুনা সফটওয়্যার', category: 'private', workspace: 'remote' },
    ...{
      employment_status: ['part_time'],
      opensIn: -1,
      endsIn: 30,
      salary: 'আলোচনা সাপেক্ষে',
      application_method: 'email',
    },
  },
  {
    ...{ title: 'স্টেশন সহকারী', company: 'নমুনা রেলপথ দপ্তর', category: 'government', vacancy: 88 },
    ...{ employment_status: ['permanent'], opensIn: -30, endsIn: -4, deadline_time: '17:00', examIn: 46 },
  },
]

const posts = ['হিসাব সহকারী', 'অফিসার (ক্যাশ)', 'ডাটা এন্ট্রি অপারেটর', 'স্টাফ নার্স', 'ক্ষেত্র সহকারী', 'গ্রন্থাগারিক']

/** As many more as fill three pages. */
const more: readonly Sample[] = Array.from({ length: 36 }, (_, index) => ({
  ...{ title: posts[index % posts.length]!, company: `নমুনা পৌরসভা ${(index + 1).toLocaleString('bn')}` },
  ...{ category: index % 6 === 3 ? 'health' : 'other', employment_status: ['full_time'], vacancy: index + 1 },
  ...{ district: (['naogaon', 'khulna', 'sylhet'] as const)[index % 3]!, opensIn: -index, endsIn: 10 + index },
}))

/** Circulars around `now`: one of each state, and enough for three pages. */
export const sampleCirculars = (now: number): Circular[] =>
  [...samples, ...more].map((sample, index) => circularOf(sample, String(index + 1), now))

function circularOf({ district, opensIn, endsIn, examIn, ...said }: Sample, id: string, now: number): Circular {
  const dayIn = (days: number | undefined) => (days === undefined ? null : dhakaDay(now + days * dayMs))
  const at = (ms: number) => new Date(ms).toISOString()
  const [opens, deadline] = [dayIn(opensIn), dayIn(endsIn)]
  const [hours = 24, minutes = 0] = said.deadline_time?.split(':').map(Number) ?? []
  const published = at(now - (Number(id) + 1) * dayMs)
  return {
    ...notProvided,
    ...said,
    id,
    slug: said.title.replace(/[^\p{L}\p{M}]+/gu, '-').replace(/-$/, ''),
    district: district ? { id: district, name: districtName(district, 'bn') } : null,
    application_start_date: opens,
    opens_at: opens && at(startOfDhakaDay(opens)),
    deadline,
    ends_at: deadline && at(startOfDhakaDay(deadline) + (hours * 60 + minutes) * 60_000),
    exam_date: dayIn(examIn),
    published_on: published,
    updated_at: published,
  }
}

const notProvided = {
  ...{ category: 'other', employment_status: [], vacancy: null, location: null, deadline_time: null },
  ...{ state: 2, is_sample: true, image: null, context: null, requirements: null, additional_requirements: null },
  ...{ responsibilities: null, benefits: null, how_to_apply: null, instructions: null, workspace: 'in_office' },
  ...{ office_time: null, reference: null, experience_req: null, gender_req: null, age_req: null, salary: null },
  ...{ application_method: null, apply_link: null, url: null, post_url: null, source: null },
} as const satisfies Partial<Circular>
