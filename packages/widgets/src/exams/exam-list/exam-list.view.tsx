import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { RequestError } from '../../foundation/ui/index.ts'
import { ExamListSkeleton, StaleNotice } from '../exam-cards/index.ts'
import type { ExamListProps, ListProps } from './exam-list.props.ts'
import { ListEnd, PageBefore } from './list-end.tsx'
import { ListedExams } from './listed-exams.tsx'
import { NoExams } from './no-exams.tsx'
import { ProgramFilter, type ProgramName } from './program-filter.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { useExamPages } from './use-exam-pages.ts'
import { usePrograms } from './use-programs.ts'

export function ExamList({ state = 'running', page = 1, ...props }: ExamListProps) {
  const [chosen, setChosen] = useState<{ of?: string; program?: string }>({ of: props.program, program: props.program })
  // The page has named another program since.
  const program = chosen.of === props.program ? chosen.program : props.program
  const isFirst = program === props.program
  const choose = (wanted: string | undefined) => {
    setChosen({ of: props.program, program: wanted })
    props.emit('filtered', { program: wanted ?? null })
  }
  const list = { ...props, state, program, page: isFirst ? page : 1, initial: isFirst ? props.initial : undefined }
  return (
    <section className="exams" aria-labelledby="exams-title">
      <h2 className="ui-hidden" id="exams-title">
        {props.t(`list.title.${state}`)}
      </h2>
      {props.filter ? <Filter {...list} programs={props.initial?.programs} onChoose={choose} /> : null}
      <Exams key={`${state} ${props.mode} ${program}`} {...list} />
    </section>
  )
}

type FilterProps = ListProps & { onChoose: (program: string | undefined) => void }

function Filter({ programs, ...props }: FilterProps & { programs: readonly ProgramName[] | undefined }) {
  return programs ? <Choices {...props} programs={programs} /> : <FilterToCome {...props} />
}

/** Without a server that has drawn them, the programs are asked for. */
function FilterToCome(props: FilterProps) {
  return <Choices {...props} programs={usePrograms(props.client)} />
}

const Choices = ({
  t,
  programs,
  program,
  programHref,
  onChoose,
}: FilterProps & { programs: readonly ProgramName[] }) => (
  <ProgramFilter t={t} programs={programs} current={program} href={programHref} onChoose={onChoose} />
)

function Exams(props: ListProps) {
  const { t, client, state, initial } = props
  const [shown, setShown] = useState(1)
  const view = useExamPages(props, shown)
  const user = useStore(client.auth.$user)
  if (state === 'participated' && (user === null || isNotSignedIn(view.error))) return <SignInFirst {...props} />
  const [first] = view.pages
  if (!first && view.error) return <RequestError t={t} error={view.error} retry={view.retry} retrying={view.loading} />
  if (!first) return <ExamListSkeleton label={t('ui.loading')} rows={initial?.count} />
  if (first.results.length === 0) return <NoExams {...props} isBeyond={first.count > 0} />
  return (
    <>
      <StaleNotice t={t} error={view.error} isShown={view.pages.length === shown} />
      <p className="exams-count ui-small ui-muted ui-num">{t('list.count', { count: first.count })}</p>
      <PageBefore {...props} />
      <ListedExams {...props} exams={view.pages.flatMap(page => page.results)} />
      <ListEnd {...props} view={view} shown={shown} onMore={() => setShown(shown + 1)} />
    </>
  )
}

const isNotSignedIn = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'not_signed_in'
