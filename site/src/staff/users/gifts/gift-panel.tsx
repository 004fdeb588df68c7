import { Skeleton } from '@mantine/core'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { ErrorState, Segments, useAddress, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import { CoinGift } from './coin-gift.tsx'
import styles from './gifts.module.css'
import { OwnStartGift } from './own-start-gift.tsx'
import { ProgramGift } from './program-gift.tsx'

type Kind = 'program' | 'own_start' | 'coins'
const kinds: readonly Kind[] = ['program', 'own_start', 'coins']

/** The act that the page was opened for. */
const kindOf = (act: string | null) => kinds.find(kind => kind === act) ?? null

/** What staff give a person: a program, the choice of its first day, coins. */
export function GiftPanel({ userId }: { userId: string }): ReactElement {
  const t = useTexts('gifts')
  const admin = useStaff()
  const title = useId()
  const asked = kindOf(useAddress()[0].get('act'))
  const panel = useRef<HTMLElement>(null)
  const [kind, setKind] = useState<Kind>(asked ?? 'program')
  const { data, error, reload } = useQuery(['gifts', userId], () => admin.gifts.facts(userId))
  const isThere = data !== null
  useEffect(() => {
    if (asked && isThere) panel.current?.scrollIntoView({ block: 'start' })
  }, [asked, isThere])
  return (
    <section ref={panel} className={`staff-card ${styles.panel}`} aria-labelledby={title}>
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
