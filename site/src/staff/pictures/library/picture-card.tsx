import { Checkbox } from '@mantine/core'
import type { LibraryImage } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { Icon, useLanguage, useTexts } from '../../foundation/index.ts'
import styles from './library.module.css'
import { usePlaceWords } from './use-place-words.ts'

interface PictureCardProps {
  image: LibraryImage
  isChosen: boolean
  isOpen: boolean
  onToggle(): void
  onOpen(): void
}

/** A picture with its words, which stand out where they are missing, and where it is. */
export function PictureCard({ image, isChosen, isOpen, onToggle, onOpen }: PictureCardProps): ReactElement {
  const t = useTexts('pictures')
  const language = useLanguage()
  const placesOf = usePlaceWords()
  const { name, path, alt } = image
  const words = language === 'en' ? alt.en || alt.bn : alt.bn || alt.en
  return (
    <li className={styles.card} data-chosen={isChosen || undefined} data-open={isOpen || undefined}>
      <Checkbox
        className={styles.check}
        aria-label={t('pictures.select', { name })}
        checked={isChosen}
        onChange={onToggle}
      />
      <span className={styles.picture}>{path && <img src={path} alt="" loading="lazy" />}</span>
      <button
        type="button"
        className={styles.open}
        aria-label={t('pictures.open', { name })}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {name}
      </button>
      {words ? (
        <span className={styles.words}>{words}</span>
      ) : (
        <span className={styles.missing}>
          <Icon name="triangle-alert" size={16} />
          {t('pictures.no_alt')}
        </span>
      )}
      <span className="staff-small">{placesOf(image)}</span>
    </li>
  )
}
