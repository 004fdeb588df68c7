import { SignInWays, type SignInWaysProps } from '../../../auth/sign-in/index.ts'
import { IconPerson } from '../../../foundation/icons/icons.tsx'
import { Panel } from './panel.tsx'

/** Signing in with an account, or going on without one where the exam takes such people. */
export function SignIn(props: SignInWaysProps) {
  const { membersOnly, t } = props
  return (
    <Panel icon={<IconPerson />} title={t('player.sign_in_title')}>
      <p>{t(membersOnly ? 'player.sign_in_members' : 'player.sign_in_text')}</p>
      <SignInWays {...props} />
    </Panel>
  )
}
