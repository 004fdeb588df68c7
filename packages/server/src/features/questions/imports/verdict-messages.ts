import type { ImportReason, importFailures } from '@prostuti/contract'
import { inBanglaDigits } from '../../../platform/bangla-digits.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import type { Refusal } from './row-verdict.ts'

const inBangla = (value: string | number) => inBanglaDigits(String(value))

interface Sentences {
  readonly message: Localized
  /** What to do about it. */
  readonly remedy: Localized
}

type About = NonNullable<Refusal['about']>

const say = (bn: string, en: string): Localized => ({ bn, en })
const asText = say('মানটি লেখা হিসেবে বসান', 'Enter the value as text')

/** Each reason in words; the argument is what the refusal is about. */
const sentences: Record<ImportReason, (about: About) => Sentences> = {
  question_missing: () => ({
    message: say('প্রশ্ন ছাড়া সারি', 'A row without a question'),
    remedy: say('প্রশ্ন লিখুন বা সারিটি মুছুন', 'Write the question or delete the row'),
  }),
  option_count: count => ({
    message: say(`মাত্র ${inBangla(count)}টি বিকল্প আছে`, `Only ${count} options`),
    remedy: say('২ থেকে ৮টি বিকল্প দিন', 'Give 2 to 8 options'),
  }),
  option_empty: () => ({
    message: say('মাঝের একটি বিকল্প খালি', 'An option in between is empty'),
    remedy: say('বিকল্পটি লিখুন', 'Write the option'),
  }),
  options_unreadable: () => ({
    message: say('বিকল্পের তালিকা পড়া যায়নি', 'The list of options cannot be read'),
    remedy: say('["ক","খ"] এর মতো লিখুন', 'Write it as ["a","b"]'),
  }),
  options_not_distinct: which => ({
    message: say(`বিকল্প ${inBangla(which)} একই`, `Options ${which} are the same`),
    remedy: say('একটি বদলান', 'Change one of them'),
  }),
  answer_missing: () => ({
    message: say('সঠিক উত্তর দেওয়া নেই', 'No right answer is given'),
    remedy: say('উত্তরের নম্বর লিখুন', 'Write the number of the answer'),
  }),
  answer_unknown: () => ({
    message: say('উত্তরটি কোনো বিকল্পের সঙ্গে মেলে না', 'The answer is none of the options'),
    remedy: say('ক, A, ১ বা বিকল্পের হুবহু লেখা দিন', 'Write ক, A, 1 or the exact text of an option'),
  }),
  answer_out_of_range: count => ({
    message: say(
      `বিকল্প ${inBangla(count)}টি, এমন উত্তর হতে পারে না`,
      `There are ${count} options, so there is no such answer`,
    ),
    remedy: say(`১ থেকে ${inBangla(count)} লিখুন`, `Write 1 to ${count}`),
  }),
  answer_ambiguous: () => ({
    message: say('উত্তরটি দুইভাবে পড়া যায়', 'The answer can be read in two ways'),
    remedy: say('ক বা A লিখে দিন', 'Write it as ক or A'),
  }),
  date_cell: () => ({
    message: say('ঘরে তারিখ আছে, লেখা নয়', 'The cell holds a date, not a text'),
    remedy: asText,
  }),
  formula_cell: () => ({
    message: say('ঘরে সূত্র আছে, লেখা নয়', 'The cell holds a formula, not a text'),
    remedy: say('মানটি কপি করে লেখা হিসেবে বসান', 'Copy the value and enter it as text'),
  }),
  number_format_cell: () => ({
    message: say('ঘরের সংখ্যাটি অন্য রূপে দেখানো আছে', 'The number is shown in another form than it has'),
    remedy: asText,
  }),
  error_cell: () => ({
    message: say('ঘরে ত্রুটি আছে', 'The cell holds an error'),
    remedy: asText,
  }),
  cell_beyond_headers: () => ({
    message: say('শিরোনাম নেই এমন কলামে লেখা আছে', 'There is text in a column without a header'),
    remedy: say(
      'উদ্ধৃতি চিহ্ন বা কমার কারণে ঘর সরে গেছে কি না দেখুন, অথবা কলামটির শিরোনাম দিন',
      'See whether a quote or a comma has moved the cells, or give the column a header',
    ),
  }),
  bijoy_text: unicode => ({
    message: say(
      'লেখাটি বিজয় (SutonnyMJ) ফন্টে, ইউনিকোডে নয়',
      'The text is in the Bijoy layout (SutonnyMJ), not in Unicode',
    ),
    remedy: unicode
      ? say(
          `ইউনিকোডে: ${unicode}। ভুল সারির ফাইলে এভাবেই আছে; দেখে নিয়ে সেটি দিন`,
          `In Unicode: ${unicode}. The file of refused rows has it so; look at it and send it`,
        )
      : say('ইউনিকোডে লিখে দিন', 'Write it in Unicode'),
  }),
  text_unreadable: () => ({
    message: say('লেখা নষ্ট হয়ে গেছে', 'The text was lost before it came here'),
    remedy: say('মূল ফাইল থেকে আবার নিন', 'Take it from the original again'),
  }),
  text_too_long: max => ({
    message: say('লেখা অতিরিক্ত লম্বা', 'The text is too long'),
    remedy: say(`${inBangla(max)} অক্ষরের মধ্যে রাখুন`, `Keep it within ${max} characters`),
  }),
  too_many_tags: max => ({
    message: say('ট্যাগ অতিরিক্ত', 'Too many tags'),
    remedy: say(`${inBangla(max)}টির মধ্যে রাখুন`, `Keep it within ${max}`),
  }),
  difficulty_unknown: () => ({
    message: say('কাঠিন্য বোঝা যায়নি', 'The difficulty cannot be read'),
    remedy: say('১, ২ বা ৩ লিখুন', 'Write 1, 2 or 3'),
  }),
  category_missing: () => ({
    message: say('ক্যাটাগরি দেওয়া নেই', 'No category is given'),
    remedy: say('ক্যাটাগরি লিখুন বা সব সারির জন্য একটি বেছে নিন', 'Write it or choose one for all rows'),
  }),
  category_unknown: nearest => ({
    message: say('এ নামে ক্যাটাগরি নেই', 'There is no category of this name'),
    remedy: nearest
      ? say(`কাছাকাছি আছে: ${nearest}`, `Close to it: ${nearest}`)
      : say('আছে এমন একটি লিখুন', 'Write one that exists'),
  }),
  category_ambiguous: paths => ({
    message: say('এ নামে একাধিক ক্যাটাগরি আছে', 'Several categories have this name'),
    remedy: say(`পুরো পথ লিখুন: ${paths}`, `Write the whole path: ${paths}`),
  }),
  duplicate_row: row => ({
    message: say(`${inBangla(row)} নম্বর সারির একই প্রশ্ন`, `The same question as row ${row}`),
    remedy: say('একটি সারি মুছুন', 'Delete one of the rows'),
  }),
  duplicate_row_with_other_answer: row => ({
    message: say(
      `${inBangla(row)} নম্বর সারির একই প্রশ্ন, উত্তর আলাদা`,
      `The same question as row ${row}, with another answer`,
    ),
    remedy: say('ভুলটি মুছুন', 'Delete the wrong one'),
  }),
  kind_not_held: name => {
    const { bn, en } = kindNames[name] ?? say(String(name), String(name))
    return {
      message: say(`${bn}: এমন প্রশ্ন ব্যাংকে রাখা যায় না`, `${en}: the bank holds no such questions`),
      remedy: say('পুরো প্রশ্নই বাদ থাকবে', 'The whole question stays out'),
    }
  },
  item_unreadable: what => ({
    message: say(`প্রশ্নটি পড়া যায়নি: ${what}`, `The question cannot be read: ${what}`),
    remedy: say('মূল ফাইলে ঠিক করে আবার আনুন', 'Mend it in its file and send that again'),
  }),
  no_full_marks: () => ({
    message: say('কোনো বিকল্পই পুরো নম্বর পায় না', 'No option is worth all marks'),
    remedy: say('সঠিক বিকল্পটি ১০০% করে দিন', 'Make the right option worth 100%'),
  }),
  pinned_unknown: () => ({
    message: say('যে বিকল্পের জায়গা বদলায় না, সেটি পাওয়া যায়নি', 'The option that keeps its place is none of the options'),
    remedy: say('ক, খ, গ এর মতো লিখুন', 'Write it as ক, খ, গ'),
  }),
  row_too_long: () => ({
    message: say('সারিটি একটি প্রশ্নের জন্য অতিরিক্ত বড়', 'The row is too long for one question'),
    remedy: say('প্রশ্ন, বিকল্প বা ব্যাখ্যা ছোট করুন', 'Shorten the question, an option or the explanation'),
  }),
}

/** Kinds of questions as GIFT, Moodle and QTI call them. */
const kindNames: Readonly<Record<string, Localized>> = {
  essay: say('রচনামূলক (essay)', 'Essay'),
  matching: say('মেলানো (matching)', 'Matching'),
  numerical: say('সংখ্যায় উত্তর (numerical)', 'Numerical'),
  shortanswer: say('লিখে উত্তর (short answer)', 'Short answer'),
  description: say('শুধু বর্ণনা (description)', 'Description'),
  cloze: say('শূন্যস্থান (cloze)', 'Cloze'),
  composite: say('একের ভেতর কয়েকটি প্রশ্ন', 'Several questions in one'),
  textEntryInteraction: say('লিখে উত্তর (text entry)', 'Text entry'),
  extendedTextInteraction: say('রচনামূলক (extended text)', 'Extended text'),
  matchInteraction: say('মেলানো (match)', 'Match'),
  orderInteraction: say('সাজানো (order)', 'Order'),
  associateInteraction: say('জোড়া বানানো (associate)', 'Associate'),
  gapMatchInteraction: say('শূন্যস্থানে বসানো (gap match)', 'Gap match'),
  inlineChoiceInteraction: say('বাক্যের ভেতর বাছাই (inline choice)', 'Inline choice'),
  hotspotInteraction: say('ছবিতে জায়গা বাছাই (hotspot)', 'Hotspot'),
  uploadInteraction: say('ফাইল জমা (upload)', 'File upload'),
  sliderInteraction: say('স্লাইডার (slider)', 'Slider'),
}

/** Why a row was refused and what to do about it, in words. */
export function explainRefusal({ reason, about = '' }: Pick<Refusal, 'reason' | 'about'>): Sentences {
  return sentences[reason](about)
}

export type ImportFailure = (typeof importFailures)[number]

/** Why a whole sheet was refused, in words. */
const failureMessages: Record<ImportFailure, Localized> = {
  not_a_sheet: say('এই ধরনের ফাইল পড়া যায় না', 'A file of this kind cannot be read'),
  not_text: say('ফাইলের লেখা পড়া যায়নি; UTF-8 হিসেবে সংরক্ষণ করুন', 'The text cannot be read; save the file as UTF-8'),
  unreadable: say('ফাইলটি নষ্ট বা তালাবদ্ধ', 'The file is broken or locked'),
  too_large: say('ফাইল খোলার পর অতিরিক্ত বড় হয়', 'The file is too large once it is unpacked'),
  too_many_rows: say('২০,০০০ এর বেশি সারি', 'More than 20,000 rows'),
  too_many_columns: say('৬০ এর বেশি কলাম', 'More than 60 columns'),
  quote_left_open: say('একটি উদ্ধৃতি চিহ্ন (") খোলা হয়েছে, বন্ধ হয়নি', 'A quotation mark (") is opened and never closed'),
  no_rows: say('ফাইলে কোনো সারি নেই', 'The file has no rows'),
  sheet_not_shared: say(
    'শিটটি সবার জন্য খোলা নয়; লিংক দিয়ে দেখার অনুমতি দিন',
    'The sheet is not open to everybody with the link',
  ),
  sheet_unreachable: say('শিটটি আনা যায়নি; আবার চেষ্টা করুন', 'The sheet could not be fetched; try again'),
  category_gone: say(
    'এর মধ্যে একটি ক্যাটাগরি মুছে গেছে; আবার যাচাই করুন',
    'A category has gone meanwhile; judge the rows again',
  ),
  old_qti: say('এটি QTI 1.2; শুধু QTI 2.1 ও 3 আনা যায়', 'This is QTI 1.2; only QTI 2.1 and 3 can be brought in'),
  already_imported: say('এই ফাইল আগেই নেওয়া হয়েছে', 'This file has been imported before'),
  something_wrong: say('কিছু একটা ভুল হয়েছে; আবার চেষ্টা করুন', 'Something went wrong; try again'),
}

/** The same with the line of the file that it is about. */
export function failureMessage(failure: ImportFailure, line: number | null): Localized {
  const { bn, en } = failureMessages[failure]
  return line === null ? { bn, en } : say(`${inBangla(line)} নম্বর লাইন: ${bn}`, `Line ${line}: ${en}`)
}
