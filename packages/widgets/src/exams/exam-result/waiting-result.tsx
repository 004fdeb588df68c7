import type { ExamDetails } from '@prostuti/contract'
import { formatMoment } from '../../foundation/format.ts'
import { IconClock } from '../../foundation/ui/index.ts'
import { Countdown } from '../opening/countdown.tsx'
import type { ExamResultProps } from './exam-result.view.tsx'

/** Before a result is published: when it will be, to the minute. */
export function WaitingResult({ exam, t, language, client }: ExamResultProps & { exam: ExamDetails }) {
  const opens = exam.result_visibility
  return (
    <div className="ui-card opening">
      <p className="ui-muted">{exam.title}</p>
      <h2>
        <IconClock />
        {t('result.waiting')}
      </h2>
      <p className="ui-num" role="status">
        {opens
          ? t('result.waiting_until', { time: formatMoment(opens, language, client.now()) })
          : t('result.waiting_never')}
      </p>
      {opens ? (
        <>
          <p className="opening-clock">
            <Countdown until={opens} client={client} language={language} t={t} />
          </p>
          <p className="ui-small ui-muted">{t('result.waiting_by_itself')}</p>
        </>
      ) : null}
    </div>
  )
}
