import type { ExamDetails } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import { formatMoment } from '../../foundation/format.ts'
import { IconClock } from '../../foundation/ui/index.ts'
import { Countdown } from './countdown.tsx'

/** An instant of an exam that one can wait for. */
export type Opening = 'result_visibility' | 'standing_visibility' | 'solution_visibility'

/** Whose words: `ranks` says `ranks.waiting`, `ranks.waiting_until`, `ranks.waiting_never`. */
const words = { result_visibility: 'result', standing_visibility: 'ranks', solution_visibility: 'solutions' } as const

interface OpeningCardProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  exam: ExamDetails
  opens: Opening
}

/** When something of an exam will be published: the moment, and to the second how long it still takes. */
export function OpeningCard({ exam, opens, client, t, language }: OpeningCardProps) {
  const at = exam[opens]
  const said = words[opens]
  return (
    <div className="ui-card opening">
      <p className="ui-muted">{exam.title}</p>
      <h2>
        <IconClock />
        {t(`${said}.waiting`)}
      </h2>
      <p className="ui-num" role="status">
        {at
          ? t(`${said}.waiting_until`, { time: formatMoment(at, language, client.now()) })
          : t(`${said}.waiting_never`)}
      </p>
      {at ? (
        <>
          <p className="opening-clock">
            <Countdown until={at} client={client} language={language} t={t} />
          </p>
          <p className="ui-small ui-muted">{t('opening.by_itself')}</p>
        </>
      ) : null}
    </div>
  )
}
