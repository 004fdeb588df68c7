import { type CircularCellReason, maxCircularRows } from '@prostuti/contract'
import { inBanglaDigits } from '../../../platform/bangla-digits.ts'
import type { Localized } from '../../../platform/db/columns.ts'
import { failureMessage } from '../../questions/index.ts'
import type { Refusal } from './row-verdict.ts'

const inBangla = (value: string | number) => inBanglaDigits(String(value))
const say = (bn: string, en: string): Localized => ({ bn, en })

interface Sentences {
  readonly message: Localized
  /** What to do about it. */
  readonly remedy: Localized
}

type About = NonNullable<Refusal['about']>

const asDay = say('দিন-মাস-বছর লিখুন, যেমন ৩০-১১-২০২৬', 'Write day-month-year, as 30-11-2026')

const sentences: Record<CircularCellReason, (about: About) => Sentences> = {
  title_missing: () => ({
    message: say('পদের নাম নেই', 'The post has no name'),
    remedy: say('নাম লিখুন বা সারিটি বাদ দিন', 'Write it or leave the row out'),
  }),
  company_missing: () => ({
    message: say('দপ্তর বা প্রতিষ্ঠানের নাম নেই', 'The organisation is missing'),
    remedy: say('নাম লিখুন বা সারিটি বাদ দিন', 'Write it or leave the row out'),
  }),
  text_too_long: max => ({
    message: say('লেখা অতিরিক্ত লম্বা', 'The text is too long'),
    remedy: say(`${inBangla(max)} অক্ষরের মধ্যে রাখুন`, `Keep it within ${max} characters`),
  }),
  text_unreadable: () => ({
    message: say('লেখা নষ্ট হয়ে গেছে', 'The text was lost before it came here'),
    remedy: say('মূল জায়গা থেকে আবার নিন', 'Take it from the original again'),
  }),
  bijoy_text: () => ({
    message: say('লেখাটি বিজয় (SutonnyMJ) ফন্টে, ইউনিকোডে নয়', 'The text is in the Bijoy layout, not in Unicode'),
    remedy: say('ইউনিকোডে লিখে দিন', 'Write it in Unicode'),
  }),
  formula_cell: () => ({
    message: say('ঘরে সূত্র আছে, লেখা নয়', 'The cell holds a formula, not a text'),
    remedy: say('মানটি লিখে দিন', 'Write the value'),
  }),
  error_cell: () => ({
    message: say('ঘরে ত্রুটি আছে', 'The cell holds an error'),
    remedy: say('মানটি লিখে দিন', 'Write the value'),
  }),
  not_a_day: () => ({ message: say('এমন কোনো তারিখ নেই', 'There is no such day'), remedy: asDay }),
  day_without_year: () => ({ message: say('বছর নেই', 'The year is missing'), remedy: asDay }),
  day_as_number: () => ({
    message: say('এক্সেলের দিনের নম্বর, তারিখ নয়', 'A spreadsheet’s number of a day, not a date'),
    remedy: asDay,
  }),
  day_outside: () => ({
    message: say('১৯৭১ থেকে ২১০০ সালের মধ্যে নয়', 'Not between 1971 and 2100'),
    remedy: asDay,
  }),
  before_start: () => ({
    message: say('তারিখটি আবেদন শুরুর আগের', 'It is before applications open'),
    remedy: say('দুটি তারিখ মিলিয়ে দেখুন', 'Compare the two dates'),
  }),
  not_a_number: () => ({
    message: say('এটি শুধু সংখ্যা নয়', 'It is not just a number'),
    remedy: say('সংখ্যাটি লিখুন বা খালি রাখুন', 'Write the number or leave it empty'),
  }),
  range_of_numbers: () => ({
    message: say('একটিই সংখ্যা লাগে', 'It takes one number'),
    remedy: say('পাল্লা হলে খালি রাখুন', 'Leave a range empty'),
  }),
  number_outside: () => ({
    message: say('সংখ্যাটি ১ থেকে ১০,০০,০০০-এর মধ্যে নয়', 'It is not between 1 and 1,000,000'),
    remedy: say('ঠিক করুন বা খালি রাখুন', 'Mend it or leave it empty'),
  }),
  unknown_choice: () => ({
    message: say('এমন কোনো বিকল্প নেই', 'There is no such choice'),
    remedy: say('তালিকা থেকে একটি বেছে নিন বা খালি রাখুন', 'Choose one of the list or leave it empty'),
  }),
  not_https: () => ({
    message: say('ঠিকানাটি https:// দিয়ে শুরু নয়', 'The address does not begin with https://'),
    remedy: say('পুরো ঠিকানা দিন বা খালি রাখুন', 'Give the whole address or leave it empty'),
  }),
  duplicate_row: row => ({
    message: say(`${inBangla(row)} নম্বর সারির একই বিজ্ঞপ্তি`, `The same circular as row ${row}`),
    remedy: say('একটি সারি বাদ দিন', 'Leave one of the rows out'),
  }),
  cell_beyond_headers: () => ({
    message: say('শিরোনাম নেই এমন কলামে লেখা আছে', 'There is text in a column without a header'),
    remedy: say('কমা বা উদ্ধৃতি চিহ্নে ঘর সরে গেছে কি না দেখুন', 'See whether a comma or a quote has moved the cells'),
  }),
}

/** Why a row was refused and what to do about it, in words. */
export const explainRefusal = ({ reason, about = '' }: Pick<Refusal, 'reason' | 'about'>): Sentences =>
  sentences[reason](about)

type FileFailure = Parameters<typeof failureMessage>[0]

const mostRows = maxCircularRows.toLocaleString('en')

/** Where a sheet of circulars may be other than one of questions. */
const ofCirculars: Partial<Record<FileFailure, Localized>> = {
  not_a_sheet: say('এটি .xlsx, .csv বা .jsonl ফাইল নয়', 'This is no .xlsx, .csv or .jsonl file'),
  too_many_rows: say(`${inBangla(mostRows)} এর বেশি সারি`, `More than ${mostRows} rows`),
}

/** Why a whole file was refused, with the line of it that it is about. */
export const explainFailure = (failure: FileFailure, line: number | null): Localized =>
  ofCirculars[failure] ?? failureMessage(failure, line)
