import { Button, Skeleton } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { ApiError } from '@prostuti/sdk'
import type { ReactElement } from 'react'
import {
  ErrorState,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useLanguage,
  usePageName,
  useQuery,
  useStaff,
  useTexts,
} from '../foundation/index.ts'
import { DaysCard } from './days-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { NumberStrip } from './number-strip.tsx'
import { PartnerHead } from './partner-head.tsx'
import { PartnerTrail } from './partner-trail.tsx'
import styles from './partners.module.css'
import { PlacesCard } from './places-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** One partner: its numbers, then where it may run, how it signs, what we tell it. */
export function PartnerScreen({ staff, partner }: { staff: StaffProps; partner: string }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <LoadedPartner id={partner} />
    </StaffRoot>
  )
}

function LoadedPartner({ id }: { id: string }): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['partners', 'one', id], () => admin.partners.get(id))
  if (data) return <PartnerPage partner={data} />
  const isMissing = error instanceof ApiError && ['not_found', 'validation_failed'].includes(error.code)
  if (isMissing)
    return (
      <StateMessage icon="search-x" title={t('partners.not_found')} text={t('partners.not_found_text')}>
        <Button component="a" href="/admin/partners">
          {t('partners.title')}
        </Button>
      </StateMessage>
    )
  return (
    <section className="staff-card" aria-busy={!error}>
      {error ? <ErrorState error={error} onRetry={reload} /> : <Skeleton height={420} radius="lg" />}
    </section>
  )
}

function PartnerPage({ partner }: { partner: StaffPartner }): ReactElement {
  usePageName(partner.name[useLanguage()])
  return (
    <>
      <PartnerHead partner={partner} />
      <NumberStrip partner={partner} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <KeysCard partner={partner} />
          <SignInCard partner={partner} />
          <WebhooksCard partner={partner} />
        </div>
        <div className={styles.column}>
          <PlacesCard partner={partner} field="origins" />
          <PlacesCard partner={partner} field="redirect_uris" />
          <DaysCard partner={partner} />
          <PartnerTrail partner={partner} />
        </div>
      </div>
    </>
  )
}
