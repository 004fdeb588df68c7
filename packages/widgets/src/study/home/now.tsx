import type { ExamCard as Exam, Home } from '@prostuti/contract'
import { ExamCard, isEnding, isOpen, listAddress } from '../../exams/exam-cards/index.ts'
import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import { examCardProps } from './exam-card-props.ts'
import type { HomePartProps } from './home.props.ts'
import { StartsIn } from './starts-in.tsx'
import { UnfinishedExam } from './unfinished-exam.tsx'

/**
 * The exam to offer first: one that runs, is not handed in and can be sat in full; else one that is ending; else the next. Somebody who has never sat one begins with a
 * sample, which ranks nobody. None while the person's own exam is under way.
 */
export function firstExam(home: Home, isNew: boolean, now: number): Exam | undefined {
  if (home.unfinished) return undefined
  const open = home.live_exams.filter(isOpen)
  const full = open.filter(exam => !isEnding(exam, now))
  const running = full.length > 0 ? full : open
  const sample = isNew ? running.find(exam => exam.is_demo) : undefined
  // A sample ranks nobody: to whom it is not new, what counts comes before it.
  return sample ?? running.find(exam => !exam.is_demo) ?? running[0] ?? home.upcoming_exams[0]
}

interface NowProps extends HomePartProps {
  first: Exam | undefined
  /** A member who has handed in no exam yet. */
  isNew: boolean
}

/** What to do now: go on with what is under way, sit what runs, wait for what is next, or practise. */
export function Now({ first, isNew, ...props }: NowProps) {
  const { t, home, client, language, archivedHref, isVisitor } = props
  if (home.unfinished) return <UnfinishedExam {...props} unfinished={home.unfinished} />
  if (!first) {
    const practise = archivedHref ? (
      <ButtonLink kind="primary" href={listAddress(archivedHref, undefined)}>
        {t('home.practise')}
      </ButtonLink>
    ) : undefined
    return <EmptyState title={t('home.running_none')} text={t('home.upcoming_none')} action={practise} />
  }
  return (
    <section className="home-now" aria-label={t(first.state === 'running' ? 'home.running' : 'home.upcoming')}>
      {isNew && first.is_demo ? <p>{t('home.first_step')}</p> : null}
      {first.state === 'upcoming' ? <p className="ui-muted">{t('home.running_none')}</p> : null}
      {/* A visitor's one filled button is the way in. */}
      <ExamCard {...examCardProps(first, props)} look={isVisitor ? 'plain' : 'primary'}>
        {first.state === 'upcoming' ? <StartsIn start={first.start_time} {...{ client, language, t }} /> : null}
      </ExamCard>
    </section>
  )
}
