import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useRequest } from '../../foundation/data/use-request.ts'
import { ButtonLink, EmptyState, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import type { BelongingProps } from './belonging.props.ts'
import { BelongingForm } from './belonging-form.tsx'

export function BelongingPage(props: BelongingProps) {
  const { client, t, signInHref } = props
  const user = useStore(client.auth.$user)
  if (user) return <OwnBelonging {...props} key={user.id} user={user} />
  if (user === undefined) return <BelongingSkeleton label={t('ui.loading')} />
  return (
    <section className="belonging">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('ui.error.not_signed_in_text')}
        action={signInHref ? <ButtonLink href={signInHref}>{t('login.title')}</ButtonLink> : undefined}
      />
    </section>
  )
}

function OwnBelonging(props: BelongingProps & { user: UserInfo }) {
  const { client, t } = props
  const { data, error, loading, retry } = useRequest('belonging', () => personalDataApiOf(client).belonging())
  if (data) return <BelongingForm {...props} said={data} />
  if (error && !loading)
    return (
      <section className="belonging">
        <RequestError t={t} error={error} retry={retry} retrying={loading} />
      </section>
    )
  return <BelongingSkeleton label={t('ui.loading')} />
}

function BelongingSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="belonging" label={label}>
      <SkeletonBlock width="80%" height="44px" />
      <SkeletonBlock height="72px" />
      <SkeletonBlock height="180px" />
      <SkeletonBlock height="48px" />
    </Skeleton>
  )
}
