import type { ExamMode } from '@prostuti/contract'
import { isPartnerPage } from '@prostuti/sdk/partner'
import { signInWithProvider } from '@prostuti/sdk/provider'
import { PartnerSignIn } from '../../auth/partner/partner-sign-in.tsx'
import { errorText } from '../../foundation/error-text.ts'
import { formatMoment } from '../../foundation/format.ts'
import { fillTemplate } from '../../foundation/safe-path.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import { ErrorPanel } from '../../foundation/ui/error-panel.tsx'
import { SignInWays } from '../player/phases/sign-in.tsx'
import type { JoinScreenProps } from './exam-join.view.tsx'
import { hallOpensMs, type WayIn } from './way-in.ts'

type EntranceProps = JoinScreenProps & { way: WayIn }

/** The one thing to do next, within the thumb's reach, with what to know about it. */
export function Entrance(props: EntranceProps) {
  const note = noteOf(props)
  const { lobby, t, way } = props
  const { error, phase } = lobby.view
  const refusal = error && phase === 'refused' && way !== 'sign-in' && way !== 'purchase' ? errorText(error, t) : null
  return (
    <div className="join-way" data-way={way}>
      {refusal ? <ErrorPanel title={refusal.title} text={refusal.text} offline={refusal.offline} /> : null}
      {note ? (
        <p className="ui-small" role={way === 'inside' || way === 'opening' ? 'status' : undefined}>
          {note}
        </p>
      ) : null}
      <div className="join-actions">
        <Action {...props} />
        <ResultLink {...props} />
      </div>
    </div>
  )
}

function Action(props: EntranceProps) {
  const { t, lobby, way } = props
  switch (way) {
    case 'sign-in':
    case 'members':
      return <SignIn {...props} />
    case 'purchase':
      return <ProgramLink {...props} />
    case 'resume':
      return <ResumeLink {...props} />
    case 'start':
    case 'practise':
    case 'enter':
      return (
        <Button kind="primary" onClick={lobby.enter}>
          {t(`join.${way}`)}
        </Button>
      )
    case 'opening':
      return (
        <Button kind="primary" busy={t('join.opening')}>
          {t('join.start')}
        </Button>
      )
    case 'inside':
      return <Button onClick={lobby.leave}>{t('join.leave')}</Button>
    default:
      return null
  }
}

function SignIn({ client, signInHref, t, way }: EntranceProps) {
  if (signInHref)
    return (
      <ButtonLink kind="primary" href={signInHref}>
        {t('join.sign_in')}
      </ButtonLink>
    )
  if (way === 'sign-in') return <SignInWays client={client} onFailed={onSignInFailed} t={t} />
  if (isPartnerPage(client)) return <PartnerSignIn client={client} t={t} />
  const withProvider = () => signInWithProvider(client, location.pathname + location.search).catch(onSignInFailed)
  return (
    <Button kind="primary" onClick={() => void withProvider()}>
      {t('player.sign_in_google')}
    </Button>
  )
}

function onSignInFailed(error: unknown): void {
  console.warn('prostuti: signing in failed', error)
}

function ProgramLink({ exam: { program }, programHref, t }: EntranceProps) {
  if (!program || !programHref) return null
  return (
    <ButtonLink kind="primary" href={fillTemplate(programHref, { id: program.id })}>
      {t('join.program')}
    </ButtonLink>
  )
}

/** An open attempt is no news to the server: it may be drawn into the page that takes it. */
function ResumeLink({ exam, mode, examHref, lobby, t }: EntranceProps) {
  if (!examHref)
    return (
      <Button kind="primary" onClick={lobby.enter}>
        {t('join.resume')}
      </Button>
    )
  return (
    <ButtonLink kind="primary" href={fillTemplate(examHref, { id: exam.id, state: mode, paper: 'new' })}>
      {t('join.resume')}
    </ButtonLink>
  )
}

function ResultLink({ exam, resultHref, t, way, ...props }: EntranceProps) {
  const mode = resultMode({ exam, ...props })
  if (!mode || !resultHref) return null
  return (
    <ButtonLink
      kind={way === 'taken' || way === 'over' ? 'primary' : 'plain'}
      href={fillTemplate(resultHref, { id: exam.id, state: mode })}
    >
      {t('join.result')}
    </ButtonLink>
  )
}

/** Rights speak of the way an exam is taken now; who has taken part without those sat it live, when it ran. */
function resultMode({ exam, mode }: Pick<JoinScreenProps, 'exam' | 'mode'>): ExamMode | null {
  if (exam.rights.result) return mode
  return mode === 'archive' && exam.participated && !exam.rights.resume ? 'live' : null
}

function noteOf(props: EntranceProps): string {
  const { exam, t, language, now, lobby, way } = props
  const moment = (at: number) => formatMoment(new Date(at).toISOString(), language, now)
  switch (way) {
    case 'opening':
      return t(lobby.view.error ? 'join.opening_trouble' : 'join.opening_note')
    case 'later':
      return t('join.hall_opens', { time: moment(Date.parse(exam.start_time) - hallOpensMs) })
    case 'taken':
      return takenNote(props)
    case 'practise':
      return exam.participated ? t('join.participated') : ''
    default:
      return t(`join.note.${way}`)
  }
}

function takenNote({ exam, t, language, now }: EntranceProps): string {
  if (exam.rights.result) return t('join.participated')
  const at = exam.result_visibility
  const when = at ? t('join.result_at', { time: formatMoment(at, language, now) }) : t('join.result_later')
  return `${t('join.participated')} ${when}`
}
