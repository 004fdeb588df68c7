import { erase, type TableRules } from '../../platform/people/person-rules.ts'

/** What people are found by goes with them; merging leaves nothing of the anonymous person, who is listed no more. */
export const peopleRows: readonly TableRules[] = ['person_words', 'person_seen'].map(table => ({
  table,
  ...erase(table),
}))
