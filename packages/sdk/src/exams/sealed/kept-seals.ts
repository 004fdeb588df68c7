import type { Paper } from '@prostuti/contract'
import type { Platform } from '../../platform/platform.ts'
import { answerOf, createConnection } from '../journal/connection.ts'
import { noteKept } from './kept-note.ts'
import type { KeptSeal } from './unseal.ts'

/** What a device keeps for the start. It stands among the journal's papers, where the attempt looks for it. */
export interface KeptSeals {
  has(exam: string): Promise<boolean>
  /** Keeps one, and lets go of those whose exams are over at `now`. */
  keep(seal: KeptSeal, now: number): Promise<void>
  /**
   * The paper has been opened: keeps it in the place of its seal. Resolves when everything that the attempt was writing
   * before is written too, so that a page that opens next finds it all.
   */
  replace(exam: string, paper: Paper, address: string): Promise<void>
}

/** Under this name the attempt looks for it (`attempt/exchange.ts`). */
export const sealName = (exam: string): string => `sealed:${exam}`

export function createKeptSeals(platform: Platform): KeptSeals {
  const { run } = createConnection(platform)
  return {
    async has(exam) {
      const work = (transaction: IDBTransaction) => answerOf(transaction.objectStore('papers').count(sealName(exam)))
      return (await run({ stores: ['papers'], mode: 'readonly', work })) > 0
    },

    async keep(seal, now) {
      const work = async (transaction: IDBTransaction) => {
        const papers = transaction.objectStore('papers')
        for (const name of await answerOf(papers.getAllKeys())) {
          if (!String(name).startsWith(sealName(''))) continue
          const { until } = (await answerOf(papers.get(name))) as KeptSeal
          if (until < now) papers.delete(name)
        }
        papers.put(seal, sealName(seal.sealed.exam))
      }
      await run({ stores: ['papers'], mode: 'readwrite', work })
      noteKept(platform.storage, seal.sealed.exam, seal.until, now)
    },

    replace(exam, paper, address) {
      const work = async (transaction: IDBTransaction) => {
        const papers = transaction.objectStore('papers')
        papers.put(paper, address)
        papers.delete(sealName(exam))
      }
      // Transactions over the same stores run in the order in which they were made: this one comes after the attempt's.
      return run({ stores: ['sheets', 'papers'], mode: 'readwrite', work })
    },
  }
}
