import '../foundation/input/mantine-inputs.css'
import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import {
  ErrorState,
  Icon,
  LinkTabs,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  useFigures,
  useShortcut,
  useTexts,
} from '../foundation/index.ts'
import { ContributionCard } from './contribution-card.tsx'
import { ContributionQueue } from './contribution-queue.tsx'
import { ContributionSide } from './contribution-side.tsx'
import styles from './contributions.module.css'
import { states, useContributions } from './use-contributions.ts'

/** Questions that members offer, one after another, by keyboard: mended, taken into the bank under review, or sent back. */
export function ContributionsScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Room />
    </StaffRoot>
  )
}

function Room(): ReactElement {
  const t = useTexts('contributions')
  const { number } = useFigures()
  const room = useContributions()
  const { list, items, state, id, isNamed, current, open, step } = room
  useShortcut({ key: 'j' }, () => step(1))
  useShortcut({ key: 'k' }, () => step(-1))
  const recent = list.data?.recent
  return (
    <>
      <PageHead
        title={t('contributions.title')}
        figure={recent && t('contributions.recent', { offered: number(recent.offered), taken: number(recent.taken) })}
        choice={
          <LinkTabs
            label={t('contributions.states')}
            current={state}
            tabs={states.map(each => ({
              id: each,
              text:
                each === 'waiting' && list.data
                  ? `${t('contributions.state.waiting')} ${number(list.data.waiting)}`
                  : t(`contributions.state.${each}`),
            }))}
            onChoose={room.choose}
          />
        }
      />
      <div className={styles.room} data-reading={isNamed || undefined}>
        <section className={`staff-card ${styles.list}`} aria-busy={list.isLoading}>
          {list.error ? (
            <ErrorState error={list.error} title={t('contributions.failed')} onRetry={list.reload} />
          ) : list.data && items.length === 0 ? (
            <StateMessage icon="check-check" title={t('contributions.empty')} text={t('contributions.empty_text')} />
          ) : (
            <ContributionQueue items={items} current={id} onOpen={open} />
          )}
          {list.data?.next && (
            <Button className={styles.more} variant="default" onClick={room.more}>
              {t('contributions.more')}
            </Button>
          )}
        </section>
        {id !== null && (
          <section className={`staff-card ${styles.item}`} aria-busy={current.isLoading}>
            <Button
              className={styles.back}
              variant="subtle"
              leftSection={<Icon name="arrow-left" />}
              onClick={() => open(null)}
            >
              {t('contributions.back')}
            </Button>
            {current.error ? <ErrorState error={current.error} onRetry={current.reload} /> : null}
            {current.data && (
              <ContributionCard
                key={`${current.data.id} ${current.data.revision}`}
                item={current.data}
                onDecided={room.onDecided}
              />
            )}
          </section>
        )}
        {id !== null && current.data && <ContributionSide item={current.data} />}
      </div>
    </>
  )
}
