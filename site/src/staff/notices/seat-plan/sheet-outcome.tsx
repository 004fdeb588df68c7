import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './ranges.module.css'
import type { SheetOutcome as Outcome } from './use-seat-plan-form.ts'

interface SheetOutcomeProps {
  outcome: Outcome
  /** Puts back the rows that the file has replaced; null: there were none, or they are gone. */
  undo: (() => void) | null
  onClose(): void
}

/** What a file of centres was not read in, by name and with the reason. */
export function SheetOutcome({ outcome, undo, onClose }: SheetOutcomeProps): ReactElement | null {
  const t = useTexts('notices')
  const language = useLanguage()
  const { number } = useFigures()
  const { refused, left_out: leftOut } = outcome
  if (refused.length === 0 && leftOut.length === 0 && !undo) return null
  const columns = new Intl.ListFormat(language).format(leftOut.map(header => `“${header}”`))
  return (
    <div className={styles.outcome} role="status">
      {leftOut.length > 0 && (
        <p>
          <b>{t('notices.left_out', { columns })}</b> {t('notices.left_out_why')}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <p>
            <b>{t('notices.refused_rows', { count: number(refused.length) })}</b> {t('notices.refused_why')}
          </p>
          <ul className={styles.refused}>
            {refused.map(({ row, cell, value, reason }) => (
              <li key={`${row} ${cell}`}>
                {t('notices.refused_row', { row: number(row), cell })}: {t(`notices.reason.${reason}`)}{' '}
                {value !== '' && <code>{value}</code>}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.acts}>
        {undo && (
          <Button variant="default" leftSection={<Icon name="undo-2" size={16} />} onClick={undo}>
            {t('notices.undo_sheet')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('notices.outcome_seen')}
        </Button>
      </div>
    </div>
  )
}
