import type { ExamDetails } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { formatMoment } from '../../foundation/text/format.ts'
import { IconClock } from '../../foundation/ui/index.ts'
import { Countdown } from './countdown.tsx'

/** An instant of an exam that one can wait for. */
export type Publication = 'result_visibility' | 'standing_visibility' | 'solution_visibility'

/** Whose words: `ranks` says `ranks.waiting`, `ranks.waiting_until`, `ranks.waiting_never`. */
const words = { result_visibility: 'result', standing_visibility: 'ranks', solution_visibility: 'solutions' } as const

interface PublicationCardProps extends Pick<WidgetProps, 'client' | 't' | 'language'> {
  exam: ExamDetails
  publication: Publication
}

/** When something of an exam will be published: the moment, and to the second how long it still takes; or that it never will. */
export function PublicationCard({ exam, publication, client, t, language }: PublicationCardProps) {
  const at = exam[publication]
  const said = words[publication]
  return (
    <div className="ui-card opening" part="card">
      <p className="ui-muted">{exam.title}</p>
      <h2 part="heading">
        <IconClock />
        {t(at ? `${said}.waiting` : `${said}.waiting_never`)}
      </h2>
      {at ? (
        <>
          <p className="ui-num" role="status">
            {t(`${said}.waiting_until`, { time: formatMoment(at, language, client.now()) })}
          </p>
          <p className="opening-clock">
            <Countdown until={at} client={client} language={language} t={t} />
          </p>
          <p className="ui-small ui-muted">{t('opening.by_itself')}</p>
        </>
      ) : null}
    </div>
  )
}
