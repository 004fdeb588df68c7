import { ButtonLink, EmptyState } from '../../foundation/ui/index.ts'
import type { ListProps } from './exam-list.props.ts'

/** What I took part in is nobody else's to see. */
export function SignInFirst({ t, signInHref }: Pick<ListProps, 't' | 'signInHref'>) {
  const action = signInHref ? (
    <ButtonLink kind="primary" href={signInHref}>
      {t('list.sign_in')}
    </ButtonLink>
  ) : undefined
  return <EmptyState title={t('ui.error.not_signed_in')} text={t('list.sign_in_text')} action={action} />
}
