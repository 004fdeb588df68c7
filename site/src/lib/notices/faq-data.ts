import type { Faq } from '@prostuti/contract'

/** Questions and answers as search engines read them (schema.org). */
export const faqData = (faqs: readonly Pick<Faq, 'question' | 'answer'>[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
