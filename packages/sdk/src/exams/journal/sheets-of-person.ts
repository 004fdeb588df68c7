import type { ExamMode } from '@prostuti/contract'
import type { Platform } from '../../platform/platform.ts'
import { requestResult } from './connection.ts'
import { runOnce } from './run-once.ts'
import { type EntryRow, type SheetRecord, sheetKey } from './sheet-record.ts'

interface PersonHere {
  /** The API base. */
  readonly base: string
  readonly user: string
}

/** The submissions of a person that this device has not got an answer to. Empty where it keeps nothing. */
export function unsentSubmissions(platform: Platform, person: PersonHere): Promise<string[]> {
  return change(platform, person, [], records =>
    records.flatMap(({ seal, receipt, refusal }) => (seal && !receipt && !refusal ? [seal.submission] : [])),
  )
}

/**
 * An anonymous person's sheets become those of the account: a page that opens one goes on with it, and what was not received
 * is sent in the account's name. Sheets of exams where the account's own attempt counts stay as they are.
 */
export async function carrySheets(
  platform: Platform,
  person: PersonHere,
  account: string,
  except: readonly { readonly exam: string; readonly state: ExamMode }[],
): Promise<void> {
  const stays = ({ exam, mode }: SheetRecord) => except.some(each => each.exam === exam && each.state === mode)
  await change(platform, person, undefined, async (records, transaction) => {
    const moving = records.filter(record => !stays(record))
    await Promise.all(moving.map(record => rename(transaction, record, account)))
  })
}

/** Takes a person's sheets off this device. */
export async function forgetSheets(platform: Platform, person: PersonHere): Promise<void> {
  await change(platform, person, undefined, async (records, transaction) => {
    for (const { key } of records) transaction.objectStore('sheets').delete(key)
    await Promise.all(records.map(record => takeEntries(transaction, record)))
  })
}

/** Works on a person's records in one transaction. A device that keeps nothing has nothing to work on. */
async function change<T>(
  platform: Platform,
  { base, user }: PersonHere,
  nothing: T,
  work: (records: readonly SheetRecord[], transaction: IDBTransaction) => T | Promise<T>,
): Promise<T> {
  return runOnce(platform, {
    stores: ['sheets', 'entries'],
    mode: 'readwrite',
    durability: 'strict',
    async work(transaction) {
      const all: SheetRecord[] = await requestResult(transaction.objectStore('sheets').getAll())
      return work(
        all.filter(record => record.base === base && record.user === user),
        transaction,
      )
    },
  }).catch(() => nothing)
}

/** A sheet that the account has here already is its own. */
async function rename(transaction: IDBTransaction, record: SheetRecord, account: string): Promise<void> {
  const sheets = transaction.objectStore('sheets')
  const key = sheetKey({ ...record, user: account })
  if (await requestResult(sheets.getKey(key))) return
  sheets.put({ ...record, user: account, key } satisfies SheetRecord)
  sheets.delete(record.key)
  for (const row of await takeEntries(transaction, record))
    transaction.objectStore('entries').put({ ...row, sheet: key } satisfies EntryRow)
}

async function takeEntries(transaction: IDBTransaction, { key }: SheetRecord): Promise<EntryRow[]> {
  const store = transaction.objectStore('entries')
  const rows: EntryRow[] = await requestResult(store.index('sheet').getAll(key))
  for (const { sheet, question } of rows) store.delete([sheet, question])
  return rows
}
