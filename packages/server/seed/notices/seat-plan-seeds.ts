import type { TypedRange } from '@prostuti/contract'

/** An invented seat plan; its exam is so many days from when the demo is made. */
export interface SeatPlanSeed {
  readonly title: string
  readonly organisation: string
  readonly inDays: number
  readonly time: string | null
  readonly body: string
  readonly ranges: readonly TypedRange[]
}

type Centre = readonly [name: string, hall: string, address: string, rolls: number]

/** Centres one behind the other, from this roll on. */
function rangesFrom(first: number, centres: readonly Centre[]): TypedRange[] {
  let next = first
  return centres.map(([name, hall, address, rolls]) => {
    const from = next
    next += rolls
    return { name, hall, address, from, to: next - 1 }
  })
}

const rules =
  'কেন্দ্রে যা লাগবে:\n- রঙিন প্রবেশপত্র\n- কালো কালির বলপয়েন্ট কলম\n\nমোবাইল ফোন, ঘড়ি ও ব্যাগ নিয়ে ঢোকা যাবে না। পরীক্ষা শুরুর আধা ঘণ্টা আগে আসন নিন।'

/** Ours: no office of these names holds an exam. */
export const seatPlanSeeds: readonly SeatPlanSeed[] = [
  {
    title: 'অফিস সহায়ক পদে লিখিত পরীক্ষার আসন বিন্যাস',
    organisation: 'নমুনা পল্লী অধিদপ্তর',
    inDays: 3,
    time: '10:00',
    body: rules,
    ranges: rangesFrom(104_001, [
      ['নমুনা মডেল কলেজ', 'একাডেমিক ভবন ১', 'মিরপুর রোড, ঢাকা', 600],
      ['নমুনা মডেল কলেজ', 'একাডেমিক ভবন ২', 'মিরপুর রোড, ঢাকা', 450],
      ['নমুনা বালিকা উচ্চ বিদ্যালয়', '', 'ধানমন্ডি, ঢাকা', 800],
      ['নমুনা কারিগরি স্কুল', 'মূল ভবন', 'তেজগাঁও, ঢাকা', 520],
      ['নমুনা কারিগরি স্কুল', 'ল্যাব ভবন', 'তেজগাঁও, ঢাকা', 230],
    ]),
  },
  {
    title: 'অফিসার (সাধারণ) পদে প্রিলিমিনারি পরীক্ষার আসন বিন্যাস',
    organisation: 'নমুনা সমন্বিত ব্যাংক',
    inDays: 1,
    time: '15:00',
    body: rules,
    ranges: rangesFrom(2_000_001, [
      ['নমুনা বিশ্ববিদ্যালয় কলেজ', 'কলা ভবন', 'শাহবাগ, ঢাকা', 2_400],
      ['নমুনা বিশ্ববিদ্যালয় কলেজ', 'বিজ্ঞান ভবন', 'শাহবাগ, ঢাকা', 1_800],
      ['নমুনা সরকারি কলেজ', '', 'উত্তরা, ঢাকা', 3_100],
      ['নমুনা আদর্শ স্কুল ও কলেজ', 'ভবন ক', 'যাত্রাবাড়ী, ঢাকা', 1_500],
      ['নমুনা আদর্শ স্কুল ও কলেজ', 'ভবন খ', 'যাত্রাবাড়ী, ঢাকা', 1_200],
    ]),
  },
  {
    title: 'সহকারী শিক্ষক পদে লিখিত পরীক্ষার আসন বিন্যাস: চট্টগ্রাম',
    organisation: 'নমুনা প্রাথমিক শিক্ষা দপ্তর',
    inDays: 12,
    time: null,
    body: 'পরীক্ষার সময় পরে জানানো হবে।',
    ranges: rangesFrom(510_001, [
      ['নমুনা পাহাড়তলী কলেজ', '', 'পাহাড়তলী, চট্টগ্রাম', 1_000],
      ['নমুনা বন্দর উচ্চ বিদ্যালয়', '', 'বন্দর, চট্টগ্রাম', 750],
      ['নমুনা নাসিরাবাদ স্কুল', '', 'নাসিরাবাদ, চট্টগ্রাম', 640],
    ]),
  },
  {
    title: 'উপসহকারী প্রকৌশলী পদে লিখিত পরীক্ষার আসন বিন্যাস',
    organisation: 'নমুনা সেতু কর্তৃপক্ষ',
    inDays: -6,
    time: '10:00',
    body: rules,
    ranges: rangesFrom(70_001, [
      ['নমুনা পলিটেকনিক ইনস্টিটিউট', 'পুরকৌশল ভবন', 'তেজগাঁও, ঢাকা', 900],
      ['নমুনা পলিটেকনিক ইনস্টিটিউট', 'বিদ্যুৎ ভবন', 'তেজগাঁও, ঢাকা', 700],
    ]),
  },
]
