import type { FieldError, Language } from '@prostuti/contract'
import type { z } from 'zod'

/** A refused field whose English message has its Bangla beside it; without one, the code says it in Bangla. */
export interface FieldFault extends FieldError {
  readonly bn?: string
}

const anyValue = 'এখানে এটি লেখা যায় না।'

/** What each code means, for people. */
const byCode: Readonly<Record<string, string>> = {
  answer: 'একটি সঠিক উত্তর বেছে নিন।',
  begun: 'কেউ এটি শুরু করেছেন, তাঁর দিনগুলো হারিয়ে যাবে।',
  below_itself: 'একটি ক্যাটাগরি নিজের নিচে বসতে পারে না।',
  computing: 'এই পরীক্ষার একটি পুনর্মূল্যায়ন চলছে।',
  count: 'একটি প্রশ্নে ২ থেকে ৮টি অপশন দেখানো যায়।',
  duplicate_field: 'একই ঘর দুবার এসেছে।',
  duration_too_long: 'শুরু থেকে শেষ পর্যন্ত যত সময়, তার চেয়ে বেশি।',
  end_before_start: 'শেষের সময় শুরুর পরে হতে হবে।',
  has_cost: 'যে পরীক্ষার দাম আছে, তা ফ্রি নয়।',
  has_members: 'কেউ এটি নিয়েছেন, তিনি আর দেখতে পাবেন না।',
  hidden: 'লুকানো অপশন সঠিক উত্তর হতে পারে না।',
  in_paper: 'এই অপশন একটি প্রশ্নপত্রে আছে।',
  in_use: 'এটি ব্যবহার হচ্ছে।',
  invalid_form: 'ফাইলসহ ফর্ম পাওয়া যায়নি।',
  invalid_format: 'লেখার ধরনটি ঠিক নেই।',
  invalid_json: 'অনুরোধের লেখা পড়া যায়নি।',
  invalid_type: 'এই ঘরটি ঠিকমতো পূরণ করুন।',
  invalid_value: 'তালিকা থেকে একটি বেছে নিন।',
  joined: 'কেউ এই পরীক্ষায় অংশ নিয়েছেন।',
  keys_seen: 'এই শিক্ষার্থী সঠিক উত্তর দেখতে পেরেছেন।',
  missing: 'এই ঘরটি পূরণ করুন।',
  newer_version: 'ফলাফলের আরও নতুন সংস্করণ আছে।',
  not_a_google_sheet: 'একটি গুগল শিটের ঠিকানা দিন।',
  not_distinct: 'দুটি অপশন একই।',
  not_final: 'ফলাফল এখনো চূড়ান্ত হয়নি।',
  not_found: 'এমন কিছু নেই।',
  not_in_bank: 'এই প্রশ্ন বেছে নেওয়া ভান্ডারে নেই।',
  not_our_path: 'আমাদের সাইটের কোনো পাতার ঠিকানা দিন।',
  not_registered: 'এই ঠিকানা নিবন্ধিত নয়।',
  not_reviewed: 'কেবল যাচাই করা পরীক্ষা অনুমোদন করা যায়।',
  not_yours: 'নিজের ছবিটিই রাখা যায়।',
  other_type: 'দুই ধরনের ক্যাটাগরি একসঙ্গে রাখা যায় না।',
  personalized: 'যাঁর যাঁর দিন থেকে শুরু হয়, এমন প্রোগ্রামের নিজের শুরুর দিন নেই।',
  program_missing: 'এমন কোনো প্রোগ্রাম নেই।',
  quote_left_open: 'উদ্ধৃতি চিহ্ন বন্ধ করা হয়নি।',
  removed: 'অপশন মুছে ফেলা যায় না, লুকিয়ে রাখুন।',
  repeated: 'প্রতিটি প্রশ্ন একবারই দেওয়া যায়।',
  required: 'এই ঘরটি পূরণ করুন।',
  same: 'একটি প্রশ্ন নিজের সঙ্গে মেলানো যায় না।',
  same_name: 'এই নামে আরেকটি ক্যাটাগরি আছে।',
  too_big: 'এটি অনেক বেশি।',
  too_many: 'এটি অনেক বেশি।',
  too_small: 'এটি যথেষ্ট নয়।',
  unknown: 'এমন কিছু নেই।',
  unrecognized_keys: 'এই ঘরটি চেনা যায়নি।',
}

/** Sentences of the specification (§5) and of our shapes in Bangla, by their English. */
const bySentence: Readonly<Record<string, string>> = {
  'Question fields is required!': 'প্রশ্নের ঘরটি পূরণ করুন।',
  'Empty option fields are not allowed!': 'কোনো অপশন খালি রাখা যাবে না।',
  'Correct answer required!': 'সঠিক উত্তরটি বেছে নিন।',
  '0, or 10 at least': '০, অথবা ১০ বা তার বেশি লিখুন।',
}

const hasBangla = /[\u0980-\u09ff]/
const numbers = new Intl.NumberFormat('bn-BD', { maximumFractionDigits: 3 })

/** The message of a refused field in this language. */
export function fieldMessage({ code, message, bn }: FieldFault, language: Language): string {
  if (language === 'en' || hasBangla.test(message)) return message
  return bn ?? bySentence[message] ?? byCode[code] ?? anyValue
}

/** What the validator found, in Bangla; undefined where its code says it all. */
export function banglaOfIssue(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'invalid_type') return issue.input === undefined ? byCode.required : undefined
  if (issue.code === 'too_small') return boundText(issue.origin, issue.minimum, 'small')
  if (issue.code === 'too_big') return boundText(issue.origin, issue.maximum, 'big')
  if (issue.code === 'not_multiple_of') return `${numbers.format(issue.divisor)}-এর গুণিতক লিখুন।`
  return undefined
}

function boundText(origin: string, bound: number | bigint, side: 'small' | 'big'): string | undefined {
  const n = numbers.format(bound)
  if (origin === 'string') {
    if (side === 'big') return `সর্বোচ্চ ${n}টি অক্ষর লেখা যায়।`
    return Number(bound) <= 1 ? byCode.required : `অন্তত ${n}টি অক্ষর লিখুন।`
  }
  if (origin === 'number' || origin === 'int' || origin === 'bigint')
    return side === 'big' ? `${n} বা তার কম লিখুন।` : `${n} বা তার বেশি লিখুন।`
  if (origin === 'array' || origin === 'set') return side === 'big' ? `সর্বোচ্চ ${n}টি দেওয়া যায়।` : `অন্তত ${n}টি দিন।`
  return undefined
}
