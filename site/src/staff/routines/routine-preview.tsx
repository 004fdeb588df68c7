import type { UseFormReturnType } from '@mantine/form'
import { dhakaDay, formatDate } from '@prostuti/sdk/i18n/format'
import type { ReactElement } from 'react'
import { DateField, useFigures, useStaffContext, useTexts } from '../foundation/index.ts'
import { datesOf, type LineValues, type RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'

interface RoutinePreviewProps {
  form: UseFormReturnType<RoutineValues>
  isPersonalized: boolean
}

/** The rows on the dates that they fall on: from the start, or from today where there is none in common. */
export function RoutinePreview({ form, isPersonalized }: RoutinePreviewProps): ReactElement {
  const t = useTexts('routines')
  const { now, language } = useStaffContext()
  const { number } = useFigures()
  const { starts_on: start, entries } = form.values
  const hasStart = !isPersonalized && start !== ''
  const dates = datesOf(hasStart ? start : dhakaDay(now()), entries)
  const said = ({ bn, en, practice }: LineValues) => {
    const title = (language === 'en' && en) || bn
    if (!practice || title === '' || Number.isNaN(practice.count)) return title
    return t('routines.practice_of', { title, count: number(practice.count) })
  }
  const note = isPersonalized ? 'routines.preview_personal' : hasStart ? null : 'routines.preview_no_start'
  return (
    <section className={`staff-card ${styles.preview}`}>
      <header>
        <h2>{t('routines.preview')}</h2>
        {!isPersonalized && (
          <DateField
            type="date"
            className={styles.start}
            aria-label={t('routines.starts_on')}
            {...form.getInputProps('starts_on')}
            value={start}
          />
        )}
      </header>
      {note && <p className={`staff-small ${styles.note}`}>{t(note)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, and has to by keyboard too */}
      <ol tabIndex={0} aria-label={t('routines.preview')}>
        {entries.map(({ row, title_bn, title_en, lines }, index) => (
          <li key={row} data-unnamed={title_bn === '' || undefined}>
            <Day at={dates[index]!} />
            <span>
              {(language === 'en' && title_en) || title_bn || t('routines.untitled')}
              <span className="staff-small">
                {index > 0 && dates[index] === dates[index - 1] && <em>{t('routines.same_day')}</em>}
                {lines.map(said).filter(Boolean).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The date, and below it the day of the week. */
function Day({ at }: { at: string }): ReactElement {
  const { language } = useStaffContext()
  const [weekday, date] = formatDate(at, language, { weekday: true }).split(', ')
  return (
    <time dateTime={at}>
      {date} <span className="staff-small">{weekday}</span>
    </time>
  )
}
