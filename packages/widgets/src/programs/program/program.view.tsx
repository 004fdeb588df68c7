import { programsApiOf } from '@prostuti/sdk/programs'
import { RequestError } from '../../foundation/ui/index.ts'
import { usePersonal } from '../shared/index.ts'
import { Faqs } from './faqs.tsx'
import { FirstDays } from './first-days.tsx'
import { GetBar } from './get-bar.tsx'
import type { ProgramProps } from './program.props.ts'
import { ProgramExams } from './program-exams.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramInside } from './program-inside.tsx'
import { ProgramSkeleton } from './program-skeleton.tsx'
import { Reviews } from './reviews.tsx'
import { StartDate } from './start-date.tsx'

export function Program(props: ProgramProps) {
  // Frameworks write attributes after the element is made.
  if (!props.programId) return <ProgramSkeleton label={props.t('ui.loading')} />
  return <OneProgram key={props.programId} {...props} />
}

function OneProgram(props: ProgramProps) {
  const { client, programId, initial, drawn, t } = props
  const call = () => programsApiOf(client).program(programId)
  const { data, error, loading, retry } = usePersonal({ client, name: programId, call, initial, drawn })
  if (!data && !error) return <ProgramSkeleton label={t('ui.loading')} />
  if (!data)
    return (
      <div className="program-alone">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </div>
    )
  const part = { ...props, details: data, refresh: retry }
  return (
    <article className="program">
      <ProgramHead {...part} />
      <div className="program-main">
        <StartDate {...part} />
        <ProgramInside {...part} />
        <FirstDays {...part} />
        <ProgramExams {...part} />
        <Faqs {...part} />
        <Reviews {...part} />
      </div>
      <GetBar {...part} />
    </article>
  )
}
