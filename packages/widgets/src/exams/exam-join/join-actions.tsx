import type { ExamMode } from '@prostuti/contract'
import { signInWithProvider } from '@prostuti/sdk/auth'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { PartnerSignIn, SignInWays } from '../../auth/sign-in/index.ts'
import { fillTemplate } from '../../foundation/page/safe-path.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { formatMoment } from '../../foundation/text/format.ts'
import { Button } from '../../foundation/ui/button.tsx'
import { ButtonLink } from '../../foundation/ui/button-link.tsx'
import { ErrorPanel } from '../../foundation/ui/error-panel.tsx'
import type { JoinScreenProps } from './exam-join.props.ts'
import { type JoinAction, lobbyOpensMs } from './join-action.ts'
import { PurchaseOrLink } from './purchase-or-link.tsx'

type JoinActionsProps = JoinScreenProps & { action: JoinAction }

/** The one thing to do next, within the thumb's reach, with what to know about it. */
export function JoinActions(props: JoinActionsProps) {
  const note = noteOf(props)
  const { lobby, t, action } = props
  const { error, phase } = lobby.view
  const refusal =
    error && phase === 'refused' && action !== 'sign-in' && action !== 'purchase' ? errorText(error, t) : null
  return (
    <div className="join-way" data-way={action}>
      {refusal ? <ErrorPanel title={refusal.title} text={refusal.text} offline={refusal.offline} /> : null}
      {note ? (
        <p className="ui-small" role={action === 'inside' || action === 'opening' ? 'status' : undefined}>
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

function Action(props: JoinActionsProps) {
  const { t, lobby, action } = props
  switch (action) {
    case 'sign-in':
    case 'members':
      return <SignIn {...props} />
    case 'purchase':
      return (
        <PurchaseOrLink {...props}>
          <ProgramLink {...props} />
        </PurchaseOrLink>
      )
    case 'resume':
      return <ResumeLink {...props} />
    case 'start':
    case 'practise':
    case 'enter':
      return (
        <Button kind="primary" onClick={lobby.enter}>
          {t(`join.${action}`)}
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

function SignIn({ client, signInHref, t, action }: JoinActionsProps) {
  if (signInHref)
    return (
      <ButtonLink kind="primary" href={signInHref}>
        {t('join.sign_in')}
      </ButtonLink>
    )
  if (action === 'sign-in') return <SignInWays client={client} onFailed={onSignInFailed} t={t} />
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

function ProgramLink({ exam: { program }, programHref, t }: JoinActionsProps) {
  if (!program || !programHref) return null
  return (
    <ButtonLink kind="primary" href={fillTemplate(programHref, { id: program.id })}>
      {t('join.program')}
    </ButtonLink>
  )
}

/** An open attempt is no news to the server: it may be drawn into the page that takes it. */
function ResumeLink({ exam, mode, examHref, lobby, t }: JoinActionsProps) {
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

function ResultLink({ exam, resultHref, t, action, ...props }: JoinActionsProps) {
  const mode = resultMode({ exam, ...props })
  if (!mode || !resultHref) return null
  return (
    <ButtonLink
      kind={action === 'taken' || action === 'over' ? 'primary' : 'plain'}
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

function noteOf(props: JoinActionsProps): string {
  const { exam, t, language, now, lobby, action } = props
  const moment = (at: number) => formatMoment(new Date(at).toISOString(), language, now)
  switch (action) {
    case 'opening':
      return t(lobby.view.error ? 'join.opening_trouble' : 'join.opening_note')
    case 'later':
      return t('join.hall_opens', { time: moment(Date.parse(exam.start_time) - lobbyOpensMs) })
    case 'taken':
      return takenNote(props)
    case 'practise':
      return exam.participated ? t('join.participated') : enrolNote(props)
    case 'purchase':
      return t(exam.program ? 'join.note.purchase' : 'join.note.purchase_exam')
    default:
      return action === 'start' ? `${t('join.note.start')} ${enrolNote(props)}`.trim() : t(`join.note.${action}`)
  }
}

/** Where the start enters its program too: that it costs nothing, and which one. */
function enrolNote({ exam: { program, rights }, t }: JoinActionsProps): string {
  return program && rights.enrols ? t('join.enrols', { program: program.title }) : ''
}

function takenNote({ exam, t, language, now }: JoinActionsProps): string {
  if (exam.rights.result) return t('join.participated')
  const at = exam.result_visibility
  const when = at ? t('join.result_at', { time: formatMoment(at, language, now) }) : t('join.result_later')
  return `${t('join.participated')} ${when}`
}
