import { Skeleton } from '@mantine/core'
import { type ReactElement, useId, useState } from 'react'
import { ErrorState, Segments, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import { CoinGift } from './coin-gift.tsx'
import styles from './gifts.module.css'
import { OwnStartGift } from './own-start-gift.tsx'
import { ProgramGift } from './program-gift.tsx'

type Kind = 'program' | 'own_start' | 'coins'
const kinds: readonly Kind[] = ['program', 'own_start', 'coins']

/** What staff give a person: a program, the choice of its first day, coins. */
export function GiftPanel({ userId }: { userId: string }): ReactElement {
  const t = useTexts('gifts')
  const admin = useStaff()
  const title = useId()
  const [kind, setKind] = useState<Kind>('program')
  const { data, error, reload } = useQuery(['gifts', userId], () => admin.gifts.facts(userId))
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t('gifts.title')}</h2>
        <Segments<Kind>
          label={t('gifts.what')}
          value={kind}
          options={kinds.map(value => ({ value, label: t(`gifts.kind.${value}`) }))}
          onChange={setKind}
        />
      </header>
      <div className={styles.body}>
        {error ? <ErrorState error={error} onRetry={reload} /> : null}
        {!data && !error && <Skeleton height={220} radius="md" />}
        {data && kind === 'program' && <ProgramGift facts={data} />}
        {data && kind === 'own_start' && <OwnStartGift facts={data} />}
        {data && kind === 'coins' && <CoinGift facts={data} />}
      </div>
    </section>
  )
}
