import type { ProgramCard } from '@prostuti/contract'
import { premiumWords } from '../../exams/way-in/index.ts'
import { Chip } from '../../foundation/ui/index.ts'
import { ProgramCover, ProgramStep } from '../books/index.ts'
import type { ProgramListProps } from './program-list.props.ts'
import { ProgramWay } from './program-way.tsx'

/** A program of mine: today's step, or the next one, and how far along I am. */
export function MyProgramRow(props: ProgramListProps & { program: ProgramCard }) {
  const { program, t, language, client } = props
  const { until } = program.way_in
  const now = client.now()
  return (
    <article className="ui-card programs-row programs-own" part="card">
      <ProgramCover program={program} t={t} />
      <div className="programs-what">
        <p>
          <Chip tone="taken">{t('programs.mine_chip')}</Chip>
        </p>
        <h3>{program.title}</h3>
        {until === null ? null : <p className="ui-small ui-num">{premiumWords(until, { t, language, now })}</p>}
        <ProgramStep {...props} now={now} />
      </div>
      <ProgramWay {...props} />
    </article>
  )
}
