import { formatMoment, formatTime } from '../../foundation/text/format.ts'
import { IconCheck } from '../../foundation/ui/index.ts'
import type { ExamResultProps } from './exam-result.props.ts'
import { type ShownReceipt, wasTimeUp } from './use-receipt.ts'

type SummaryProps = Pick<ExamResultProps, 't' | 'language' | 'client'> & { shown: ShownReceipt }

/** While marks wait this is what there is: the sheet is in, with how many answers, when, and the proof of it. */
export function ReceiptPanel(props: SummaryProps) {
  const { shown, t, language, client } = props
  const { receipt } = shown
  return (
    <section className="ui-panel result-receipt" part="panel" data-tone="good">
      <h2 part="heading">
        <IconCheck />
        {t('result.received')}
      </h2>
      <p className="result-receipt-facts ui-num">
        <b>{t('result.answers_count', { count: receipt.answered })}</b>
        <b>{formatMoment(receipt.received_at, language, client.now())}</b>
      </p>
      {wasTimeUp(shown) ? <p>{t(shown.settled ? 'result.settled' : 'result.time_was_up')}</p> : null}
      <details className="result-fold">
        <summary>{t('result.proof')}</summary>
        <Proof {...props} />
      </details>
    </section>
  )
}

/** Beside a result the receipt is one line that opens. */
export function ReceiptFold(props: SummaryProps) {
  const { shown, t, language } = props
  const { answered, received_at: at } = shown.receipt
  return (
    <details className="result-fold result-receipt-fold">
      <summary className="ui-num">
        {t('result.receipt_line', { count: answered, time: formatTime(at, language) })}
      </summary>
      {wasTimeUp(shown) && !shown.settled ? <p className="ui-small">{t('result.time_was_up')}</p> : null}
      <Proof {...props} />
    </details>
  )
}

/** The receipt's number and the digest of the answers: with them anybody can check that nothing was altered. */
function Proof({ shown: { receipt }, t, language, client }: SummaryProps) {
  return (
    <div className="result-proof ui-small">
      <p className="ui-muted">{t('result.proof_text')}</p>
      <dl>
        <dt className="ui-muted">{t('result.receipt_number')}</dt>
        <dd>
          <code>{receipt.submission_id}</code>
        </dd>
        <dt className="ui-muted">{t('result.digest')}</dt>
        <dd>
          <code>{receipt.digest}</code>
        </dd>
        <dt className="ui-muted">{t('result.received_at')}</dt>
        <dd className="ui-num">{formatMoment(receipt.received_at, language, client.now())}</dd>
      </dl>
    </div>
  )
}
