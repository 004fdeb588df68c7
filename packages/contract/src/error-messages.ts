import type { ErrorCode } from './errors.ts'
import type { Language } from './values.ts'

/** What people read when a call fails: what happened and what to do, in the specification's wordings (§8) where it has them. */
const messages: Record<ErrorCode, Record<Language, string>> = {
  validation_failed: { bn: 'পাঠানো তথ্যের কিছু অংশ ঠিক নেই।', en: 'Some of what was sent is not right.' },
  not_signed_in: { bn: 'আগে লগইন করুন।', en: 'Please sign in first.' },
  provider_rejected: { bn: 'লগইন সম্পন্ন হয়নি। আবার চেষ্টা করুন।', en: 'Sign-in did not complete. Please try again.' },
  purchase_required: {
    bn: 'অংশ নেওয়ার আগে প্রোগ্রামটি কিনতে হবে।',
    en: 'You must purchase the program before joining.',
  },
  insufficient_coins: {
    bn: 'এই পরীক্ষা দেওয়ার মতো কয়েন আপনার নেই।',
    en: 'You do not have enough coins to take this exam.',
  },
  forbidden: { bn: 'এই কাজের অনুমতি আপনার নেই।', en: 'You are not allowed to do this.' },
  exam_not_started: { bn: 'পরীক্ষা এখনো শুরু হয়নি।', en: 'The exam has not started yet.' },
  result_not_published: { bn: 'ফলাফল এখনো প্রকাশিত হয়নি।', en: 'The result is not published yet.' },
  not_joined: { bn: 'আপনি এই পরীক্ষায় অংশ নেননি।', en: 'You have not joined this exam.' },
  not_found: { bn: 'যা খুঁজছেন তা পাওয়া যায়নি।', en: 'What you are looking for was not found.' },
  no_exam_found: { bn: 'কোনো পরীক্ষা পাওয়া যায়নি।', en: 'No exam found.' },
  no_data: { bn: 'এই মুহূর্তে কোনো তথ্য নেই।', en: 'No data right now.' },
  already_participated: {
    bn: 'আপনি এই পরীক্ষায় আগেই অংশ নিয়েছেন।',
    en: 'You have already participated in this exam.',
  },
  live_attempt_open: {
    bn: 'আপনার একটি পরীক্ষা এখনো চলছে। জমা দেওয়ার পর আবার চেষ্টা করুন।',
    en: 'One of your exams is still running. Hand it in and try again.',
  },
  already_purchased: { bn: 'আগেই কেনা হয়েছে।', en: 'Already purchased.' },
  bonus_already_claimed: { bn: 'আজকের বোনাস আগেই নেওয়া হয়েছে।', en: 'Today’s bonus is already claimed.' },
  idempotency_mismatch: {
    bn: 'একই অনুরোধ ভিন্ন তথ্যসহ আবার এসেছে।',
    en: 'The same request came again with other content.',
  },
  too_many_orders: {
    bn: 'আপনার অনেকগুলো পেমেন্ট এখনো শেষ হয়নি। আগে কোনো একটি শেষ করুন, অথবা পরে আবার চেষ্টা করুন।',
    en: 'Too many of your payments are still unfinished. Please finish one of them first, or try again later.',
  },
  conflict: { bn: 'এর মধ্যে তথ্যটি বদলে গেছে। আবার দেখুন।', en: 'This has changed meanwhile. Please look again.' },
  confirm_required: {
    bn: 'এটি আরও কিছু বদলে দেবে। নিশ্চিত করুন।',
    en: 'This changes more than it shows. Please confirm.',
  },
  exam_generation_failed: { bn: 'পরীক্ষা তৈরি করা যায়নি।', en: 'Exam generation failed.' },
  no_extra_question: { bn: 'বদলানোর মতো আর প্রশ্ন নেই।', en: 'No extra question found for refreshing.' },
  exam_over: { bn: 'পরীক্ষার সময় শেষ হয়ে গেছে।', en: 'The exam is over.' },
  gone: { bn: 'এটি মুছে ফেলা হয়েছে।', en: 'This has been deleted.' },
  too_late: {
    bn: 'উত্তরপত্রটি নির্ধারিত সময়ের পরে এসেছে। এটি প্রমাণ হিসেবে রাখা হয়েছে।',
    en: 'The sheet arrived after the allowed time. It is kept as evidence.',
  },
  too_large: { bn: 'পাঠানো তথ্য অনেক বড়।', en: 'What was sent is too large.' },
  unsupported_type: { bn: 'এই ধরনের তথ্য নেওয়া যায় না।', en: 'This type of content is not accepted.' },
  payment_not_valid: { bn: 'পেমেন্টটি যাচাই করা যায়নি।', en: 'The payment could not be verified.' },
  rate_limited: { bn: 'অনেকবার চেষ্টা হয়েছে। একটু পরে আবার চেষ্টা করুন।', en: 'Too many tries. Please try again shortly.' },
  something_wrong: { bn: 'কিছু একটা সমস্যা হয়েছে। পরে আবার চেষ্টা করুন।', en: 'Something went wrong. Please try again later.' },
  not_implemented: { bn: 'এই সুবিধাটি এখনো চালু হয়নি।', en: 'This is not available yet.' },
  server_not_loading: { bn: 'সার্ভার সাড়া দিচ্ছে না।', en: 'The server is not responding.' },
  try_later: {
    bn: 'এখন করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
    en: 'Not possible right now. Please try again in a moment.',
  },
  payments_off: {
    bn: 'এখানে এখন টাকা দিয়ে কিছু কেনা যাচ্ছে না।',
    en: 'Nothing can be bought for taka here at the moment.',
  },
  payment_not_started: {
    bn: 'পেমেন্টের পাতা খোলা যায়নি, কোনো টাকা কাটেনি। একটু পরে আবার চেষ্টা করুন।',
    en: 'The payment page could not be opened. No money was taken. Please try again in a moment.',
  },
}

export function errorMessage(code: ErrorCode, language: Language): string {
  return messages[code][language]
}
