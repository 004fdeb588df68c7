import type { CircularCard } from '@prostuti/contract'
import { timeLeft } from '@prostuti/sdk/circulars'
import type { MouseEvent, ReactNode } from 'react'
import { formatNumber } from '../../foundation/text/format.ts'
import type { Language, Translate } from '../../foundation/text/translate.ts'
import { DaysRing } from './days-ring.tsx'
import { jobAddress, type OpensJobs, openJob } from './job-address.ts'
import { Marked } from './marked.tsx'
import { dayWords, leftWords, noonOf, untilWords } from './time-words.ts'

interface RowProps extends OpensJobs {
  circular: CircularCard
  t: Translate
  language: Language
  /** The server's clock, in milliseconds since 1970. */
  now: number
  /** Whose words are marked. */
  search?: string | undefined
}

/** A circular in a list: days left, what and who, how many posts, until when. */
export function CircularRow(props: RowProps) {
  const { circular, t, language, now, search } = props
  const left = timeLeft(circular, now)
  const words = { t, language, now }
  const until = untilWords(left, words)
  return (
    <article className="job-row" part="row">
      <DaysRing left={left} t={t} language={language} />
      <div className="job-what">
        <h3>
          <Way {...props}>
            <Marked text={circular.title} search={search} />
          </Way>
        </h3>
        <p className="ui-small ui-muted ui-num">
          <Marked text={circular.company} search={search} />
          {circular.vacancy === null ? null : ` · ${postsWords(circular.vacancy, t, language)}`}
          {circular.exam_date === null ? null : (
            <span className="job-exam"> · {t('jobs.exam', { date: dayWords(noonOf(circular.exam_date), words) })}</span>
          )}
        </p>
      </div>
      <p className="job-when ui-small ui-num" data-pressing={left.kind === 'open' && left.pressing ? '' : undefined}>
        <b>{leftWords(left, words)}</b>
        {until ? <span>{until}</span> : null}
      </p>
    </article>
  )
}

export const postsWords = (vacancy: number, t: Translate, language: Language): string =>
  t('jobs.posts', { count: vacancy, number: formatNumber(vacancy, language) })

function Way({ circular, children, ...opens }: RowProps & { children: ReactNode }) {
  const href = jobAddress(opens, circular)
  const props = {
    className: 'job-way',
    'data-row-link': '',
    onClick: (event: MouseEvent) => openJob(opens, circular, event),
  }
  return href ? (
    <a {...props} href={href}>
      {children}
    </a>
  ) : (
    <button {...props} type="button">
      {children}
    </button>
  )
}
