import type { SheetRecord } from '@prostuti/sdk/exams/journal/sheet-record'
import { openDatabase } from '@prostuti/sdk/platform/databases'

/** A sheet of this device that the server has not received, whoever's it is. */
export interface WaitingSheet {
  readonly key: string
  readonly exam: string
  readonly mode: SheetRecord['mode']
  readonly title: string
  readonly answered: number
  /** Handed in here; else the exam is under way. */
  readonly submission: string | null
}

/** An exam that was left and is over has been closed by the server; a day later nobody looks for it here. */
const dayMs = 86_400_000

/** What waits, handed in first. Empty where this device keeps nothing. */
export async function waitingSheets(): Promise<WaitingSheet[]> {
  try {
    const names = await indexedDB.databases?.()
    if (names && !names.some(({ name }) => name === 'prostuti')) return []
    return await readSheets(await openDatabase(indexedDB, 'prostuti'))
  } catch (error) {
    console.warn('prostuti: this device keeps nothing', error)
    return []
  }
}

/** How the server answered a sheet; `other-paper`: its receipt is for another sheet of the same attempt. */
export type SheetOutcome = 'arrived' | 'other-paper' | 'too-late' | 'refused'

/** The answer that this device has noted; null where it has noted none. */
export async function outcomeOf({ key, submission }: WaitingSheet): Promise<SheetOutcome | null> {
  const database = await openDatabase(indexedDB, 'prostuti')
  const sheets = database.transaction('sheets').objectStore('sheets')
  const record = await answerOf<SheetRecord | undefined>(sheets.get(key))
  database.close()
  if (record?.receipt) return record.receipt.submission_id === submission ? 'arrived' : 'other-paper'
  if (record?.refusal) return record.refusal.code === 'too_late' ? 'too-late' : 'refused'
  return null
}

async function readSheets(database: IDBDatabase): Promise<WaitingSheet[]> {
  const transaction = database.transaction(['sheets', 'entries'])
  const [records, entries] = await Promise.all([
    answerOf<SheetRecord[]>(transaction.objectStore('sheets').getAll()),
    answerOf<{ sheet: string; answer: number | null }[]>(transaction.objectStore('entries').getAll()),
  ])
  database.close()
  const answered = (key: string) => entries.filter(({ sheet, answer }) => sheet === key && answer !== null).length
  return records
    .filter(record => isWaiting(record))
    .map(({ key, exam, mode, joined, seal }) => ({
      key,
      exam,
      mode,
      title: joined.title,
      answered: answered(key),
      submission: seal?.submission ?? null,
    }))
    .sort((a, b) => Number(b.submission !== null) - Number(a.submission !== null))
}

function isWaiting({ seal, receipt, refusal, joined }: SheetRecord): boolean {
  if (receipt || refusal) return false
  return seal !== null || (joined.deadline !== null && Date.parse(joined.deadline) > Date.now() - dayMs)
}

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
