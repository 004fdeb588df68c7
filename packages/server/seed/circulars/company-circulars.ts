import type { CircularSeed } from './circular-seed.ts'

/** Of companies and organisations; some say little. */
export const companyCirculars: readonly CircularSeed[] = [
  {
    ...{
      slug: 'support-engineer',
      title: 'Customer Support Engineer',
      company: 'নমুনা Software Ltd',
      category: 'private',
    },
    ...{ employment_status: ['full_time'], workspace: 'hybrid', district: 'dhaka', location: 'Uttara, Dhaka' },
    context: 'We keep the accounting software of small shops running. You will talk to them every day.',
    requirements: '- BSc in CSE or two years of similar work\n- Written and spoken Bangla and English',
    responsibilities:
      '- Answer calls and messages\n- Reproduce faults and report them\n- Visit customers in Dhaka once a week',
    benefits: '- Two festival bonuses\n- Lunch\n- Five-day week',
    ...{ application_method: 'email', how_to_apply: 'Send your CV to jobs@software.namuna.example.', vacancy: 2 },
    ...{ salary: 'Negotiable', ends: 16, age: 2 },
  },
  {
    ...{ slug: 'content-writer', title: 'Content Writer (Bangla)', company: 'নমুনা Media', category: 'private' },
    ...{ employment_status: ['part_time', 'contract'], workspace: 'remote', vacancy: 4 },
    requirements: '- Clear, correct Bangla\n- Three published pieces',
    ...{ application_method: 'email', how_to_apply: 'Write to desk@media.namuna.example with three links.', age: 6 },
  },
  {
    ...{ slug: 'field-organiser', title: 'মাঠ সংগঠক', company: 'নমুনা উন্নয়ন সংস্থা', category: 'other', vacancy: 35 },
    ...{ employment_status: ['project', 'contract'], workspace: 'field', district: 'kurigram', gender_req: 'women' },
    requirements: '• এইচএসসি\n• সাইকেল চালাতে পারা',
    responsibilities: '• সমিতির সভা করা\n• সঞ্চয়ের হিসাব রাখা',
    ...{ application_method: 'in_person', how_to_apply: 'কুড়িগ্রাম কার্যালয়ে জীবনবৃত্তান্ত জমা দিন।', ends: 9, age: 7 },
  },
  {
    ...{ slug: 'machine-operator', title: 'মেশিন অপারেটর', company: 'নমুনা পোশাক কারখানা', category: 'private' },
    ...{ employment_status: ['full_time', 'daily'], district: 'gazipur', location: 'কোনাবাড়ী', vacancy: 150 },
    requirements: '• পঞ্চম শ্রেণি\n• প্লেইন মেশিনে ছয় মাস',
    ...{ application_method: 'in_person', how_to_apply: 'যেকোনো কর্মদিবসে সকাল ৮টায় ফটকে আসুন।', age: 10 },
  },
  {
    ...{ slug: 'staff-nurse', title: 'সিনিয়র স্টাফ নার্স', company: 'নমুনা হাসপাতাল, সিলেট', category: 'health', vacancy: 18 },
    ...{ employment_status: ['full_time', 'temporary'], district: 'sylhet', salary: '৩৫,০০০ টাকা' },
    requirements: '• নার্সিংয়ে ডিপ্লোমা\n• নিবন্ধন সনদ',
    ...{ application_method: 'online', apply_link: 'https://hospital.namuna.example/nurse', ends: 5, age: 2 },
  },
  {
    ...{
      slug: 'intern-accounts',
      title: 'হিসাব বিভাগে ইন্টার্ন',
      company: 'নমুনা অ্যাগ্রো লিমিটেড',
      category: 'private',
      vacancy: 3,
    },
    ...{ employment_status: ['internship'], district: 'mymensingh', workspace: 'in_office' },
    requirements: '• বিবিএ শেষ বর্ষ',
    ...{ application_method: 'email', how_to_apply: 'jobs@agro.namuna.example ঠিকানায় জীবনবৃত্তান্ত পাঠান।', ends: 24, age: 1 },
  },
  {
    ...{ slug: 'network-engineer', title: 'সহকারী প্রকৌশলী (নেটওয়ার্ক)', company: 'নমুনা টেলিকম', category: 'engineering' },
    ...{ employment_status: ['contract'], district: 'chattogram', workspace: 'hybrid', vacancy: 6 },
    requirements: '• ইইই বা সিএসইতে স্নাতক\n• নেটওয়ার্কের কাজে দুই বছর',
    ...{
      application_method: 'online',
      apply_link: 'https://telecom.namuna.example/career',
      opens: 2,
      ends: 30,
      age: 0,
    },
  },
]

/** Those that wait for staff: drafts, pending ones, and one that was deleted. */
export const waitingCirculars: readonly CircularSeed[] = [
  {
    ...{ slug: 'accounts-officer', title: 'সহকারী হিসাব অফিসার', company: 'নমুনা কৃষি উন্নয়ন ব্যাংক', category: 'bank' },
    ...{ state: 1, vacancy: 22, opens: 1, ends: 27, employment_status: ['permanent'], salary: 'গ্রেড ১০' },
    requirements: '• হিসাববিজ্ঞানে স্নাতক',
    ...{ application_method: 'online', apply_link: 'https://krishi.namuna.example/apply' },
  },
  {
    ...{ slug: 'library-assistant', title: 'গ্রন্থাগার সহকারী', company: 'নমুনা গণগ্রন্থাগার', category: 'government' },
    ...{ state: 1, vacancy: 9, ends: 7, district: 'jashore', source: 'নমুনা দৈনিক' },
    requirements: '• গ্রন্থাগার বিজ্ঞানে ডিপ্লোমা',
    note: 'ফি কত, মূল বিজ্ঞপ্তিতে দেখে নিন।',
  },
  {
    ...{ slug: 'computer-operator', title: 'কম্পিউটার অপারেটর', company: 'নমুনা পৌরসভা, মধুপুর', category: 'government' },
    ...{ state: 1, vacancy: 2, ends: -1, district: 'tangail' },
    requirements: '• স্নাতক\n• টাইপের গতি পরীক্ষা',
    note: 'সময় শেষ, মেয়াদ বাড়ল কি না জানতে হবে।',
  },
  {
    ...{ slug: 'site-supervisor', title: 'সাইট সুপারভাইজার', company: 'নমুনা নির্মাণ', category: 'engineering', state: 0 },
    ...{ workspace: 'field', note: 'যোগ্যতা ও আবেদনের ঠিকানা এখনো পাওয়া যায়নি।' },
  },
  {
    ...{
      slug: 'junior-teacher',
      title: 'জুনিয়র শিক্ষক (গণিত)',
      company: 'নমুনা বিদ্যানিকেতন',
      category: 'teacher',
      state: 0,
    },
    ...{ ends: 14, district: 'rangpur', employment_status: ['full_time'], requirements: '• গণিতে স্নাতক' },
  },
]
