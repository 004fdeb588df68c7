import { Button } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { Icon, saveFile, useAddress, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import { PrintedList } from './printed-list.tsx'
import { readWholeList, type WholeList } from './whole-list.ts'

/** The list as files, and on paper: everybody whom the search finds. */
export function ResultFiles({ exam }: { exam: string }): ReactElement {
  const t = useTexts('results')
  const admin = useStaff()
  const act = useToldAct()
  const [address] = useAddress()
  const [busy, setBusy] = useState<'csv' | 'xlsx' | 'print' | null>(null)
  const [printed, setPrinted] = useState<WholeList | null>(null)
  const search = address.get('search') ?? undefined
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    await act(async () => {
      const file = await admin.results.file(exam, format, search)
      saveFile(`results-${exam}.${format}`, file, file.type)
    }, t('list.csv_done'))
    setBusy(null)
  }
  const print = async () => {
    setBusy('print')
    await act(async () => setPrinted(await readWholeList(admin, exam, search)))
    setBusy(null)
  }
  return (
    <>
      {(['csv', 'xlsx'] as const).map(format => (
        <Button
          key={format}
          variant="default"
          leftSection={<Icon name="download" />}
          loading={busy === format}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Button
        variant="default"
        leftSection={<Icon name="printer" />}
        loading={busy === 'print'}
        onClick={() => void print()}
      >
        {t('results.print')}
      </Button>
      {printed && <PrintedList list={printed} onPrinted={() => setPrinted(null)} />}
    </>
  )
}
