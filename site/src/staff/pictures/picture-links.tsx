import type { ReactElement } from 'react'
import { useFigures, useTexts } from '../foundation/index.ts'
import styles from './pictures.module.css'

/** The two pages of pictures: sending them, and what became of them. */
export function PictureLinks({ current, all }: { current: 'process' | 'results'; all: number | null }): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  return (
    <nav className={styles.links} aria-label={t('pictures.parts')}>
      {(['process', 'results'] as const).map(page => (
        <a key={page} href={`/admin/image-uploads/${page}`} aria-current={page === current ? 'page' : undefined}>
          {t(`pictures.${page}`)}
          {page === 'results' && all !== null && <span className="staff-num">{number(all)}</span>}
        </a>
      ))}
    </nav>
  )
}
