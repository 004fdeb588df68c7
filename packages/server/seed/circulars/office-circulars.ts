import type { CircularSeed } from './circular-seed.ts'

const online = { application_method: 'online' } as const

/** Of offices of the state, of banks and of schools. */
export const officeCirculars: readonly CircularSeed[] = [
  {
    ...{ slug: 'office-assistant', title: 'অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক', company: 'নমুনা জেলা প্রশাসকের কার্যালয়' },
    ...{ category: 'government', district: 'rajshahi', location: 'রাজশাহী সদর', vacancy: 14, salary: 'গ্রেড ১৬' },
    ...{ employment_status: ['permanent'], age_req: '১৮ থেকে ৩২ বছর', reference: '০৫.৪৩.৮১০০' },
    requirements: '• এইচএসসি বা সমমান\n• বাংলায় মিনিটে ২০ ও ইংরেজিতে ২০ শব্দ লেখা',
    ...{
      ...online,
      apply_link: 'https://dc.namuna.example/apply',
      ends: 0,
      deadline_time: '17:00',
      opens: -20,
      age: 21,
    },
  },
  {
    ...{ slug: 'cash-officer', title: 'অফিসার (ক্যাশ)', company: 'নমুনা কৃষি উন্নয়ন ব্যাংক', category: 'bank' },
    ...{ employment_status: ['permanent', 'full_time'], vacancy: 220, salary: 'গ্রেড ১০', location: 'সারা দেশ' },
    requirements: '• যেকোনো বিষয়ে স্নাতক\n• হিসাববিজ্ঞান পড়া থাকলে ভালো',
    ...{ ...online, apply_link: 'https://krishi.namuna.example/apply', ends: 2, opens: -12, age: 13, exam: 38 },
  },
  {
    ...{ slug: 'health-assistant', title: 'স্বাস্থ্য সহকারী', company: 'নমুনা সিভিল সার্জনের কার্যালয়', category: 'health' },
    ...{ employment_status: ['permanent'], district: 'bhola', location: 'চরফ্যাশন ও লালমোহন', vacancy: 41 },
    requirements: '• এইচএসসি\n• সংশ্লিষ্ট ওয়ার্ডের স্থায়ী বাসিন্দা',
    responsibilities: '• বাড়ি বাড়ি গিয়ে টিকার খোঁজ রাখা\n• মায়েদের স্বাস্থ্যকথা শোনানো',
    ...{
      ...online,
      apply_link: 'https://cs.namuna.example/apply',
      salary: 'গ্রেড ১৬',
      ends: 3,
      deadline_time: '23:59',
      age: 9,
    },
  },
  {
    ...{ slug: 'lecturer-bangla', title: 'প্রভাষক (বাংলা)', company: 'নমুনা মহাবিদ্যালয়, নওগাঁ', category: 'teacher' },
    ...{ employment_status: ['full_time'], district: 'naogaon', vacancy: 1, gender_req: 'any', salary: 'গ্রেড ৯' },
    requirements: '• বাংলায় স্নাতকোত্তর\n• শিক্ষক নিবন্ধন সনদ',
    how_to_apply: 'অধ্যক্ষের কাছে লেখা আবেদন ডাকে পাঠান। খামের ওপর পদের নাম লিখুন।',
    instructions: 'ঠিকানা: অধ্যক্ষ, নমুনা মহাবিদ্যালয়, নওগাঁ।',
    ...{ application_method: 'post', ends: 12, age: 5, source: 'নমুনা দৈনিক, পৃষ্ঠা ১১' },
  },
  {
    ...{ slug: 'bcs-special', title: 'বিশেষ বিসিএস (স্বাস্থ্য) পরীক্ষা', company: 'নমুনা কর্ম কমিশন', category: 'bcs' },
    ...{ employment_status: ['permanent'], vacancy: 700, salary: 'গ্রেড ৯', age_req: '২১ থেকে ৩৪ বছর' },
    requirements: '• এমবিবিএস বা বিডিএস\n• নিবন্ধন সনদ',
    ...{ ...online, apply_link: 'https://psc.namuna.example/apply', opens: 4, ends: 34, age: 0, exam: 80 },
  },
  {
    ...{ slug: 'station-master', title: 'স্টেশন মাস্টার', company: 'নমুনা রেলওয়ে, পশ্চিমাঞ্চল', category: 'government' },
    ...{ employment_status: ['permanent'], district: 'rajshahi', vacancy: 52, salary: 'গ্রেড ১৫' },
    requirements: '• স্নাতক\n• দৃষ্টিশক্তি ৬/৬',
    ...{ ...online, apply_link: 'https://rail.namuna.example/apply', opens: -1, ends: 19, age: 1 },
  },
  {
    ...{ slug: 'constable', title: 'ট্রেইনি রিক্রুট কনস্টেবল', company: 'নমুনা পুলিশ লাইনস', category: 'defence' },
    ...{ employment_status: ['permanent'], district: 'bogura', vacancy: 2_200, age_req: '১৮ থেকে ২০ বছর' },
    requirements: '• এসএসসি, জিপিএ ২.৫\n• উচ্চতা: পুরুষ ৫ ফুট ৬ ইঞ্চি, নারী ৫ ফুট ৪ ইঞ্চি',
    ...{ ...online, apply_link: 'https://police.namuna.example/apply', salary: 'গ্রেড ১৭', ends: 6, age: 8, exam: 25 },
  },
  {
    ...{
      slug: 'cashier',
      title: 'ক্যাশিয়ার',
      company: 'নমুনা পৌরসভা, মধুপুর',
      category: 'government',
      district: 'tangail',
      vacancy: 3,
    },
    requirements: '• বাণিজ্যে এইচএসসি\n• জামানত ৫০,০০০ টাকা',
    ...{
      ...online,
      apply_link: 'https://madhupur.namuna.example/apply',
      salary: 'গ্রেড ১৪',
      ends: -1,
      age: 22,
      exam: 56,
    },
  },
  {
    ...{ slug: 'forest-guard', title: 'বনপ্রহরী', company: 'নমুনা বন বিভাগ, সুন্দরবন পশ্চিম', category: 'government' },
    ...{ employment_status: ['permanent'], workspace: 'field', district: 'khulna', vacancy: 120, gender_req: 'men' },
    requirements: '• এসএসসি\n• সাঁতার জানা',
    ...{ application_method: 'in_person', how_to_apply: 'রেঞ্জ কার্যালয়ে এসে ফরম জমা দিন, সকাল ১০টা থেকে বিকেল ৩টা।' },
    ...{ salary: 'গ্রেড ১৭', ends: 21, age: 3 },
  },
]
