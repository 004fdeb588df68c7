import type { Receipt } from '@prostuti/contract'
import { formatMoment } from '../../foundation/format.ts'
import { IconCheck } from '../../foundation/ui/index.ts'
import type { ExamResultProps } from './exam-result.view.tsx'

/** What was received and when: settles any dispute. */
export function ReceiptSummary({ receipt, t, language, client }: ExamResultProps & { receipt: Receipt }) {
  const time = formatMoment(receipt.received_at, language, client.now())
  return (
    <section className="ui-panel result-receipt">
      <h2>
        <IconCheck />
        {t('result.receipt')}
      </h2>
      <p className="ui-num">{t('result.receipt_text', { time, count: receipt.answered })}</p>
      <p className="ui-small ui-muted">
        {t('result.receipt_number')}: <code>{receipt.submission_id}</code>
      </p>
    </section>
  )
}
