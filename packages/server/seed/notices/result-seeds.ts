/** An invented result, published so many days before the demo is made. */
export interface ResultSeed {
  readonly title: string
  readonly organisation: string
  readonly daysAgo: number
  readonly body: string
  readonly next: { readonly title: string; readonly inDays: number | null } | null
  /** Its numbers begin here, and so many of them are generated. */
  readonly first: string
  readonly numbers: number
  readonly outcomes: readonly [string, string]
}

const sample = 'নম্বরগুলো তৈরি করা, কোনো পরীক্ষার্থীর নয়।'

/** Ours: no office of these names recruits. */
export const resultSeeds: readonly ResultSeed[] = [
  {
    title: 'অফিসার পদে প্রিলিমিনারি পরীক্ষার ফল',
    organisation: 'নমুনা সমন্বিত ব্যাংক',
    daysAgo: 1,
    body: `${sample}\n\nউত্তীর্ণদের লিখিত পরীক্ষার প্রবেশপত্র আলাদা নোটিশে জানানো হবে।`,
    next: { title: 'লিখিত পরীক্ষা', inDays: 21 },
    first: '1100001',
    numbers: 2_000,
    outcomes: ['লিখিত পরীক্ষার জন্য উত্তীর্ণ', 'অপেক্ষমাণ'],
  },
  {
    title: 'সহকারী শিক্ষক নিয়োগের লিখিত পরীক্ষার ফল',
    organisation: 'নমুনা প্রাথমিক শিক্ষা দপ্তর',
    daysAgo: 3,
    body: sample,
    next: { title: 'মৌখিক পরীক্ষা', inDays: 14 },
    first: '3201001',
    numbers: 1_400,
    outcomes: ['মৌখিক পরীক্ষার জন্য নির্বাচিত', 'ফল স্থগিত'],
  },
  {
    title: 'অফিস সহকারী কাম কম্পিউটার মুদ্রাক্ষরিক পদের চূড়ান্ত ফল',
    organisation: 'নমুনা পল্লী অধিদপ্তর',
    daysAgo: 5,
    body: sample,
    next: null,
    first: '0040012',
    numbers: 120,
    outcomes: ['চূড়ান্তভাবে নির্বাচিত', 'প্যানেলে রাখা হয়েছে'],
  },
  {
    title: 'উপসহকারী প্রকৌশলী পদে লিখিত পরীক্ষার ফল',
    organisation: 'নমুনা সেতু কর্তৃপক্ষ',
    daysAgo: 8,
    body: sample,
    next: { title: 'মৌখিক পরীক্ষা', inDays: null },
    first: '0070003',
    numbers: 340,
    outcomes: ['উত্তীর্ণ', 'শর্তসাপেক্ষে উত্তীর্ণ'],
  },
  {
    title: 'স্টোর কিপার ও ক্যাশিয়ার পদে লিখিত পরীক্ষার ফল',
    organisation: 'নমুনা খাদ্য গুদাম পরিদপ্তর',
    daysAgo: 13,
    body: sample,
    next: { title: 'ব্যবহারিক পরীক্ষা', inDays: 6 },
    first: '6010020',
    numbers: 210,
    outcomes: ['স্টোর কিপার: উত্তীর্ণ', 'ক্যাশিয়ার: উত্তীর্ণ'],
  },
  {
    title: 'স্বাস্থ্য সহকারী পদে লিখিত পরীক্ষার ফল',
    organisation: 'নমুনা জনস্বাস্থ্য কেন্দ্র',
    daysAgo: 19,
    body: sample,
    next: null,
    first: '8100450',
    numbers: 860,
    outcomes: ['উত্তীর্ণ', 'অপেক্ষমাণ'],
  },
  {
    title: 'সাঁটলিপিকার পদের ব্যবহারিক পরীক্ষার ফল',
    organisation: 'নমুনা ভূমি জরিপ দপ্তর',
    daysAgo: 26,
    body: sample,
    next: null,
    first: '0009001',
    numbers: 50,
    outcomes: ['মৌখিক পরীক্ষার জন্য নির্বাচিত', 'পুনরায় পরীক্ষা'],
  },
  {
    title: 'কনস্টেবল পদে শারীরিক মাপ ও লিখিত পরীক্ষার ফল',
    organisation: 'নমুনা নিরাপত্তা বাহিনী',
    daysAgo: 34,
    body: sample,
    next: null,
    first: '2200300',
    numbers: 1_050,
    outcomes: ['প্রাথমিকভাবে নির্বাচিত', 'অপেক্ষমাণ'],
  },
]
