import { setTimeout as sleep } from 'node:timers/promises'
import type { Category, QuestionImport } from '@prostuti/contract'
import type { BenchDatabase } from '../support/bench-database.ts'
import { tokenOf } from '../support/people.ts'

/** As often as the staff's screen asks. */
const pollMs = 500
const limitMs = 5 * 60_000

/** What staff do with a sheet, over HTTP. */
export interface ImportClient {
  writeCategory(name: string): Promise<void>
  /** Sends a sheet, waits for its verdicts, and imports it. Resolves once its questions are in the bank. */
  importSheet(file: Uint8Array, rows: number): Promise<void>
}

/** @param person signed in already; becomes one of the staff */
export async function openImportClient({ db }: BenchDatabase, url: string, person: number): Promise<ImportClient> {
  await db.pool.query(`update users set role = 'owner' where id = $1`, [person])
  const call = async <T>(method: string, path: string, body?: FormData | object): Promise<T> => {
    const isForm = body instanceof FormData
    const headers = {
      authorization: `token ${tokenOf(person)}`,
      'idempotency-key': crypto.randomUUID(),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    }
    const sent = isForm ? body : body && JSON.stringify(body)
    const response = await fetch(`${url}/api/questions/v4/${path}`, { method, headers, body: sent ?? null })
    if (!response.ok) throw new Error(`[${method}] ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const untilState = async (id: string, wanted: QuestionImport['state'], from: QuestionImport['state']) => {
    const end = Date.now() + limitMs
    for (;;) {
      const found = await call<QuestionImport>('GET', `imports/${id}/`)
      if (found.state === wanted) return found
      if (found.state !== from || Date.now() > end)
        throw new Error(`The import is ${found.state}: ${found.failure?.code}`)
      await sleep(pollMs)
    }
  }
  return {
    async writeCategory(name) {
      await call<Category>('POST', 'categories/', { name: { bn: name }, parent: null })
    },
    async importSheet(file, rows) {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(file)], 'প্রশ্ন.xlsx'))
      const { id } = await call<QuestionImport>('POST', 'submit-googlesheet-question/', form)
      const ready = await untilState(id, 'ready', 'reading')
      if (ready.accepted !== rows) throw new Error(`${ready.accepted} of ${rows} rows can be imported`)
      await call('POST', `imports/${id}/start/`)
      await untilState(id, 'done', 'importing')
    },
  }
}
