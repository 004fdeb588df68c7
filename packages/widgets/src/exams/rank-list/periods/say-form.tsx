import { useStore } from '@nanostores/react'
import type { FormEvent, ReactNode } from 'react'
import { requestSignIn } from '../../../foundation/page/sign-in-needed.ts'
import { Button, EmptyState } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import type { Belong, Wish } from './use-belong.ts'

interface FormProps extends ChosenProps {
  kind: 'district' | 'centre'
  belong: Belong
  /** Undefined: nothing is chosen yet. */
  wish: Wish | undefined
  onSaid: () => void
  children: ReactNode
}

/** The question, its field and one button; a visitor is asked to sign in. */
export function SayForm(props: FormProps) {
  const { client, t, kind, belong, wish, children } = props
  const user = useStore(client.auth.$user)
  if (user === null) return <SignInFirst {...props} />
  const save = (event: FormEvent) => {
    event.preventDefault()
    belong.say(wish)
  }
  return (
    <form className="periods-say" onSubmit={save} noValidate>
      <h2 part="heading">{t(`periods.${kind}_ask`)}</h2>
      <p className="ui-muted">{t(`periods.${kind}_text`)}</p>
      {children}
      <Button kind="primary" type="submit" busy={belong.isSaving && t('periods.saving')}>
        {t(`periods.${kind}_save`)}
      </Button>
    </form>
  )
}

function SignInFirst({ t, host, onSaid }: FormProps) {
  const signIn = () => requestSignIn(host, { act: t('periods.sign_in_act'), resume: onSaid, anonymous: true })
  return (
    <EmptyState
      title={t('periods.sign_in')}
      text={t('periods.sign_in_text')}
      action={
        <Button kind="primary" onClick={signIn}>
          {t('periods.sign_in_button')}
        </Button>
      }
    />
  )
}
