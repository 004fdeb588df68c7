import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { useCallback } from 'react'
import { safePath } from '../../foundation/page/safe-path.ts'
import { codeOf, errorText } from '../../foundation/text/error-text.ts'
import { Button, ButtonLink, ErrorPanel, IconPerson } from '../../foundation/ui/index.ts'
import { PartnerSignIn } from '../sign-in/index.ts'
import { JoinAccount } from './join-account.tsx'
import type { LoginProps } from './login.props.ts'
import { type HandOver, useHandOver } from './use-hand-over.ts'
import { type SignIn, useSignIn } from './use-sign-in.ts'

type PartProps = Pick<LoginProps, 't' | 'next' | 'client'> & { signIn: SignIn }

export function Login({ client, t, emit, code, failure, ...props }: LoginProps) {
  const next = safePath(props.next)
  const user = useStore(client.auth.$user)
  const onSignedIn = useCallback((user: UserInfo) => emit('signed-in', { user, next: next ?? null }), [emit, next])
  const signIn = useSignIn({
    client,
    next,
    code,
    onSignedIn,
    onSignedOut: () => emit('signed-out', {}),
  })
  const byPartner = props.signIn === 'partner'
  const handOver = useHandOver({
    ...{ client, user, onSignedIn, isOn: byPartner, act: t('login.title') },
    ...{ host: props.host, tokenHref: props.tokenHref, person: props.person },
  })
  const failed = signIn.failure ?? (failure && !signIn.busy ? { code: failure } : null)
  return (
    <section className="login" aria-busy={signIn.busy === 'code'}>
      {failed ? <Failure t={t} error={failed} /> : null}
      {user && !user.is_anonymous ? (
        <Member client={client} t={t} next={next} user={user} signIn={byPartner ? null : signIn} />
      ) : byPartner && handOver.failure === null ? (
        <p role="status">{handOver.isBusy ? t('login.partner_busy') : null}</p>
      ) : byPartner ? (
        <NotHandedOver client={client} t={t} handOver={handOver} onSignedIn={onSignedIn} />
      ) : (
        <Visitor client={client} t={t} next={next} signIn={signIn} anonymous={Boolean(user)} onSignedIn={onSignedIn} />
      )}
    </section>
  )
}

function Failure({ t, error }: Pick<LoginProps, 't'> & { error: unknown }) {
  if (codeOf(error) === 'live_attempt_open') return <ErrorPanel title={t('login.live')} text={t('login.live_text')} />
  const { title, text, offline } = errorText(error, t)
  return (
    <ErrorPanel
      title={t('login.failed')}
      text={offline ? t('login.failed_network') : `${title}। ${text}`}
      offline={offline}
    />
  )
}

interface VisitorProps extends PartProps {
  anonymous: boolean
  onSignedIn: (user: UserInfo) => void
}

function Visitor({ client, t, next, signIn, anonymous, onSignedIn }: VisitorProps) {
  return (
    <>
      <h2 part="heading">{anonymous ? t('login.signed_in_anonymous') : t('login.title')}</h2>
      <p className="ui-muted">{t(anonymous ? 'login.exams_join' : 'login.text')}</p>
      {isPartnerPage(client) ? (
        <PartnerSignIn client={client} t={t} onSignedIn={onSignedIn} />
      ) : (
        <WithGoogle t={t} signIn={signIn} />
      )}
      {anonymous && !next ? null : <WithoutAccount t={t} next={anonymous ? next : undefined} signIn={signIn} />}
      {anonymous ? null : <p className="ui-small ui-muted">{t('login.anonymous_note')}</p>}
    </>
  )
}

/** A way on, `next`, for who is here without an account already. */
function WithoutAccount({ t, next, signIn: { busy, signInAnonymously } }: Omit<PartProps, 'client'>) {
  return (
    <>
      <p className="login-or ui-small ui-muted" aria-hidden="true">
        {t('login.or')}
      </p>
      {next ? (
        <ButtonLink href={next}>{t('login.anonymous')}</ButtonLink>
      ) : (
        <Button
          onClick={signInAnonymously}
          busy={busy === 'anonymous' && t('login.anonymous_busy')}
          disabled={busy !== null}
        >
          {t('login.anonymous')}
        </Button>
      )}
    </>
  )
}

function WithGoogle({ t, signIn: { busy, signInWithGoogle } }: Pick<PartProps, 't' | 'signIn'>) {
  return (
    <Button
      kind="primary"
      onClick={signInWithGoogle}
      busy={busy === 'google' ? t('login.google_busy') : busy === 'code' && t('login.finishing')}
      disabled={busy !== null}
    >
      <GoogleMark />
      {t('login.google')}
    </Button>
  )
}

/** A plain G on a white disc: says whose sign-in it is without borrowing the trademark's drawing. */
function GoogleMark() {
  return (
    <span className="login-mark" aria-hidden="true">
      G
    </span>
  )
}

interface NotHandedOverProps extends Pick<LoginProps, 't' | 'client'> {
  handOver: HandOver
  onSignedIn: (user: UserInfo) => void
}

/** The page's own server could not sign anybody in: once more, or by our window. */
function NotHandedOver({ client, t, handOver, onSignedIn }: NotHandedOverProps) {
  return (
    <>
      <Failure t={t} error={handOver.failure} />
      <Button onClick={handOver.again}>{t('login.partner_again')}</Button>
      <PartnerSignIn client={client} t={t} onSignedIn={onSignedIn} />
    </>
  )
}

interface MemberProps extends Omit<PartProps, 'signIn'> {
  user: UserInfo
  /** Null: the page itself signs its people out. */
  signIn: SignIn | null
}

function Member({ client, t, next, user, signIn }: MemberProps) {
  return (
    <>
      <h2 part="heading">{t('login.signed_in')}</h2>
      <p className="login-person">
        <IconPerson />
        <span>
          <b>{user.name || t('login.guest')}</b>
          {user.email ? <span className="ui-small ui-muted notranslate">{user.email}</span> : null}
        </span>
      </p>
      {next ? (
        <ButtonLink kind="primary" href={next}>
          {t('login.go_on')}
        </ButtonLink>
      ) : null}
      {signIn && (
        <Button onClick={signIn.signOut} busy={signIn.busy === 'sign-out' && t('login.sign_out_busy')}>
          {t('login.sign_out')}
        </Button>
      )}
      {signIn ? null : <JoinAccount client={client} t={t} />}
    </>
  )
}
