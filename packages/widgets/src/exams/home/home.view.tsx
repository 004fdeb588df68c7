import type { ExamState, Home as HomeData, ParticipatedExam } from '@prostuti/contract'
import type { WidgetProps } from '../../foundation/define-widget.ts'
import type { DrawnFor } from '../../foundation/queries.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { RequestError } from '../../foundation/ui/index.ts'
import type { ExamCardProps } from '../exam-list/exam-card.tsx'
import { StaleNotice } from '../exam-list/stale-notice.tsx'
import { Greeting } from './greeting.tsx'
import { Hero } from './hero.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { LastExam } from './last-exam.tsx'
import { ProgramShelves } from './program-shelves.tsx'
import { RunningExams } from './running-exams.tsx'
import { UnfinishedExam } from './unfinished-exam.tsx'
import { UpcomingExams } from './upcoming-exams.tsx'
import { type Person, useHome } from './use-home.ts'

export interface HomeEvents {
  /** Somebody chose an exam; with `href-template` the page goes on to it. */
  chosen: { exam: string; state: ExamState }
}

export interface HomeProps extends WidgetProps<HomeEvents> {
  /** Where a card leads: `/exam/join?id={id}`; `{state}` is filled in too. Without it, listen for `prostuti-chosen`. */
  hrefTemplate?: string
  /** Where an exam that one has begun goes on; `{id}` and `{state}` are filled in. Default: where a card leads. */
  examHref?: string
  /** Where results, solutions and rank lists are; `{id}` and `{state}` (`live`, `archive`) are filled in. */
  resultHref?: string
  solutionsHref?: string
  standingsHref?: string
  /** Where all upcoming exams are. */
  upcomingHref?: string
  /** Where the past exams of a programme are; `{program}` is filled in, left out for all. */
  archivedHref?: string
  /** Where all that one took part in is. */
  participatedHref?: string
  /** Where a visitor signs in. Without it they sign in right here. */
  signInHref?: string
  /** What the server has drawn: Home, who looks (null: a visitor), and the last exam that they handed in. */
  initial?: { home: HomeData; person: Person | null; last: ParticipatedExam | null }
  /** For whom and when: those need not be asked for once more. */
  drawn?: DrawnFor
}

/** What every part of Home is given. */
export type HomePartProps = HomeProps & { home: HomeData; now: number }

export function Home(props: HomeProps) {
  const { client, t, initial, drawn } = props
  const { home, person, error, loading, retry } = useHome(client, initial, drawn)
  if (!home && error)
    return (
      <div className="home">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </div>
    )
  if (!home || person === undefined) return <HomeSkeleton label={t('ui.loading')} />
  const part = { ...props, home, now: client.now() }
  return (
    <div className="home">
      {home.unfinished ? <UnfinishedExam {...part} unfinished={home.unfinished} /> : null}
      {person ? <Greeting {...part} person={person} /> : <Hero {...part} />}
      <StaleNotice t={t} error={error} isShown />
      {person ? <LastExam {...part} /> : null}
      <RunningExams {...part} />
      <UpcomingExams {...part} />
      <ProgramShelves {...part} />
    </div>
  )
}

/** How a card of Home leads on. */
export function cardOf(exam: ExamCardProps['exam'], { t, language, now, hrefTemplate, emit }: HomePartProps) {
  return {
    ...{ exam, t, language, now },
    href: hrefTemplate && fillTemplate(hrefTemplate, { id: exam.id, state: exam.state }),
    onChoose: () => emit('chosen', { exam: exam.id, state: exam.state }),
  } satisfies ExamCardProps
}
