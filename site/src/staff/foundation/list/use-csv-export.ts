import { useState } from 'react'
import { toast } from '../state/toast.ts'
import { errorWords } from '../text/error-words.ts'
import { useTexts } from '../text/use-texts.ts'
import { toCsv } from './csv.ts'
import type { CsvColumn, ListPage, ListQuery } from './list-types.ts'
import { cursorOf } from './use-list-address.ts'

export interface CsvExport<Row> {
  /** Without `.csv`. */
  readonly name: string
  readonly columns: readonly CsvColumn<Row>[]
}

const pageSize = 100

/** All rows that a query finds, page by page. */
async function readAll<Row>(load: (query: ListQuery) => Promise<ListPage<Row>>, query: ListQuery): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page: ListPage<Row> = await load({ ...query, cursor, pageSize })
    rows.push(...page.results)
    cursor = cursorOf(page.next) ?? undefined
  } while (cursor !== undefined)
  return rows
}

/** Saves what a list finds as a file; `isRunning` while its pages come. */
export function useCsvExport<Row>(load: (query: ListQuery) => Promise<ListPage<Row>>) {
  const t = useTexts()
  const [isRunning, setRunning] = useState(false)
  const run = async ({ name, columns }: CsvExport<Row>, query: ListQuery, keep: (row: Row) => boolean = () => true) => {
    setRunning(true)
    try {
      const rows = await readAll(load, query)
      saveFile(`${name}.csv`, toCsv(rows.filter(keep), columns), 'text/csv;charset=utf-8')
      toast(t('list.csv_done'))
    } catch (error) {
      console.error('a CSV could not be made', error)
      toast(t(errorWords(error).title), 'wrong')
    } finally {
      setRunning(false)
    }
  }
  return { run, isRunning }
}

/** Hands a text or a file to the browser as a download. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Firefox reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
