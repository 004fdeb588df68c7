import type { SiteStudy, StudyQuestion, Topic } from '@prostuti/contract'

const topic = { id: '1', title: 'বাংলাদেশ বিষয়াবলি' }

const topics: readonly Topic[] = [
  { ...topic, cat_type: 0, parent: null, question_count: 60, updated_at: '2026-01-01T00:00:00.000Z' },
  { id: '2', title: 'মুক্তিযুদ্ধ', cat_type: 0, parent: '1', question_count: 60, updated_at: null },
]

const question = (id: number): StudyQuestion => ({
  id: String(id),
  slug: `প্রশ্ন-${id}`,
  text: `মুক্তিযুদ্ধের সময় বাংলাদেশকে কয়টি সেক্টরে ভাগ করা হয়েছিল? (${id})`,
  options: ['৯', '১০', '১১', '১২'].map((text, number) => ({
    number,
    text,
    is_correct: number === 2,
    explanation: '',
  })),
  explanation: 'সারা দেশকে ১১টি সেক্টরে ভাগ করা হয়েছিল।',
  embargoed: false,
  passage: null,
  appearances: ['৪১তম বিসিএস'],
  tags: ['মুক্তিযুদ্ধ'],
  topic: { id: '2', title: 'মুক্তিযুদ্ধ' },
  bookmarked: false,
  updated_at: '2026-01-01T00:00:00.000Z',
})

/** A subject with a topic of sixty questions, for each kind. */
export function createSampleStudy(): SiteStudy {
  const path = [topic, { id: '2', title: 'মুক্তিযুদ্ধ' }]
  return {
    topics: async kind => topics.map(each => ({ ...each, cat_type: kind })),
    async topic(id) {
      const found = topics.find(each => each.id === id)
      return found ? { ...found, path: path.slice(0, Number(id)) } : null
    },
    places: async () => [],
    today: async () => null,
    meta: async ({ type }) => ({
      title: type === 'question' ? question(1).text : topic.title,
      description: topic.title,
      canonical: '/study',
      breadcrumbs: [{ title: 'পড়া', href: '/study' }],
    }),
    sitemap: async () => ({ pages: 1, entries: [{ href: '/study', updated_at: null }] }),
    async questions(id, page) {
      const count = 60
      const numbers = Array.from({ length: count }, (_, index) => index + 1).slice((page - 1) * 50, page * 50)
      if ((id !== '1' && id !== '2') || numbers.length === 0) return null
      const steps = path.slice(0, Number(id))
      return {
        topic: { ...steps.at(-1)!, path: steps },
        count,
        results: numbers.map(ordinal => ({ ...question(ordinal), ordinal })),
      }
    },
    async question(id) {
      const ordinal = Number(id)
      if (!(ordinal >= 1 && ordinal <= 60)) return null
      return { ...question(ordinal), path, ordinal, previous: null, next: { id: '2', slug: 'প্রশ্ন-2' } }
    },
    search: async query => ({
      topics: [{ id: '2', title: [{ text: 'মুক্তিযুদ্ধ', marked: true }], cat_type: 0, path: [topic], question_count: 60 }],
      questions: [1, 2, 3].map(id => ({
        id: String(id),
        slug: `প্রশ্ন-${id}`,
        text: [
          { text: 'মুক্তিযুদ্ধের', marked: true },
          { text: ` সময় ${query}?`, marked: false },
        ],
        topic: { id: '2', title: 'মুক্তিযুদ্ধ' },
        bookmarked: false,
      })),
      question_count: 3,
      counted_to: 1_000,
    }),
  }
}
