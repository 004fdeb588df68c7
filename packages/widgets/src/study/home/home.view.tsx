import type { Home as HomeData } from '@prostuti/contract'
import { BonusRow } from '../../billing/daily-bonus/index.ts'
import { StaleNotice, useIsGuest } from '../../exams/exam-cards/index.ts'
import { RequestError } from '../../foundation/ui/index.ts'
import { ChangedExam } from './changed-exam.tsx'
import { GoalQuestion } from './goal-question.tsx'
import { Greeting } from './greeting.tsx'
import { Hero } from './hero.tsx'
import type { HomeProps } from './home.props.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { LastExam } from './last-exam.tsx'
import { MyPrograms } from './my-programs.tsx'
import { MyWeek } from './my-week.tsx'
import { firstExam, Now } from './now.tsx'
import { ProgramShelves } from './program-shelves.tsx'
import { RunningExams } from './running-exams.tsx'
import { UnfinishedArchive } from './unfinished-archive.tsx'
import { UpcomingExams } from './upcoming-exams.tsx'
import { type HomeView, type Person, useHome } from './use-home.ts'
import { type LastView, nothingTaken, useLast } from './use-last.ts'

export function Home(props: HomeProps) {
  const view = useHome(props.client, props.initial, props.drawn)
  if (view.person) return <MyHome {...props} view={view} person={view.person} />
  return <HomeContent {...props} view={view} person={view.person} mine={nothingTaken} />
}

function MyHome(props: HomeProps & { view: HomeView; person: Person }) {
  return <HomeContent {...props} mine={useLast(props)} />
}

interface ContentProps extends HomeProps {
  view: HomeView
  person: Person | null | undefined
  mine: LastView
}

/** Now, next, past; from 880 px on what is not of today stands in a second column. It comes whole: nothing moves later. */
function HomeContent({ view: { home, error, loading, retry }, person, mine, ...props }: ContentProps) {
  const { client, t, drawn } = props
  const isGuest = useIsGuest(client, drawn)
  if (!home && error)
    return (
      <div className="home">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </div>
    )
  const isWaiting = mine.last === undefined && !mine.failed
  if (!home || person === undefined || isWaiting) return <HomeSkeleton label={t('ui.loading')} />
  const part = { ...props, home, now: client.now(), isVisitor: person === null, isGuest }
  const isNew = person !== null && mine.last === null
  const first = firstExam(home, isNew, part.now)
  const goal =
    person && !home.unfinished ? <GoalQuestion {...part} asks={person.asksGoal ?? false} onKept={retry} /> : null
  const others = (exams: HomeData['live_exams']) => exams.filter(({ id }) => id !== first?.id)
  return (
    <div className="home">
      <div className="home-main">
        {person ? <Greeting {...part} person={person} isNew={isNew} /> : <Hero {...part} />}
        <StaleNotice t={t} error={error} isShown />
        {/* What to begin with depends on the answer; who has begun long since comes for what runs now. */}
        {isNew ? goal : null}
        <Now {...part} first={first} isNew={isNew} />
        {isNew ? null : goal}
        {/* Whose time runs has no time for coins. */}
        {person && !home.unfinished ? (
          <BonusRow client={client} t={t} balance={person.balance} coins={props.bonusCoins} />
        ) : null}
        <UnfinishedArchive {...part} />
        {/* What the page itself has for today. */}
        <slot name="today" />
        <ChangedExam {...part} />
        <MyPrograms {...part} />
        <RunningExams {...part} exams={others(home.live_exams).filter(({ id }) => id !== home.unfinished?.exam.id)} />
        <UpcomingExams {...part} exams={others(home.upcoming_exams)} />
      </div>
      <div className="home-side">
        <MyWeek {...part} />
        <ProgramShelves {...part} />
        <LastExam {...part} view={mine} />
      </div>
    </div>
  )
}
