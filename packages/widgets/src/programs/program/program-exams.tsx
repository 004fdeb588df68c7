import type { ExamCard } from '@prostuti/contract'
import { ExamRow, useIsGuest } from '../../exams/exam-cards/index.ts'
import { onPages } from '../../exams/shared/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { IconForward, RowList } from '../../foundation/ui/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** What runs, what comes, and the way to what is past. */
export function ProgramExams(props: ProgramPartProps) {
  const { t, details, archivedHref } = props
  const now = onPages([...details.running_exams, ...details.upcoming_exams])
  const { program } = details
  const past = onPages(details.archived_exams)
  if (now.length + past.length === 0) return null
  return (
    <section className="program-part" aria-labelledby="exams">
      <h2 part="heading" id="exams">
        {t('program.exams')}
      </h2>
      {now.length > 0 ? <Exams {...props} exams={now} /> : <p className="ui-muted">{t('program.exams_none')}</p>}
      {past.length > 0 ? (
        <>
          <div className="ui-section-head">
            <h3>{t('program.archived')}</h3>
            {archivedHref ? (
              <a href={fillTemplate(archivedHref, { id: program.id })}>
                {t('program.archived_all')}
                <IconForward />
              </a>
            ) : null}
          </div>
          <Exams {...props} exams={past} heading="h4" />
        </>
      ) : null}
    </section>
  )
}

interface ExamsProps extends ProgramPartProps {
  exams: readonly ExamCard[]
  heading?: 'h3' | 'h4'
}

function Exams({ exams, client, host, t, language, examHref, emit, drawn, heading = 'h3' }: ExamsProps) {
  const isGuest = useIsGuest(client, drawn)
  const now = client.now()
  return (
    <RowList className="exam-rows">
      {exams.map(exam => (
        <li key={exam.id}>
          <ExamRow
            // The program is said at the head of the page.
            exam={{ ...exam, program: null }}
            {...{ client, host, t, language, now, isGuest }}
            heading={heading}
            href={examHref && fillTemplate(examHref, { id: exam.id, state: exam.state })}
            onChoose={() => emit('chosen', { exam: exam.id, state: exam.state })}
          />
        </li>
      ))}
    </RowList>
  )
}
