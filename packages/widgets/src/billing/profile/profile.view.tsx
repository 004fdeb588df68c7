import { useStore } from '@nanostores/react'
import { ButtonLink, EmptyState, Skeleton, SkeletonBlock } from '../../foundation/ui/index.ts'
import { LedgerRows } from '../ledger/index.ts'
import { BalanceCard } from './balance-card.tsx'
import { GoalChoice } from './goal-choice.tsx'
import { PersonCard } from './person-card.tsx'
import type { PersonProps, ProfileProps } from './profile.props.ts'
import { Settings } from './settings.tsx'

export function Profile(props: ProfileProps) {
  const { client, t, initial, signInHref } = props
  const known = useStore(client.auth.$user)
  const user = known === undefined ? initial?.user : known
  if (user) return <OwnProfile {...props} key={user.id} user={user} />
  if (user === undefined) return <ProfileSkeleton label={t('ui.loading')} />
  return (
    <section className="profile">
      <EmptyState
        title={t('ui.error.not_signed_in')}
        text={t('ui.error.not_signed_in_text')}
        action={signInHref ? <ButtonLink href={signInHref}>{t('profile.sign_in')}</ButtonLink> : undefined}
      />
    </section>
  )
}

/** Balance and ledger lead; on a wide page what one sets stands beside them. */
function OwnProfile(props: ProfileProps & PersonProps) {
  const { t, user } = props
  return (
    <section className="profile" aria-label={t('profile.title')}>
      <div className="profile-person">
        <PersonCard {...props} />
      </div>
      <div className="profile-coins">{user.is_anonymous ? <WithoutAccount {...props} /> : <Coins {...props} />}</div>
      <div className="profile-settings">
        <GoalChoice {...props} />
        <Settings {...props} />
      </div>
    </section>
  )
}

function Coins(props: ProfileProps & PersonProps) {
  const { client, t, language, user, page = 1, pageHref, initial } = props
  const { coins } = user.billing_profile
  const drawn = initial?.user.id === user.id ? (initial.ledger ?? undefined) : undefined
  return (
    <>
      <BalanceCard {...props} />
      <h2 part="heading">{t('ledger.title')}</h2>
      <LedgerRows {...{ client, t, language, page, pageHref }} initial={drawn} balance={coins} />
    </>
  )
}

/** Coins, purchases and results of every device belong to an account. */
function WithoutAccount({ t, signInHref }: ProfileProps) {
  return (
    <div className="ui-panel" part="panel">
      <p>{t('profile.sign_in_text')}</p>
      {signInHref ? (
        <ButtonLink kind="primary" href={signInHref}>
          {t('profile.sign_in')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Skeleton className="profile" label={label}>
      <div className="profile-person">
        <SkeletonBlock width="60%" height="56px" />
      </div>
      <div className="profile-coins">
        <SkeletonBlock height="76px" />
        <SkeletonBlock height="240px" />
      </div>
    </Skeleton>
  )
}
