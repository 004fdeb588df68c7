import { useStore } from '@nanostores/react'
import type { UserInfo } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { type Request, useRequest } from '../../foundation/data/use-request.ts'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { ButtonLink, EmptyState, RequestError, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'

interface Own {
  readonly user: UserInfo
  readonly retry: () => void
}

interface OwnPageProps<Data> extends Pick<WidgetProps, 'client' | 't'> {
  /** Where a visitor signs in. */
  signInHref?: string | undefined
  /** The call by which the page begins, with the key of `useRequest`. */
  ask: readonly [key: string, call: () => Promise<Data>]
  /** Heights of the blocks that stand for it until then. */
  blocks: readonly string[]
  children: (data: Data, own: Own) => ReactNode
}

/** A page of a person's own, which one call fills; a visitor is shown where to sign in. */
export function OwnPage<Data>(props: OwnPageProps<Data>) {
  const { client, t, signInHref } = props
  const user = useStore(client.auth.$user)
  if (user) return <Filled {...props} key={user.id} user={user} />
  if (user === undefined) return <Blocks {...props} />
  return (
    <section className="own-page">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('ui.error.not_signed_in_text')}
        action={signInHref ? <ButtonLink href={signInHref}>{t('login.title')}</ButtonLink> : undefined}
      />
    </section>
  )
}

function Filled<Data>(props: OwnPageProps<Data> & { user: UserInfo }) {
  const { t, user, ask, children } = props
  const { data, error, loading, retry }: Request<Data> = useRequest(...ask)
  if (data !== undefined) return children(data, { user, retry })
  if (!error || loading) return <Blocks {...props} />
  return (
    <section className="own-page">
      <RequestError t={t} error={error} retry={retry} retrying={loading} />
    </section>
  )
}

function Blocks({ t, blocks }: Pick<OwnPageProps<unknown>, 't' | 'blocks'>) {
  return (
    <Skeleton className="own-page" label={t('ui.loading')}>
      {blocks.map((height, place) => (
        <SkeletonBlock key={`${place} ${height}`} height={height} />
      ))}
    </Skeleton>
  )
}
