import { type FoundResult, numberDigits } from '@prostuti/contract'
import { searchGovtResults } from '@prostuti/contract/notices/operations'
import { implement } from '../../../platform/http/call/implement.ts'
import { Reply } from '../../../platform/http/call/reply.ts'
import type { NoticeDeps } from '../notice-deps.ts'
import { createFindNumber, type FoundNumber } from './find-number.ts'
import { presentNext } from './present-result.ts'

const mostFound = 100

/** The exact number in published results, the newest first. It is one person's: nothing keeps the answer, and no error says it. */
export function createSearchResults({ db, clock }: NoticeDeps) {
  const findNumber = createFindNumber(db.pool)
  return implement(searchGovtResults, async ({ query }) => {
    const number = numberDigits(query.search_reg)
    const now = clock.now()
    const found = (await findNumber(number))
      .filter(({ list }) => list.publishedOn <= now && (query.result === undefined || list.resultId === query.result))
      .sort((one, other) => other.list.publishedOn - one.list.publishedOn)
      .slice(0, mostFound)
    return Reply.json({ number, found: found.map(present) }, { headers: { 'cache-control': 'no-store' } })
  })
}

const present = ({ list, outcome }: FoundNumber): FoundResult => ({
  result: { id: list.resultId, slug: list.slug, title: list.title },
  outcome,
  next: presentNext(list),
})
