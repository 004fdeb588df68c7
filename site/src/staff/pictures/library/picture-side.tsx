import { Button } from '@mantine/core'
import type { ReturnsOf } from '@prostuti/contract'
import { type ReactElement, useEffect, useRef } from 'react'
import { ErrorState, Icon, useFigures, useQuery, useStaff, useTexts } from '../../foundation/index.ts'
import { addressOf, markdownOf } from '../address-of.ts'
import { useCopy } from '../use-copy.ts'
import { useSizeText } from '../use-size-text.ts'
import { AltForm } from './alt-form.tsx'
import styles from './library.module.css'
import { PictureUses } from './picture-uses.tsx'

interface PictureSideProps {
  id: string
  onClose(): void
  onDelete(id: string): void
}

/** One picture: what it says, its address, where it is. */
export function PictureSide({ id, onClose, onDelete }: PictureSideProps): ReactElement {
  const t = useTexts('pictures')
  const admin = useStaff()
  const { data, error, reload } = useQuery(['images', 'one', id], () => admin.images.get(id))
  const head = useRef<HTMLHeadingElement>(null)
  // On phones it stands below the whole list.
  useEffect(() => {
    if (data?.image.id && window.matchMedia('(max-width: 999px)').matches)
      head.current?.closest('aside')?.scrollIntoView()
  }, [data?.image.id])
  return (
    <aside className={`staff-card ${styles.side}`} aria-label={data?.image.name ?? t('pictures.title')}>
      <header>
        <h2 ref={head}>{data?.image.name ?? '…'}</h2>
        <Button variant="subtle" color="gray" size="xs" aria-label={t('pictures.close')} onClick={onClose}>
          <Icon name="x" size={16} />
        </Button>
      </header>
      {error && !data ? <ErrorState error={error} onRetry={reload} /> : null}
      {data && <Details found={data} onDelete={onDelete} />}
    </aside>
  )
}

type Found = ReturnsOf<'core.getLibraryImage'>

function Details({ found, onDelete }: { found: Found; onDelete(id: string): void }): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  const size = useSizeText()
  const copy = useCopy()
  const { image, uses } = found
  const isUsed = image.shown_by.length > 0
  const address = addressOf(image)
  return (
    <div className={styles.details}>
      <span className={styles.large}>{image.path && <img src={image.path} alt={image.alt.bn} />}</span>
      <p className="staff-small staff-num">
        {t('pictures.measures', { width: number(image.width ?? 0), height: number(image.height ?? 0) })}
        {image.bytes !== null && ` · ${size(image.bytes)}`}
      </p>
      <AltForm key={image.revision} image={image} />
      <div>
        <span className="staff-small">{t('pictures.address')}</span>
        <div className={styles.address}>
          <code title={address}>{address}</code>
          <Button
            variant="default"
            aria-label={t('pictures.address_name', { name: image.name })}
            onClick={() => void copy(address)}
          >
            <Icon name="copy" size={16} />
          </Button>
        </div>
        <Button variant="subtle" size="xs" onClick={() => void copy(markdownOf(image))}>
          {t('pictures.copy_markdown')}
        </Button>
      </div>
      <PictureUses image={image} uses={uses} />
      <Button
        variant="default"
        className={isUsed ? undefined : styles.danger}
        data-disabled={isUsed || undefined}
        aria-disabled={isUsed || undefined}
        title={isUsed ? t('pictures.delete_why') : undefined}
        onClick={() => !isUsed && onDelete(image.id)}
      >
        {t(isUsed ? 'pictures.cannot_delete' : 'pictures.delete')}
      </Button>
    </div>
  )
}
