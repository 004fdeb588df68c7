/** Where what a search finds has its pages; topics by their kind (`cat_type`). */
export const searchAddresses = {
  topicHrefs: ['/study/{id}/question', '/model-test/{id}/question', '/question-bank/{id}/question'],
  questionHref: '/questions/{id}/{slug}',
  topicsHref: '/study',
} as const
