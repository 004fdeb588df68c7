import { signInWithProvider } from '@prostuti/sdk/auth'
import { isPartnerPage } from '@prostuti/sdk/partners'
import { PartnerSignIn } from '../../auth/sign-in/index.ts'
import { IconLock } from '../../foundation/icons/exam-icons.tsx'
import { Button, ButtonLink, IconCheck, IconClock } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'
import { partOfDay } from './part-of-day.ts'

const lines = [
  { words: 'home.line_rules', Icon: IconClock },
  { words: 'home.line_result', Icon: IconCheck },
  { words: 'home.line_safe', Icon: IconLock },
] as const

/** For a visitor: what this is, in three lines, and the way in (specification §2, login dialog). */
export function Hero(props: HomePartProps) {
  const { t, now } = props
  return (
    <header className="home-hero">
      <p className="ui-muted">{t(`home.greeting.${partOfDay(now)}`)}</p>
      <h1 part="heading">{t('home.hero')}</h1>
      <ul className="home-lines">
        {lines.map(({ words, Icon }) => (
          <li key={words}>
            <Icon />
            {t(words)}
          </li>
        ))}
      </ul>
      <div className="home-sign-in">
        <SignIn {...props} />
      </div>
    </header>
  )
}

function SignIn({ client, signInHref, t }: HomePartProps) {
  if (signInHref)
    return (
      <ButtonLink kind="primary" href={signInHref}>
        {t('home.hero_sign_in')}
      </ButtonLink>
    )
  if (isPartnerPage(client)) return <PartnerSignIn client={client} t={t} />
  const start = () => signInWithProvider(client, location.pathname + location.search).catch(onSignInFailed)
  return (
    <Button kind="primary" onClick={() => void start()}>
      {t('home.sign_in_google')}
    </Button>
  )
}

function onSignInFailed(error: unknown): void {
  console.warn('prostuti: signing in failed', error)
}
