import { Button, Checkbox } from '@mantine/core'
import { type ReactElement, useState } from 'react'
import { Icon, useFigures, useTexts } from '../../foundation/index.ts'
import type { RowFinding } from './range-rows.ts'
import styles from './ranges.module.css'

interface RangeFindingsProps {
  findings: readonly RowFinding[]
  /** A person has looked at these gaps. */
  isChecked: boolean
  onCheck(isChecked: boolean): void
  /** Leads to the row that it is about. */
  show(row: number): void
}

const mostShown = 5

/** What a candidate would suffer from, in words: rolls in no centre, rolls in two. */
export function RangeFindings({ findings, isChecked, onCheck, show }: RangeFindingsProps): ReactElement | null {
  const t = useTexts('notices')
  const { number, digits } = useFigures()
  const [showsAll, setShowsAll] = useState(false)
  if (findings.length === 0) return null
  const span = ({ from, to }: RowFinding) =>
    from === to ? digits(String(from)) : `${digits(String(from))} – ${digits(String(to))}`
  return (
    <section className={styles.findings} aria-label={t('notices.findings')}>
      <ul>
        {(showsAll ? findings : findings.slice(0, mostShown)).map(finding => (
          <li key={`${finding.kind} ${finding.row} ${finding.from}`}>
            <Icon name="triangle-alert" size={16} />
            <span>
              <b>{t('notices.rolls_of', { span: span(finding) })}</b>{' '}
              {finding.kind === 'gap'
                ? t('notices.in_no_centre')
                : t('notices.in_two_centres', { name: finding.before.name })}
            </span>
            <Button variant="subtle" onClick={() => show(finding.row)}>
              {t('notices.show_row')}
            </Button>
          </li>
        ))}
      </ul>
      {findings.length > mostShown && !showsAll && (
        <div>
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            {t('notices.more_findings', { count: number(findings.length - mostShown) })}
          </Button>
        </div>
      )}
      {findings.some(({ kind }) => kind === 'overlap') && <p className="staff-small">{t('notices.mend_overlaps')}</p>}
      {findings.some(({ kind }) => kind === 'gap') && (
        <Checkbox
          label={t('notices.gaps_checked')}
          checked={isChecked}
          onChange={event => onCheck(event.currentTarget.checked)}
        />
      )}
    </section>
  )
}
