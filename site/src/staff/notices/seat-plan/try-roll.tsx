import { Button, TextInput } from '@mantine/core'
import { findCentre } from '@prostuti/contract/notices/find-centre'
import { numberDigits } from '@prostuti/contract/notices/number-digits'
import { type ReactElement, useState } from 'react'
import { useFigures, useTexts } from '../../foundation/index.ts'
import { byRoll, findingsOf, type RangeRow } from './range-rows.ts'
import styles from './try-roll.module.css'

/** A roll, tried as a candidate tries it: the same search in the same list. */
export function TryRoll({ ranges }: { ranges: readonly RangeRow[] }): ReactElement {
  const t = useTexts('notices')
  const { digits } = useFigures()
  const [typed, setTyped] = useState('')
  const found = findCentre(byRoll(ranges), typed)
  const gap = findingsOf(ranges).find(({ kind }) => kind === 'gap')
  const odd = gap && String(Math.floor((gap.from + gap.to) / 2))
  const roll = numberDigits(typed)
  return (
    <>
      <TextInput
        label={t('notices.your_roll')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        size="md"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => {
          // The form is not what Enter is for here.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div role="status">
        {roll !== '' &&
          (found ? (
            <div className={styles.found}>
              <span className="staff-small">{t('notices.your_centre')}</span>
              <b>{found.name}</b>
              {[found.hall, found.address].filter(Boolean).map(line => (
                <span key={line}>{line}</span>
              ))}
              <span className="staff-small">
                {t('notices.rolls_of', { span: `${digits(String(found.from))} – ${digits(String(found.to))}` })}
              </span>
            </div>
          ) : (
            <div className={styles.missing}>
              <b>{t('notices.roll_missing')}</b>
              <span>{t('notices.roll_missing_text')}</span>
            </div>
          ))}
      </div>
      {odd && odd !== roll && (
        <div className={styles.odd}>
          <span className="staff-small">{t('notices.try_also', { roll: digits(odd) })}</span>
          <Button variant="subtle" onClick={() => setTyped(digits(odd))}>
            {t('notices.try')}
          </Button>
        </div>
      )}
    </>
  )
}
