import { contributionsApiOf } from '@prostuti/sdk/questions'
import { type FormEvent, useRef, useState } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { toast } from '../../foundation/page/toast.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { Button, Field } from '../../foundation/ui/index.ts'
import { AboutFields } from './about-fields.tsx'
import type { FormProps } from './contribute.props.ts'
import { sendFault } from './send-fault.ts'
import { emptyAbout, missingOfAbout } from './use-question-draft.ts'

/** A file of questions, or the address of a Google Sheet. */
export function SheetForm(props: FormProps) {
  const { t, client, onSent } = props
  const [about, setAbout] = useState(emptyAbout)
  const [url, setUrl] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isTried, setTried] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const missing = isTried ? missingOfAbout(about) : []
  const hasNone = file === null && url.trim() === ''
  const saving = useSaving(() => {
    setTried(false)
    setUrl('')
    setFile(null)
    if (input.current) input.current.value = ''
    toast(t('contribute.sheet_sent'))
    onSent()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hasNone || missingOfAbout(about).length > 0) return
    const api = contributionsApiOf(client)
    const given = { ...about, source: about.origin === 'own' ? '' : about.source.trim() }
    saving.save(() => (file ? api.sendSheet(file, given) : api.fetchSheet(url.trim(), given)))
  }
  const isOtherAddress = saving.error && codeOf(saving.error) === 'validation_failed'
  return (
    <form className="contribute-form" noValidate onSubmit={send}>
      <p className="ui-muted">{t('contribute.sheet_text')}</p>
      <div className="ui-field">
        <label htmlFor="contribute-file">{t('contribute.file')}</label>
        <input
          ref={input}
          id="contribute-file"
          className="ui-input"
          part="input"
          type="file"
          accept=".xlsx,.csv"
          onChange={event => setFile(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
      {file ? null : (
        <Field
          label={t('contribute.url')}
          hint={t('contribute.url_hint')}
          type="url"
          inputMode="url"
          maxLength={500}
          value={url}
          fault={isTried && hasNone ? t('contribute.need_sheet') : undefined}
          onChange={event => setUrl(event.currentTarget.value)}
        />
      )}
      <AboutFields
        {...props}
        about={about}
        onChange={part => setAbout(before => ({ ...before, ...part }))}
        faultOf={name => (missing.includes(name) ? t(`contribute.need_${name}`) : undefined)}
      />
      {saving.error ? (
        <p className="contribute-fault" role="alert">
          {isOtherAddress ? t('contribute.not_a_sheet') : sendFault(saving.error, t)}
        </p>
      ) : null}
      <div className="contribute-foot">
        <p className="ui-small ui-muted">{t('contribute.goes')}</p>
        <Button kind="primary" type="submit" busy={saving.busy && t('contribute.sending')}>
          {t('contribute.send_sheet')}
        </Button>
      </div>
    </form>
  )
}
