import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, Shortcut, useTexts } from '../../foundation/index.ts'
import styles from './review-screen.module.css'

interface ReviewActsProps {
  isFirst: boolean
  isLast: boolean
  /** The question has come: it can be judged. */
  isReady: boolean
  /** Why the person may not approve it. */
  whyNot: string | undefined
  editHref: string | undefined
  onStep(by: number): void
  onReturn(): void
  onApprove(): void
}

/** What can be done with the question that is reviewed, each with its key. */
export function ReviewActs(props: ReviewActsProps): ReactElement {
  const { isFirst, isLast, isReady, whyNot, editHref, onStep, onReturn, onApprove } = props
  const t = useTexts('questions')
  return (
    <footer className={styles.acts}>
      <Button variant="default" aria-label={t('questions.before')} disabled={isFirst} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" size={16} />
        <Shortcut keys="K" />
      </Button>
      <Button variant="default" disabled={isLast} rightSection={<Shortcut keys="J" />} onClick={() => onStep(1)}>
        {t('questions.later')}
      </Button>
      <Button component="a" variant="default" href={editHref} rightSection={<Shortcut keys="E" />}>
        {t('questions.edit_short')}
      </Button>
      <Button
        variant="default"
        disabled={!isReady}
        leftSection={<Icon name="undo-2" size={16} />}
        rightSection={<Shortcut keys="R" />}
        onClick={onReturn}
      >
        {t('questions.return')}
      </Button>
      <Button
        disabled={!isReady || whyNot !== undefined}
        title={whyNot}
        rightSection={<Shortcut keys="A" />}
        onClick={onApprove}
      >
        {t('questions.approve')}
      </Button>
      {whyNot && <span className="staff-small">{whyNot}</span>}
    </footer>
  )
}
