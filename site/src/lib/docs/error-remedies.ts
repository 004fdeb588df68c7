import type { ClientErrorCode, ErrorCode, Language } from '@prostuti/contract'

/** Who can mend it: the person, the page's maker, time alone, or we. */
export const menders = ['person', 'page', 'wait', 'us'] as const

type Mender = (typeof menders)[number]

interface Remedy {
  readonly mender: Mender
  /** What happened, where no answer of the server says it. */
  readonly what?: Readonly<Record<Language, string>>
  /** What the page's code does about it. */
  readonly todo: Readonly<Record<Language, string>>
}

const remedy = (mender: Mender, bn: string, en: string): Remedy => ({ mender, todo: { bn, en } })

const onDevice = (bn: string, en: string, mended: Remedy): Remedy => ({ ...mended, what: { bn, en } })

/** What to do about each code of the wire and of the device. A new code without a row here does not compile. */
export const errorRemedies: Readonly<Record<ErrorCode | ClientErrorCode, Remedy>> = {
  validation_failed: remedy('page', '`errors[].path` ধরে মান ঠিক করুন।', 'Mend the values that `errors[].path` names.'),
  not_signed_in: remedy('person', 'লগইনের পথ দিন, তারপর আবার ডাকুন।', 'Offer signing in, then call again.'),
  provider_rejected: remedy('person', 'আবার লগইন করতে দিন।', 'Let the person sign in again.'),
  purchase_required: remedy('person', '`products` থেকে কী কিনতে হবে দেখান।', 'Show what opens it, from `products`.'),
  insufficient_coins: remedy(
    'person',
    '`missing_coins` বলুন, কয়েন কেনার পথ দিন।',
    'Say `missing_coins` and offer coins.',
  ),
  forbidden: remedy(
    'page',
    'টোকেনের পরিধি ও ভূমিকা দেখুন; আবার ডাকলে লাভ নেই।',
    'Check the token’s scope and role; calling again is no use.',
  ),
  exam_not_started: remedy(
    'wait',
    '`start_time` দেখান; নিজে থেকে বারবার ডাকবেন না।',
    'Show `start_time`; do not ask again and again.',
  ),
  result_not_published: remedy('wait', 'প্রকাশের সময় দেখান।', 'Show when it is due.'),
  not_joined: remedy('person', 'পরীক্ষাটি দেওয়ার পথ দিন।', 'Offer taking the exam.'),
  not_found: remedy('page', 'আইডি মিলিয়ে দেখুন।', 'Check the id.'),
  no_exam_found: remedy('page', '/docs/exams থেকে আইডি কপি করুন।', 'Copy an id from /docs/exams.'),
  no_data: remedy('wait', 'খালি অবস্থাটি দেখান।', 'Show the empty state.'),
  already_participated: remedy(
    'person',
    'উত্তরের `receipt` দেখান; খাতাটি নিরাপদ।',
    'Show the reply’s `receipt`; the sheet is safe.',
  ),
  already_purchased: remedy('person', 'কেনা জিনিসটিতে নিয়ে যান।', 'Lead to what was bought.'),
  live_attempt_open: remedy('person', 'চলতি পরীক্ষাটিতে নিয়ে যান।', 'Lead to the exam that is under way.'),
  bonus_already_claimed: remedy('wait', 'আগামীকাল আবার দেখান।', 'Offer it again tomorrow.'),
  idempotency_mismatch: remedy(
    'page',
    'একই চাবিতে অন্য লেখা গেছে; নতুন কাজে নতুন চাবি দিন।',
    'The key came with other content; take a new key for a new act.',
  ),
  too_many_orders: remedy('person', 'অসমাপ্ত পেমেন্টগুলো দেখান।', 'Show the payments that are unfinished.'),
  conflict: remedy('page', 'আবার পড়ুন, তারপর নতুনটির ওপর বদল করুন।', 'Read again and change the new state.'),
  confirm_required: remedy('person', '`affected` দেখিয়ে নিশ্চিত করান।', 'Show `affected` and have it confirmed.'),
  exam_generation_failed: remedy('us', '`request_id` আমাদের জানান।', 'Send us the `request_id`.'),
  no_extra_question: remedy('person', 'আর প্রশ্ন নেই তা বলুন।', 'Say that there are no more questions.'),
  exam_over: remedy('person', 'আর্কাইভে দেওয়ার পথ দিন।', 'Offer it from the archive.'),
  gone: remedy('page', 'আপনার পাতা থেকে লিংকটি সরান।', 'Take the link off your page.'),
  too_late: remedy('us', 'খাতাটি রাখা আছে; উদ্ধার-ফাইলসহ আমাদের জানান।', 'The sheet is kept; write to us with the rescue file.'),
  too_large: remedy('page', 'লেখা বা ফাইল ছোট করুন।', 'Send less.'),
  unsupported_type: remedy('page', '`Content-Type` দেখুন।', 'Check `Content-Type`.'),
  payment_not_valid: remedy(
    'us',
    '`request_id` আমাদের জানান; টাকা মিলিয়ে দেখা হবে।',
    'Send us the `request_id`; the money will be settled.',
  ),
  rate_limited: remedy(
    'wait',
    '`Retry-After` সেকেন্ড পরে একই লেখা পাঠান।',
    'Send the same again after `Retry-After` seconds.',
  ),
  something_wrong: remedy('us', '`request_id` আমাদের জানান।', 'Send us the `request_id`.'),
  not_implemented: remedy('us', 'এই কলটি এখনো নেই।', 'This call is not served yet.'),
  server_not_loading: remedy('wait', 'SDK নিজেই আবার চেষ্টা করে।', 'The SDK tries again by itself.'),
  try_later: remedy('wait', '`Retry-After` সেকেন্ড পরে আবার ডাকুন।', 'Call again after `Retry-After` seconds.'),
  payments_off: remedy('us', 'টাকায় কেনার পথটি লুকান।', 'Hide buying for taka.'),
  payment_not_started: remedy('wait', 'আবার চেষ্টা করতে দিন; টাকা কাটেনি।', 'Let the person try again; no money was taken.'),
  network_lost: onDevice(
    'সংযোগ নেই, বা উত্তর আসেনি।',
    'The network is away, or no answer came.',
    remedy(
      'wait',
      'কিছু করতে হবে না: উত্তর ডিভাইসে আছে, সংযোগ এলে নিজেই যায়।',
      'Nothing: answers are on the device and go out when the network is back.',
    ),
  ),
  unsafe_page: onDevice(
    'পাতার অন্য একটি স্ক্রিপ্ট জাভাস্ক্রিপ্টের নিজের কাজ বদলে দিয়েছে; উত্তর নিরাপদে রাখা যায় না।',
    'Another script of the page has replaced what JavaScript itself does; answers cannot be kept safely.',
    remedy('page', 'যে স্ক্রিপ্ট `Array` বা `JSON` বদলায়, সেটি সরান।', 'Remove the script that replaces `Array` or `JSON`.'),
  ),
  purchase_failed: onDevice(
    'টাকা দেওয়া সম্পন্ন হয়নি।',
    'The payment did not go through.',
    remedy('person', 'আবার কেনার পথ দিন।', 'Offer buying again.'),
  ),
  purchase_cancelled: onDevice(
    'মানুষটি টাকা দেওয়া বাতিল করেছেন।',
    'The person cancelled the payment.',
    remedy('person', 'আগের জায়গায় ফিরিয়ে নিন।', 'Lead back to where the person was.'),
  ),
}
