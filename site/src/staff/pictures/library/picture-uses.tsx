import type { ImageUse, LibraryImage } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { useTexts } from '../../foundation/index.ts'
import styles from './library.module.css'

/** What shows a picture, with the way there. */
export function PictureUses({ image, uses }: { image: LibraryImage; uses: readonly ImageUse[] }): ReactElement {
  const t = useTexts('pictures')
  const all = image.shown_by.reduce((sum, { count }) => sum + count, 0)
  return (
    <section>
      <h3 className="staff-small">{t('pictures.where')}</h3>
      {uses.length === 0 && <p className={styles.nowhere}>{t('pictures.nowhere')}</p>}
      <ul className={styles.uses}>
        {uses.map(({ kind, id, title, href }) => (
          <li key={`${kind}-${id}`}>
            <span className="staff-small">{t(`pictures.use.${kind}`, { id })}</span>
            {href ? (
              <a href={href}>{title || t('pictures.no_title')}</a>
            ) : (
              <span>{title || t('pictures.no_title')}</span>
            )}
          </li>
        ))}
      </ul>
      {all > uses.length && <p className="staff-small">{t('pictures.where_more', { count: all - uses.length })}</p>}
    </section>
  )
}
