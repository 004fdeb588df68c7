import { premiumWords } from '../../exams/way-in/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward, RowList } from '../../foundation/ui/index.ts'
import { ProgramCover, ProgramStep } from '../../programs/books/index.ts'
import type { HomePartProps } from './home.props.ts'
import { HomeSection } from './home-section.tsx'

/** The programs that I have, the one begun last first: the step of today, and how far along I am. */
export function MyPrograms(props: HomePartProps) {
  const { home, t, language, now, programHref, programsHref } = props
  if (home.my_programs.length === 0) return null
  return (
    <HomeSection t={t} id="mine" title={t('home.my_programs')} href={programsHref}>
      <RowList className="exam-rows home-programs">
        {home.my_programs.map(program => {
          const { until } = program.way_in
          const words = (
            <>
              <ProgramCover program={program} size="small" t={t} />
              <span>
                <b>{program.title}</b>
                {until === null ? null : (
                  <small className="ui-small ui-num">{premiumWords(until, { t, language, now })}</small>
                )}
                <ProgramStep {...{ program, t, language, now }} />
              </span>
            </>
          )
          return (
            <li key={program.id}>
              {programHref ? (
                <a href={fillTemplate(programHref, { id: program.id })}>
                  {words}
                  <IconForward />
                </a>
              ) : (
                <p>{words}</p>
              )}
            </li>
          )
        })}
      </RowList>
    </HomeSection>
  )
}
