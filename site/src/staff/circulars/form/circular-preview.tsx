import type { Circular } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { Segments, useFigures, useTexts } from '../../foundation/index.ts'
import { CircularView } from '../circular/circular-view.tsx'
import { countValue } from '../circular/count-value.ts'
import { useDayWords } from '../circular/day-words.ts'
import styles from './circular-preview.module.css'

const places = ['list', 'page'] as const
type Place = (typeof places)[number]

/** What learners see of what is typed: in the list, or on the page of its own. `current`: the field that has the focus. */
export function CircularPreview({
  circular,
  current,
}: {
  circular: Circular | null
  current: string | null
}): ReactElement {
  const t = useTexts('circulars')
  const [place, setPlace] = useState<Place>('page')
  return (
    <section className="staff-card" aria-label={t('circulars.preview')}>
      <header>
        <h2>{t('circulars.preview')}</h2>
        <Segments<Place>
          label={t('circulars.preview')}
          value={place}
          options={places.map(value => ({ value, label: t(`circulars.preview_${value}`) }))}
          onChange={setPlace}
        />
      </header>
      <div className={styles.body} aria-busy={circular === null}>
        {circular && place === 'page' && <CircularView circular={circular} current={current} />}
        {circular && place === 'list' && <InList circular={circular} />}
      </div>
      <p className={`staff-small ${styles.foot}`}>{t('circulars.preview_hint')}</p>
    </section>
  )
}

function InList({ circular }: { circular: Circular }): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { left } = useDayWords()
  const { title, company, location, vacancy } = circular
  return (
    <div className={styles.row}>
      <b>{title}</b>
      <span className="staff-small">{[company, location].filter(Boolean).join(', ')}</span>
      <span className="staff-small">
        {[
          left(circular).text,
          ...(vacancy === null ? [] : [t('circulars.posts', { count: countValue(vacancy, number) })]),
        ].join(' · ')}
      </span>
    </div>
  )
}
