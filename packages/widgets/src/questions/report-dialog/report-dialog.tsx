import type { FlagReason } from '@prostuti/contract'
import { flagTextLength } from '@prostuti/contract/text-lengths'
import { useState } from 'react'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { Button, Dialog, Select, TextArea } from '../../foundation/ui/index.ts'
import type { Report, Reporting } from './use-reports.ts'

const reasons = [
  'wrong_answer',
  'no_answer',
  'wrong_question',
  'wrong_explanation',
  'others',
] as const satisfies readonly FlagReason[]

interface ReportDialogProps extends Pick<WidgetProps, 't'> {
  reporting: Reporting
}

/** Asks what is wrong with a question: one of five reasons, and words. */
export function ReportDialog({ reporting, t }: ReportDialogProps) {
  const [reason, setReason] = useState<FlagReason>('wrong_answer')
  const [text, setText] = useState('')
  const report: Report = { reason, text: text.trim() }
  const { asked, state, close, send } = reporting
  return (
    <Dialog
      open={asked !== null}
      onClose={close}
      title={t('solutions.report_title')}
      actions={
        <>
          <Button onClick={close}>{t('solutions.report_cancel')}</Button>
          <Button
            kind="primary"
            busy={state === 'sending' && t('solutions.report_sending')}
            onClick={() => void send(report).then(() => setText(''))}
          >
            {t('solutions.report_send')}
          </Button>
        </>
      }
    >
      <Select
        label={t('solutions.report_reason')}
        value={reason}
        onChange={event => setReason(reasons.find(each => each === event.currentTarget.value) ?? 'others')}
      >
        {reasons.map(each => (
          <option key={each} value={each}>
            {t(`solutions.report.${each}`)}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('solutions.report_text')}
        maxLength={flagTextLength.max}
        value={text}
        fault={state === 'failed' ? t('solutions.report_failed') : undefined}
        onChange={event => setText(event.currentTarget.value)}
      />
    </Dialog>
  )
}
