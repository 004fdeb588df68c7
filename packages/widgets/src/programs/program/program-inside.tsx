import type { ReactNode } from 'react'
import { IconCheck } from '../../foundation/ui/index.ts'
import { IconBook, IconCalendar, IconHistory, IconList } from './icons.tsx'
import type { ProgramPartProps } from './program.props.ts'
import { ShareProgram } from './share-program.tsx'
import { Syllabus } from './syllabus.tsx'

/** What the program is, and what is in it: only what is true of it. */
export function ProgramInside(props: ProgramPartProps) {
  const {
    t,
    details: { program },
  } = props
  const inside: [icon: () => ReactNode, words: string][] = [
    [IconList, program.total_exams > 0 ? t('program.has_exams', { count: program.total_exams }) : ''],
    [IconCheck, t('program.has_solutions')],
    [IconCalendar, program.total_days > 0 ? t('program.has_routine', { count: program.total_days }) : ''],
    [IconHistory, t('program.has_archive')],
  ]
  return (
    <section className="program-part" aria-labelledby="inside">
      {program.description ? <p className="program-description">{program.description}</p> : null}
      <h2 part="heading" id="inside">
        {t('program.inside')}
      </h2>
      <ul className="program-inside">
        {inside.map(([Icon, words]) =>
          words ? (
            <li key={words}>
              <Icon />
              {words}
            </li>
          ) : null,
        )}
      </ul>
      <div className="program-tools">
        <Syllabus {...props} icon={<IconBook />} />
        <ShareProgram {...props} />
      </div>
    </section>
  )
}
