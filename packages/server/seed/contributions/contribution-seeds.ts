import type { ContributedWords } from '@prostuti/contract'

/** A question that one of the sandbox's people has offered, and what came of it. */
export interface ContributionSeed {
  /** The `sub` of who offers it. */
  readonly by: string
  readonly hoursAgo: number
  /** Slug of a category. */
  readonly about: string
  /** Null: a question of the bank, which took it. */
  readonly words: ContributedWords | null
  readonly state: 'waiting' | 'returned' | 'taken'
  readonly reason?: string
}

const text = (bn: string, en = '') => ({ bn, en })
const options = (right: string, ...others: readonly string[]) =>
  [right, ...others].map((each, number) => ({ option: text(each), is_correct: number === 0 }))

export const contributionSeeds: readonly ContributionSeed[] = [
  {
    ...{ by: 'sandbox-second', hoursAgo: 3, about: 'bangla', state: 'waiting' },
    words: {
      question: text('‘পাবক’ শব্দের সন্ধিবিচ্ছেদ কোনটি?'),
      options: options('পৌ + অক', 'পো + অক', 'পা + বক', 'পাব + অক'),
      explanation: text('ঔ-কারের পরে স্বরধ্বনি থাকলে ঔ-কার স্থানে ‘আব্’ হয়।'),
    },
  },
  {
    ...{ by: 'sandbox-premium', hoursAgo: 9, about: 'math', state: 'waiting' },
    words: {
      question: text('১৫ ও ২০-এর ল.সা.গু. কত?', 'What is the least common multiple of 15 and 20?'),
      options: options('৬০', '৩০', '১২০', '৩০০'),
      explanation: text('১৫ = ৩ × ৫, ২০ = ৪ × ৫; ল.সা.গু. ৩ × ৪ × ৫ = ৬০।'),
    },
  },
  { by: 'sandbox-second', hoursAgo: 50, about: 'bangla', state: 'taken', words: null },
  {
    ...{ by: 'sandbox-second', hoursAgo: 74, about: 'ict', state: 'returned' },
    reason: 'দুটি অপশনই ঠিক: একটি বদলে আবার পাঠান।',
    words: {
      question: text('নিচের কোনটি ইনপুট ডিভাইস?'),
      options: options('কি-বোর্ড', 'মাউস', 'মনিটর', 'প্রিন্টার'),
      explanation: text(''),
    },
  },
]
