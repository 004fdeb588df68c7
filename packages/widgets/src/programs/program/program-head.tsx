import { ProgramCover } from '../books/index.ts'
import { beginsWords } from '../shared/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** Which program, on the cloth of its cover. */
export function ProgramHead({ details, t, language }: ProgramPartProps) {
  const { program } = details
  const begins = beginsWords(program, details, { t, language })
  const length = [
    program.total_exams > 0 && t('programs.exams', { count: program.total_exams }),
    program.total_days > 0 && t('programs.days', { count: program.total_days }),
  ].filter(Boolean)
  return (
    <header className="program-head" data-cover={program.cover}>
      <div>
        <slot name="title">
          <h2 part="heading">{program.title}</h2>
        </slot>
        <p className="program-summary">{program.summary}</p>
        <p className="ui-small ui-muted ui-num">{length.join(' · ')}</p>
        {begins ? <p className="ui-small ui-num">{begins}</p> : null}
      </div>
      <ProgramCover program={program} size="large" t={t} />
    </header>
  )
}
