import type { SolutionQuestion, Solutions } from '@prostuti/contract'

const texts = [
  'মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল?',
  'একটি ত্রিভুজের ভূমি ১২ সে.মি. ও উচ্চতা ৮ সে.মি. হলে ক্ষেত্রফল কত?',
  'স্ত্রীশিক্ষা, ক্ষমতায়ন ও জ্ঞানভিত্তিক ঊর্ধ্বগতির শব্দগুলোর মধ্যে কোনটির বানান শুদ্ধ?',
]
const options = ['৯টি', '১১টি', '১২টি', '১৬টি']
const maths = '<math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>×</mo><mi>b</mi><mo>×</mo><mi>h</mi></math>'

/** A question at a place: of four in a row the first is right, the second wrong, the third skipped, the fourth right again. */
export function solved(place: number, change: Partial<SolutionQuestion> = {}): SolutionQuestion {
  const answer = [1, 2, null, 1][place % 4] ?? null
  return {
    id: String(100 + place),
    text: `<p>${texts[place % texts.length]}</p>${place % 5 === 1 ? maths : ''}`,
    options: options.map((text, row) => ({ text, is_correct: row === 1, explanation: '' })),
    explanation: `<p>মুজিবনগর সরকার দেশকে ১১টি সেক্টরে ভাগ করে। ${maths}</p>`,
    cancelled: false,
    embargoed: false,
    subject: place % 3,
    answer,
    marked: place % 10 === 4,
    spent_seconds: answer === null ? null : 20 + (place % 5) * 16,
    marks: answer === null ? 0 : answer === 1 ? 1 : -0.5,
    bookmarked: place === 0,
    ...change,
  }
}

/** The solutions of an exam of `count` questions; with `embargo` the key of the second is withheld. */
export function solutions({ count = 100, embargo = false } = {}): Solutions {
  const questions = Array.from({ length: count }, (_, place) => {
    if (place === 4 || place === 5) return solved(place, { passage: 0 })
    if (!embargo || place !== 1) return solved(place)
    const withheld = options.map(text => ({ text, is_correct: null, explanation: null }))
    return solved(place, { embargoed: true, explanation: null, marks: null, options: withheld })
  })
  return {
    exam: '12',
    title: '৪৭তম বিসিএস মডেল টেস্ট ১২',
    state: 'live',
    subjects: ['বাংলাদেশ বিষয়াবলি', 'গাণিতিক যুক্তি', 'বাংলা ভাষা ও সাহিত্য'],
    passages: ['<p>নিচের অনুচ্ছেদটি পড়ে পরের দুটি প্রশ্নের উত্তর দিন। ১৯৭১ সালের ২৬ মার্চ বাংলাদেশের স্বাধীনতা ঘোষণা করা হয়।</p>'],
    questions,
  }
}
