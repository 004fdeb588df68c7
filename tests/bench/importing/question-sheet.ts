import { writeTextSheet } from '@prostuti/server/platform/sheets/write-text-sheet'

const headers = [
  ...['প্রশ্ন', 'বিকল্প ক', 'বিকল্প খ', 'বিকল্প গ', 'বিকল্প ঘ', 'সঠিক উত্তর', 'ব্যাখ্যা'],
  ...['ক্যাটাগরি', 'ট্যাগ', 'আগে এসেছে', 'উৎস', 'কাঠিন্য'],
]

const letters = ['ক', 'খ', 'গ', 'ঘ']

const asks = [
  'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
  '‘সংশপ্তক’ ভাস্কর্যটি কোন বিশ্ববিদ্যালয়ে অবস্থিত?',
  'নিচের কোন বানানটি শুদ্ধ এবং ব্যাকরণের কোন নিয়মে তা শুদ্ধ?',
  'বাংলাদেশের সংবিধানের কোন অনুচ্ছেদে মৌলিক অধিকারের কথা বলা হয়েছে?',
  'একটি ট্রেন ঘণ্টায় ৬০ কিমি বেগে চললে ২৫ সেকেন্ডে কত মিটার অতিক্রম করবে?',
]

const explanation =
  '১১ জুলাই ১৯৭১ কলকাতায় সেক্টর কমান্ডারদের সম্মেলনে যুদ্ধক্ষেত্রকে ভাগ করা হয় এবং প্রতিটি অংশের দায়িত্ব একজন কমান্ডারকে দেওয়া হয়। ' +
  'নৌ-কমান্ডোদের জন্য আলাদা একটি অংশ ছিল, যার কোনো নির্দিষ্ট এলাকা ছিল না। এই তথ্য দলিলপত্রের দশম খণ্ডে পাওয়া যায়।'

export interface SheetWish {
  readonly rows: number
  /** Names of categories, taken in turn. */
  readonly categories: readonly string[]
  /** In every question, so that no two sheets ask the same. */
  readonly label: string
}

/** A sheet (`.xlsx`) as staff bring them in: Bangla questions of four options, every tenth with formulas. */
export function questionSheet({ rows, categories, label }: SheetWish): Uint8Array {
  const lines = Array.from({ length: rows }, (_, number) => {
    const [ask, options] = number % 10 === 9 ? formulas(number) : words(number)
    return [
      ...[`${ask} (${label} ${number})`, ...options, letters[number % 4]!, explanation],
      ...[categories[number % categories.length]!, 'মডেল টেস্ট', `${10 + (number % 36)}তম বিসিএস`, 'নবম-দশম শ্রেণি', '২'],
    ]
  })
  return writeTextSheet([headers, ...lines])
}

const words = (number: number): [string, string[]] => [
  asks[number % asks.length]!,
  letters.map((_, option) => `${number + option} নম্বর অধ্যায়ের উত্তর`),
]

const formulas = (number: number): [string, string[]] => [
  `\\(x^২ - ${number}x + ${number % 7} = ০\\) সমীকরণের মূলদ্বয়ের সমষ্টি কত?`,
  letters.map((_, option) => `\\(\\frac{${number + option}}{২}\\)`),
]
