/** A notice of the demo, published so many days before it is made. */
export interface NoticeSeed {
  readonly title: string
  readonly body: string
  readonly daysAgo: number
  /** On top for so many days from then; null: it is not. */
  readonly pinnedDays: number | null
}

export const noticeSeeds: readonly NoticeSeed[] = [
  {
    title: 'নমুনা তথ্য কীভাবে চিনবেন',
    body: 'এই ডেমোর আসন বিন্যাস, ফল ও নোটিশ আমাদের তৈরি। যে প্রতিষ্ঠানের নামের শুরুতে “নমুনা” আছে, সেটি বাস্তবে নেই।\n\n- নিজের রোল বা রেজিস্ট্রেশন নম্বর লিখে দেখতে পারেন\n- কোনো নম্বর কোনো পরীক্ষার্থীর নয়',
    daysAgo: 2,
    pinnedDays: 365,
  },
  {
    title: 'পরীক্ষার আগের দিন কী কী দেখে নেবেন',
    body: '১. আসন বিন্যাসে নিজের কেন্দ্র ও ভবন\n২. কেন্দ্রে যাওয়ার পথ ও সময়\n৩. প্রবেশপত্র ও কলম\n\nরাত জেগে নতুন কিছু পড়ার চেয়ে ভুলের খাতা একবার দেখে ঘুমানো ভালো।',
    daysAgo: 4,
    pinnedDays: null,
  },
  {
    title: 'ফল খুঁজতে নম্বর যেভাবে লিখবেন',
    body: 'বাংলা বা ইংরেজি, যেকোনো অঙ্কে লিখুন; মাঝে ফাঁক বা হাইফেন থাকলেও চলবে। শুরুতে শূন্য থাকলে শূন্যসহ লিখুন।',
    daysAgo: 9,
    pinnedDays: null,
  },
]
