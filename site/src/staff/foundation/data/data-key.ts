/**
 * What is read from the server, by name: the room first, then whatever makes it this one. A change names the beginning of the
 * keys that it makes old: `['faqs']` is every list of them and each one by itself.
 *
 * @example ['faqs', 'list', query]
 */
export type DataKey = readonly [Room, ...unknown[]]

type Room =
  | 'attempts'
  | 'audit'
  | 'categories'
  | 'dashboard'
  | 'duplicates'
  | 'exams'
  | 'faqs'
  | 'feedback'
  | 'flags'
  | 'imports'
  | 'passages'
  | 'payments'
  | 'programs'
  | 'questions'
  | 'regrades'
  | 'reviews'
  | 'routines'
  | 'tags'
  | 'waiting'
