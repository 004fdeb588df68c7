import type { ProgramCard } from '@prostuti/contract'
import { ProgramCover } from '../books/index.ts'
import { wayWords } from '../shared/index.ts'
import type { ProgramListProps } from './program-list.props.ts'
import { ProgramWay } from './program-way.tsx'

/** A program that one may get: what it is, how many exams over how many days, what it costs. */
export function ProgramRow(props: ProgramListProps & { program: ProgramCard }) {
  const { program, t, language, client } = props
  const { text, or, isOpen } = wayWords(program.way_in, program, { t, language, now: client.now() })
  const length = [
    program.total_exams > 0 && t('programs.exams', { count: program.total_exams }),
    program.total_days > 0 && t('programs.days', { count: program.total_days }),
    program.is_personalized && t('programs.any_day'),
  ].filter(Boolean)
  return (
    <article className="programs-row" part="row">
      <ProgramCover program={program} t={t} />
      <div className="programs-what">
        <h3>{program.title}</h3>
        <p className="ui-small ui-muted">{program.summary}</p>
        <p className="ui-small ui-muted ui-num">{length.join(' · ')}</p>
        <p className="ui-num">
          <b data-free={isOpen ? '' : undefined}>{text}</b>{' '}
          {or ? <span className="ui-small ui-muted">{or}</span> : null}
        </p>
      </div>
      <ProgramWay {...props} />
    </article>
  )
}
