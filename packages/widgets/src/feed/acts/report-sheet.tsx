import type { ReportReason } from '@prostuti/contract'
import { feedApiOf } from '@prostuti/sdk/feed'
import { useState } from 'react'
import { codeOf } from '../../foundation/text/error-text.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { tellDone } from '../talk/index.ts'
import type { StepProps } from './step-props.ts'
import { titleOf } from './title-of.ts'

const reasons: readonly ReportReason[] = ['leak_or_money', 'insult', 'advertising', 'private_data', 'other']

/** One reason, one press; its writer never learns who it was. */
export function ReportSheet(props: StepProps) {
  const { client, t, subject, onAsk } = props
  const [reason, setReason] = useState<ReportReason>('leak_or_money')
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const close = () => onAsk(null)
  const report = async () => {
    setBusy(true)
    setTrouble('')
    try {
      await feedApiOf(client).report(subject.kind, subject.item.id, reason)
      close()
      tellDone(t('acts.reported'))
    } catch (error) {
      console.warn('prostuti: a report did not arrive', error)
      setTrouble(t(codeOf(error) === 'network_lost' ? 'acts.report_offline' : 'acts.report_failed'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={close}
      title={t('acts.report_title')}
      actions={
        <>
          <Button onClick={close}>{t('ui.cancel')}</Button>
          <Button kind="primary" onClick={() => void report()} busy={isBusy && t('acts.reporting')}>
            {t('acts.report')}
          </Button>
        </>
      }
    >
      <p className="acts-about ui-small">
        <b dir="auto">‘{subject.item.text}’</b>
        <span>{titleOf(props)}</span>
      </p>
      <fieldset className="acts-reasons">
        <legend className="ui-hidden">{t('acts.report_title')}</legend>
        {reasons.map(each => (
          <label key={each}>
            <input type="radio" name="reason" checked={each === reason} onChange={() => setReason(each)} />
            {t(`acts.reason.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className="ui-small ui-muted">{t('acts.report_text')}</p>
      <p className="acts-trouble ui-small" role="alert">
        {trouble}
      </p>
    </Dialog>
  )
}
