import { SignInPrompt } from '../../auth/sign-in/index.ts'
import { codeOf } from '../../foundation/text/error-text.ts'
import { ButtonLink, EmptyState, RequestError } from '../../foundation/ui/index.ts'
import type { PracticeProps } from './practice.props.ts'

interface WithoutProps extends PracticeProps {
  error: unknown
  retry: () => void
  retrying: boolean
}

/** Why there is no practice to show, and what else can be done. */
export function WithoutPractice({ client, t, error, retry, retrying, setUpHref }: WithoutProps) {
  const code = codeOf(error)
  if (code === 'not_signed_in') return <SignInPrompt client={client} t={t} onSignedIn={retry} />
  if (code !== 'not_found' && code !== 'validation_failed')
    return (
      <div className="practice">
        <RequestError t={t} error={error} retry={retry} retrying={retrying} safe={t('practice.safe')} />
      </div>
    )
  return (
    <div className="practice">
      <EmptyState
        title={t('practice.unknown')}
        text={t('practice.unknown_text')}
        action={
          setUpHref ? (
            <ButtonLink kind="primary" href={setUpHref}>
              {t('practice.new')}
            </ButtonLink>
          ) : undefined
        }
      />
    </div>
  )
}
