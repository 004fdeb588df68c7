import { Button, TextInput } from '@mantine/core'
import type { QuestionImport } from '@prostuti/contract'
import { type ReactElement, type SubmitEvent, useState } from 'react'
import { Icon, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import styles from './imports.module.css'
import { saveBlob } from './save-blob.ts'
import { SheetDrop } from './sheet-drop.tsx'

/** Takes a file that is dropped or chosen, or the link to a Google Sheet. */
export function ImportFile({ onSent }: { onSent(found: QuestionImport): void }): ReactElement {
  const t = useTexts('imports')
  const admin = useStaff()
  const told = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const send = async (work: () => Promise<QuestionImport>) => {
    setBusy(true)
    await told(async () => onSent(await work()))
    setBusy(false)
  }
  return (
    <section className={styles.sources}>
      <SheetDrop
        text={t('imports.drop_text')}
        accept=".xlsx,.csv,.tsv,.gift,.txt,.xml,.zip"
        isBusy={isBusy}
        onFile={file => void send(() => admin.imports.send(file))}
        onTemplate={() => void told(async () => saveBlob('questions.xlsx', await admin.imports.template()))}
      />
      <SheetAddress isBusy={isBusy} onSend={url => send(() => admin.imports.fetch(url))} />
    </section>
  )
}

function SheetAddress({ isBusy, onSend }: { isBusy: boolean; onSend(url: string): Promise<void> }): ReactElement {
  const t = useTexts('imports')
  const [url, setUrl] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isSheet = /^https:\/\/docs\.google\.com\/spreadsheets\//.test(url.trim())
    setWrong(!isSheet)
    if (isSheet) void onSend(url.trim())
  }
  return (
    <form className={`${styles.card} ${styles.sheet}`} onSubmit={submit}>
      <TextInput
        label={t('imports.address')}
        description={t('imports.address_text')}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        placeholder="https://docs.google.com/spreadsheets/d/…"
        inputMode="url"
        value={url}
        error={isWrong && t('imports.bad_address')}
        onChange={event => setUrl(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={isBusy || url.trim() === ''}
        leftSection={<Icon name="sheet" />}
      >
        {t('imports.fetch')}
      </Button>
    </form>
  )
}
