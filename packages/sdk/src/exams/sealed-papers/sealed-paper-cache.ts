import type { Paper } from '@prostuti/contract'
import type { Platform } from '../../platform/platform.ts'
import { requestResult, type TransactionRun } from '../journal/connection.ts'
import { runOnce } from '../journal/run-once.ts'
import { addToSealedPaperIndex } from './sealed-paper-index.ts'
import type { CachedSealedPaper } from './unseal.ts'

/** The sealed papers that a device stores before their start, among the journal's papers, where the attempt looks for them. */
export interface SealedPaperCache {
  has(exam: string): Promise<boolean>
  /** Stores one, and deletes those whose exams are over at `now`. */
  put(sealed: CachedSealedPaper, now: number): Promise<void>
  /**
   * Stores the opened paper in place of the sealed one. Resolves when everything that the attempt was writing
   * before is written too, so that a page that opens next finds it all.
   */
  replaceWithPaper(exam: string, paper: Paper, address: string): Promise<void>
}

/** Key among the journal's papers; `attempt/join.ts` reads it. */
const sealedPaperKey = (exam: string): string => `sealed:${exam}`

export function createSealedPaperCache(platform: Platform): SealedPaperCache {
  const run = <T>(transaction: TransactionRun<T>) => runOnce(platform, transaction)
  return {
    async has(exam) {
      const work = (transaction: IDBTransaction) =>
        requestResult(transaction.objectStore('papers').count(sealedPaperKey(exam)))
      return (await run({ stores: ['papers'], mode: 'readonly', work })) > 0
    },

    async put(seal, now) {
      const work = async (transaction: IDBTransaction) => {
        const papers = transaction.objectStore('papers')
        for (const name of await requestResult(papers.getAllKeys())) {
          if (!String(name).startsWith(sealedPaperKey(''))) continue
          const { until } = (await requestResult(papers.get(name))) as CachedSealedPaper
          if (until < now) papers.delete(name)
        }
        papers.put(seal, sealedPaperKey(seal.sealed.exam))
      }
      await run({ stores: ['papers'], mode: 'readwrite', work })
      addToSealedPaperIndex(platform.storage, seal.sealed.exam, seal.until, now)
    },

    replaceWithPaper(exam, paper, address) {
      const work = async (transaction: IDBTransaction) => {
        const papers = transaction.objectStore('papers')
        papers.put(paper, address)
        papers.delete(sealedPaperKey(exam))
      }
      // Transactions over the same stores run in the order in which they were made: this one comes after the attempt's.
      return run({ stores: ['sheets', 'papers'], mode: 'readwrite', work })
    },
  }
}
