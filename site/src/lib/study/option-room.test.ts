import { expect, it } from 'vitest'
import { optionRoom } from './option-room.ts'

it.each([
  ['short', ['৯টি', '১১টি', '১২টি', '১৬টি']],
  ['short', ['০.২৫ অ্যাম্পিয়ার', '০.৫ অ্যাম্পিয়ার']],
  ['short', ['<em>Adverb</em>', 'Verb']],
  ['medium', ['Misunderstanding', 'Verb']],
  ['medium', ['পদ্মা', 'ইন্টারন্যাশনালাইজেশন']],
  ['medium', ['১৯৭২ সালের ১৬ ডিসেম্বর থেকে কার্যকর', '১৯৭১ সালে']],
  ['medium', ['<img src="/a.webp" alt="ত্রিভুজ">', 'খ']],
  ['long', ['বাংলাদেশের সংবিধানের প্রস্তাবনা '.repeat(4), 'খ']],
] as const)('takes for %s: %j', (room, texts) => expect(optionRoom(texts)).toBe(room))
