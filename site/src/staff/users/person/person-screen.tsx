import { Skeleton } from '@mantine/core'
import type { Person } from '@prostuti/contract'
import { isId } from '@prostuti/contract/id'
import type { ReactElement } from 'react'
import {
  ErrorState,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useAddress,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { ActsCard } from '../acts/acts-card.tsx'
import { GiftPanel } from '../gifts/gift-panel.tsx'
import styles from '../users.module.css'
import { AttemptsCard } from './attempts-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { HeldPayments } from './held-payments.tsx'
import { LedgerCard } from './ledger-card.tsx'
import { PersonHead } from './person-head.tsx'
import { PersonTrail } from './person-trail.tsx'
import { ProfileCard } from './profile-card.tsx'
import { PurchasesCard } from './purchases-card.tsx'
import { TalkCard } from './talk-card.tsx'

/** One person: what waits, who they are, what they have, and what can be done for them. */
export function PersonScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <PersonOfAddress />
    </StaffRoot>
  )
}

function PersonOfAddress(): ReactElement {
  const t = useTexts('users')
  const [address] = useAddress()
  const id = address.get('id') ?? ''
  if (!isId(id)) return <StateMessage icon="search-x" title={t('users.not_found')} text={t('users.not_found_text')} />
  return <LoadedPerson key={id} id={id} />
}

function LoadedPerson({ id }: { id: string }): ReactElement {
  const admin = useStaff()
  const { data, error, reload } = useQuery(['people', 'one', id], () => admin.people.get(id))
  if (data) return <PersonPage person={data} />
  return (
    <section className="staff-card" aria-busy={!error}>
      {error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton height={420} radius="lg" />}
    </section>
  )
}

function PersonPage({ person }: { person: Person }): ReactElement {
  usePageName(person.name || `#${person.id}`)
  return (
    <>
      <PersonHead person={person} />
      <HeldPayments person={person} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard person={person} />
          <PurchasesCard person={person} />
          <LedgerCard person={person} />
          <AttemptsCard person={person} />
          <DevicesCard person={person} />
          <TalkCard person={person} />
        </div>
        <div className={styles.column}>
          <GiftPanel userId={person.id} />
          <ActsCard person={person} />
          <PersonTrail person={person} />
        </div>
      </div>
    </>
  )
}
