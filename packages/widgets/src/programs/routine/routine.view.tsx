import { useStore } from '@nanostores/react'
import { PremiumHint } from '../../exams/way-in/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { ButtonLink, EmptyState, RequestError } from '../../foundation/ui/index.ts'
import { ProgressBar, WeekStrip } from '../books/index.ts'
import { wayWords } from '../shared/index.ts'
import { CalendarFile } from './calendar-file.tsx'
import { PrivateCalendar } from './private-calendar.tsx'
import type { RoutinePartProps, RoutineProps } from './routine.props.ts'
import { RoutineDays } from './routine-days.tsx'
import { RoutineSkeleton } from './routine-skeleton.tsx'
import { useRoutine } from './use-routine.ts'

export function Routine(props: RoutineProps) {
  return <OneRoutine key={props.programId ?? ''} {...props} />
}

function OneRoutine(props: RoutineProps) {
  const { client, t, programId, initial } = props
  const { data, error, loading, retry, onRemoved } = useRoutine(props)
  const user = useStore(client.auth.$user)
  const isVisitor = !programId && (user === null || codeOf(error) === 'not_signed_in') && !initial
  if (isVisitor) return <SignInFirst {...props} />
  if (data) return <Shown {...props} routine={data} onRemoved={onRemoved} />
  if (!error) return <RoutineSkeleton label={t('ui.loading')} />
  return (
    <div className="routine">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
    </div>
  )
}

/** This week first, today open; then what comes, then what was. */
function Shown(props: RoutinePartProps) {
  const { t, routine } = props
  const { days, exams, today, program } = routine
  if (days.length + exams.length === 0) return <NoDays {...props} />
  const isDated = exams.length > 0 || days.some(({ date }) => date !== null)
  return (
    <section className="routine" aria-label={t('routine.title')}>
      <div className="routine-main">
        <Progress {...props} />
        {isDated ? (
          <>
            <WeekStrip {...props} today={today} days={days} exams={exams} />
            <p className="routine-legend ui-small ui-muted">{t('routine.legend')}</p>
          </>
        ) : (
          <NotBegun {...props} />
        )}
        <RoutineDays {...props} />
      </div>
      <div className="routine-side">
        {program ? <CalendarFile {...props} program={program} /> : null}
        {program === null || program.enrolled ? <PrivateCalendar {...props} /> : null}
      </div>
    </section>
  )
}

/** Which program, and the day that it is in it. */
function Progress({ routine: { program, days, today }, client, t, language, programHref }: RoutinePartProps) {
  if (!program) return null
  const { text, or } = wayWords(program.way_in, program, { t, language, now: client.now() })
  const last = days.filter(({ date }) => date !== null && date <= today).at(-1)
  const total = days.length
  return (
    <header className="routine-head">
      <h2 part="heading">
        {programHref ? <a href={fillTemplate(programHref, { id: program.id })}>{program.title}</a> : program.title}
      </h2>
      {last ? <p className="ui-small ui-muted ui-num">{t('routine.day_of', { number: last.number, total })}</p> : null}
      {program.way_in.by === 'owned' ? null : (
        <p className="ui-small ui-num">
          <b>{text}</b> {or ? <span className="ui-muted">{or}</span> : null}
        </p>
      )}
      <PremiumHint client={client} t={t} way={program.way_in} />
      {last && program.enrolled ? (
        <ProgressBar value={last.number} max={total} label={t('programs.progress', { number: last.number, total })} />
      ) : null}
    </header>
  )
}

/** A personalised program has no dates before its owner says when it begins. */
function NotBegun({ routine: { program }, t, programHref }: RoutinePartProps) {
  return (
    <div className="ui-panel" part="panel">
      <p>{t(program?.enrolled ? 'routine.not_begun' : 'routine.begins_with_you')}</p>
      {program && programHref ? (
        <ButtonLink href={fillTemplate(programHref, { id: program.id })}>
          {t(program.enrolled ? 'program.start' : 'routine.to_program')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function NoDays({ routine: { program }, t, programHref, programsHref }: RoutinePartProps) {
  const href = program ? programHref && fillTemplate(programHref, { id: program.id }) : programsHref
  return (
    <div className="routine">
      <EmptyState
        title={t(program ? 'routine.none' : 'routine.none_mine')}
        text={t(program ? 'routine.none_text' : 'routine.none_mine_text')}
        action={
          href ? (
            <ButtonLink kind="primary" href={href}>
              {t(program ? 'routine.to_program' : 'routine.to_programs')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}

function SignInFirst({ t, signInHref }: RoutineProps) {
  return (
    <div className="routine">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('routine.sign_in_text')}
        action={
          signInHref ? (
            <ButtonLink kind="primary" href={signInHref}>
              {t('routine.sign_in')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}
