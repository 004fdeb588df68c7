import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, PageHead, StateMessage, useFigures, useTexts } from '../../foundation/index.ts'
import styles from './duplicates-screen.module.css'

export interface PairsProps {
  /** Of questions or of categories. */
  choice: ReactElement
}

interface PairHeadProps extends PairsProps {
  count: number | undefined
  at?: number
  last?: number
  go?(place: number): void
  children?: ReactElement[]
}

/** How many pairs are left, and the way from one to the next. */
export function PairHead({ choice, count, at = 0, last = 0, go, children }: PairHeadProps): ReactElement {
  const t = useTexts('categories')
  const { number } = useFigures()
  return (
    <PageHead
      title={t('categories.duplicates')}
      figure={count !== undefined && t('categories.pairs_left', { count: number(count) })}
      choice={
        <>
          {choice}
          {go && last > 0 && (
            <span className={styles.steps}>
              <Button
                variant="subtle"
                color="gray"
                aria-label={t('categories.before')}
                disabled={at === 0}
                onClick={() => go(at - 1)}
              >
                <Icon name="chevron-left" />
              </Button>
              {number(at + 1)} / {number(last + 1)}
              <Button
                variant="subtle"
                color="gray"
                aria-label={t('categories.after')}
                disabled={at >= last}
                onClick={() => go(at + 1)}
              >
                <Icon name="chevron-right" />
              </Button>
            </span>
          )}
        </>
      }
    >
      {children}
    </PageHead>
  )
}

/** In place of pairs where there are none. */
export function NoPairs(): ReactElement {
  const t = useTexts('categories')
  return (
    <section className="staff-card">
      <StateMessage icon="check-check" title={t('categories.no_pairs')} text={t('categories.no_pairs_text')} />
    </section>
  )
}
