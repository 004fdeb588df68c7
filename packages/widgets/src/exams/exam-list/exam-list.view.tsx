import { useStore } from '@nanostores/react'
import type { ExamState } from '@prostuti/contract'
import { useState } from 'react'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import type { DrawnFor } from '../../foundation/queries.ts'
import { RequestError } from '../../foundation/ui/index.ts'
import { ExamListSkeleton } from './exam-list-skeleton.tsx'
import { ListEnd, PageBefore } from './list-end.tsx'
import { ListedExams } from './listed-exams.tsx'
import { NoExams } from './no-exams.tsx'
import type { ParticipatedLinks } from './participated-card.tsx'
import { ProgramFilter, type ProgramName } from './program-filter.tsx'
import { SignInFirst } from './sign-in-first.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { type ExamPage, type ListState, useExamPages } from './use-exam-pages.ts'
import { usePrograms } from './use-programs.ts'

export interface ExamListEvents {
  /** Somebody chose an exam; with `href-template` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
  /** The exams of another programme are shown; null: of all. */
  filtered: { program: string | null }
}

export interface ExamListProps extends WidgetProps<ExamListEvents>, ParticipatedLinks {
  /** Default: `running`. */
  state?: ListState
  /** Only exams of this programme. */
  program?: string
  /** Whether people may choose among the programmes. */
  filter?: boolean
  /** The page to begin with, counted from 1. */
  page?: number
  /** Address of a page: `/program/archived_exams?page={page}`; `{program}` is filled in too. Without it "more" is a button alone. */
  pageHref?: string
  /** Address of a programme's list: `/exam/upcoming?id={program}`; for all programmes the parameter is left out. */
  programHref?: string
  /** Where an empty list leads. */
  emptyHref?: string
  /** Where a visitor signs in to see what they took part in. */
  signInHref?: string
  /** What the server has drawn: the page to begin with, and the programmes of the filter. */
  initial?: ExamPage & { programs?: readonly ProgramName[] }
  /** For whom and when: that person's page need not be asked for once more. */
  drawn?: DrawnFor
}

export type ListProps = Omit<ExamListProps, 'state' | 'page'> & { state: ListState; page: number }

export function ExamList({ state = 'running', page = 1, ...props }: ExamListProps) {
  const [chosen, setChosen] = useState<{ of?: string; program?: string }>({ of: props.program, program: props.program })
  // The page has named another programme since.
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
      <Exams key={`${state} ${program}`} {...list} />
    </section>
  )
}

type FilterProps = ListProps & { onChoose: (program: string | undefined) => void }

function Filter({ programs, ...props }: FilterProps & { programs: readonly ProgramName[] | undefined }) {
  return programs ? <Choices {...props} programs={programs} /> : <FilterToCome {...props} />
}

/** Without a server that has drawn them, the programmes are asked for. */
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
