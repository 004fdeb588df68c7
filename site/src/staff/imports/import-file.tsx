import { Button, TextInput } from '@mantine/core'
import type { QuestionImport } from '@prostuti/contract'
import { type DragEvent, type ReactElement, type SubmitEvent, useRef, useState } from 'react'
import { Icon, useStaff, useTexts, useToldAct } from '../foundation/index.ts'
import styles from './imports.module.css'
import { saveBlob } from './save-blob.ts'

/** Takes a file that is dropped or chosen, or the link to a Google Sheet. */
export function ImportFile({ onSent }: { onSent(found: QuestionImport): void }): ReactElement {
  const t = useTexts('imports')
  const admin = useStaff()
  const told = useToldAct()
  const [isBusy, setBusy] = useState(false)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const send = async (work: () => Promise<QuestionImport>) => {
    setBusy(true)
    await told(async () => onSent(await work()))
    setBusy(false)
  }
  const sendFile = (file: File | undefined) => void (file && !isBusy && send(() => admin.imports.send(file)))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    sendFile(event.dataTransfer.files[0])
  }
  return (
    <section className={styles.sources}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by keyboard */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="file-spreadsheet" size={36} />
        <h2>{t('imports.drop')}</h2>
        <p className="staff-small">{t('imports.drop_text')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={t('imports.choose')}
          onChange={event => sendFile(event.currentTarget.files?.[0])}
        />
        <div className={styles.actions}>
          <Button
            variant="default"
            leftSection={<Icon name="download" />}
            onClick={() => void told(async () => saveBlob('questions.xlsx', await admin.imports.template()))}
          >
            {t('imports.template')}
          </Button>
          <Button loading={isBusy} leftSection={<Icon name="file-up" />} onClick={() => input.current?.click()}>
            {t('imports.choose')}
          </Button>
        </div>
      </div>
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
