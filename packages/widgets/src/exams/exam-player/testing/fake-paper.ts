import type { Paper, PaperQuestion } from '@prostuti/contract'

/** Texts that break careless pages: conjuncts, long unbroken words, maths, a table, a picture. */
const texts = [
  'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
  'নিচের কোনটি শুদ্ধ বানান?',
  '<p>যদি <math><mfrac><mrow><mi>x</mi><mo>+</mo><mn>৩</mn></mrow><mn>২</mn></mfrac><mo>=</mo><msqrt><mn>১৬</mn></msqrt></math> হয়, তবে <math><mi>x</mi></math>-এর মান কত?</p>',
  '‘স্ত্রী’, ‘ঊর্ধ্বমুখী’, ‘লক্ষ্মী’ ও ‘জ্ঞানান্বেষণ’ শব্দগুলোর মধ্যে কোনটিতে তিনটি ব্যঞ্জনের যুক্তবর্ণ আছে?',
  '<p>নিচের সারণি দেখে বলুন, কোন বছরে ধান উৎপাদন সবচেয়ে বেশি ছিল?</p><table><tr><th>বছর</th><th>আউশ (লক্ষ মে. টন)</th><th>আমন (লক্ষ মে. টন)</th><th>বোরো (লক্ষ মে. টন)</th></tr><tr><td>২০২১</td><td>৩০.০১</td><td>১৪৪.৩৮</td><td>১৯৮.৮৫</td></tr><tr><td>২০২২</td><td>৩২.৮৫</td><td>১৪৯.৫৮</td><td>২০১.৮৬</td></tr></table>',
  'কোনটি অপরিকল্পিতনগরায়ণজনিতপরিবেশদূষণপ্রতিরোধব্যবস্থাপনাসংক্রান্ত আইন?',
  '<p>চিত্রের ত্রিভুজটির ক্ষেত্রফল কত?</p><img alt="একটি সমকোণী ত্রিভুজ: ভূমি ১২ সে.মি., উচ্চতা ৮ সে.মি." width="320" height="180" src="data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 320 180%27%3E%3Cpath d=%27M40 150h240L40 30z%27 fill=%27none%27 stroke=%27%23123%27 stroke-width=%273%27/%3E%3Ctext x=%27140%27 y=%27172%27 font-size=%2716%27%3E12 cm%3C/text%3E%3Ctext x=%274%27 y=%2795%27 font-size=%2716%27%3E8 cm%3C/text%3E%3C/svg%3E">',
  'বাংলা সাহিত্যের প্রাচীনতম নিদর্শন ‘চর্যাপদ’ কে, কোথা থেকে আবিষ্কার করেন এবং কত সালে তা বঙ্গীয় সাহিত্য পরিষৎ থেকে প্রকাশিত হয়?',
]

const optionSets = [
  ['৯টি', '১১টি', '১২টি', '১৬টি'],
  ['মুমুর্ষু', 'মুমূর্ষু', 'মূমূর্ষু', 'মূমুর্ষু'],
  ['৩', '৫', '৭', '<math><mfrac><mn>১৩</mn><mn>২</mn></mfrac></math>'],
  ['স্ত্রী', 'ঊর্ধ্বমুখী', 'লক্ষ্মী', 'উপরের সবগুলো'],
  ['২০২১ সালে', '২০২২ সালে', 'দুই বছরেই সমান', 'সারণি থেকে বলা যায় না'],
  ['পরিবেশ সংরক্ষণ আইন, ১৯৯৫', 'ইট প্রস্তুত ও ভাটা স্থাপন (নিয়ন্ত্রণ) আইন, ২০১৩', 'বাংলাদেশ পানি আইন', 'কোনোটিই নয়'],
  ['৯৬ বর্গ সে.মি.', '৪৮ বর্গ সে.মি.', '২০ বর্গ সে.মি.', '২৪ বর্গ সে.মি.'],
  [
    'হরপ্রসাদ শাস্ত্রী, নেপালের রাজদরবারের গ্রন্থাগার থেকে, ১৯১৬ সালে',
    'ড. মুহম্মদ শহীদুল্লাহ্‌, তিব্বত থেকে, ১৯০৭ সালে',
    'দীনেশচন্দ্র সেন, ময়মনসিংহ থেকে, ১৯২৩ সালে',
    'বসন্তরঞ্জন রায় বিদ্বদ্বল্লভ, বাঁকুড়া থেকে, ১৯০৯ সালে',
  ],
]

const passage =
  '<p>সুন্দরবন বিশ্বের বৃহত্তম একক ম্যানগ্রোভ বন। বঙ্গোপসাগরের উপকূলে গঙ্গা, ব্রহ্মপুত্র ও মেঘনার মোহনায় এর অবস্থান। জোয়ার-ভাটার লোনা পানি, কাদাময় চর আর শ্বাসমূলের ঘন জাল মিলে এখানে এক অনন্য বাস্তুতন্ত্র গড়ে উঠেছে।</p>'.repeat(
    2,
  )

const subjects = ['বাংলাদেশ বিষয়াবলি', 'বাংলা ভাষা ও সাহিত্য', 'গাণিতিক যুক্তি', 'সাধারণ বিজ্ঞান']

/** A paper of `count` questions in Bangla; 12 to 14 share a passage. */
export function fakePaper(count = 100): Paper {
  const questions = Array.from({ length: count }, (_, index) => fakeQuestion(index, count))
  return {
    exam: '7',
    version: 1,
    language: 'bn',
    title: '৪৭তম বিসিএস মডেল টেস্ট ১২',
    subjects,
    passages: [passage],
    questions,
  }
}

function fakeQuestion(index: number, count: number): PaperQuestion {
  const kind = index % texts.length
  return {
    id: String(100 + index),
    text: index < texts.length ? texts[kind]! : texts[kind]!.replace('?', ` (${index + 1})?`),
    options: optionSets[kind]!,
    subject: Math.floor((index / count) * subjects.length),
    ...(index >= 11 && index <= 13 && { passage: 0 }),
  }
}
