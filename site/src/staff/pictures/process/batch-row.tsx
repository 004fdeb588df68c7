import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { Icon, type IconName, StatusChip, type Tone, useFigures, useTexts } from '../../foundation/index.ts'
import { addressOf } from '../address-of.ts'
import { batchLimits } from '../batch/batch-limits.ts'
import { type BatchPicture, isThere, type PictureState } from '../batch/batch-picture.ts'
import styles from '../pictures.module.css'
import { useSizeText } from '../use-size-text.ts'

interface BatchRowProps {
  picture: BatchPicture
  onRetry(): void
  onRemove(): void
  onCopy(text: string): void
}

const looks: Readonly<Record<PictureState, readonly [Tone, IconName]>> = {
  reading: ['quiet', 'loader-circle'],
  asking: ['quiet', 'loader-circle'],
  waiting: ['quiet', 'clock'],
  sending: ['running', 'loader-circle'],
  making: ['running', 'loader-circle'],
  ready: ['plain', 'circle-check'],
  known: ['marked', 'copy'],
  twin: ['marked', 'copy'],
  failed: ['wrong', 'circle-x'],
  lost: ['wrong', 'circle-alert'],
}

/** Whether another try of the same bytes makes sense. */
const canRetry = ({ state, fault, file }: BatchPicture): boolean =>
  state === 'failed' && file !== null && (fault === 'unreadable' || fault === 'refused')

/** One file of the batch: what it is, where it is, and what can be done. */
export function BatchRow({ picture, onRetry, onRemove, onCopy }: BatchRowProps): ReactElement {
  const t = useTexts('pictures')
  const size = useSizeText()
  const { number } = useFigures()
  const { name, state, share, image, fault } = picture
  const [tone, icon] = looks[state]
  const isReady = isThere(picture)
  return (
    <li className={styles.row} data-state={state}>
      <Thumbnail picture={picture} />
      <div className={styles.name}>
        <b>{name}</b>
        <span className="staff-small staff-num">{size(picture.size)}</span>
      </div>
      <div className={styles.state}>
        <StatusChip tone={tone} icon={icon}>
          {t(`pictures.state.${state}`)}
        </StatusChip>
      </div>
      <div className={styles.far}>
        {state === 'sending' ? (
          <>
            <progress value={share} max={1} aria-label={t('pictures.share', { name })} />
            <span className="staff-num">{number(Math.round(share * 100))}%</span>
          </>
        ) : (
          <span data-fault={fault !== null || undefined}>
            {fault ? t(`pictures.fault.${fault}`, { size: size(batchLimits.fileBytes) }) : <Says picture={picture} />}
          </span>
        )}
      </div>
      <div className={`${styles.after} staff-num`}>
        {image && isReady && image.bytes !== null && (
          <>
            <span>{t('pictures.smaller', { from: size(picture.size), to: size(image.bytes) })}</span>
            <span className="staff-small">
              {t('pictures.measures', { width: number(image.width ?? 0), height: number(image.height ?? 0) })}
            </span>
          </>
        )}
      </div>
      <div className={styles.acts}>
        {image && isReady && (
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="copy" size={16} />}
            aria-label={t('pictures.address_name', { name })}
            onClick={() => onCopy(addressOf(image))}
          >
            {t('pictures.address')}
          </Button>
        )}
        {canRetry(picture) && (
          <Button variant="default" size="xs" aria-label={t('pictures.retry_name', { name })} onClick={onRetry}>
            {t('pictures.retry')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t('pictures.drop_out', { name })}
          onClick={onRemove}
        >
          <Icon name="x" size={16} />
        </Button>
      </div>
    </li>
  )
}

function Says({ picture: { state, image } }: { picture: BatchPicture }): string {
  const t = useTexts('pictures')
  const { date } = useFigures()
  if (state === 'known' && image) return t('pictures.says.known', { date: date(image.created_at) })
  if (state === 'ready' || state === 'waiting' || state === 'making' || state === 'twin' || state === 'lost')
    return t(`pictures.says.${state}`)
  return ''
}

/** The picture once the server has it: to draw two hundred large files here would hold up a phone. */
function Thumbnail({ picture: { image } }: { picture: BatchPicture }): ReactElement {
  return (
    <span className={styles.thumbnail} data-empty={!image?.path || undefined}>
      {image?.path ? <img src={image.path} alt="" loading="lazy" /> : <Icon name="image" size={20} />}
    </span>
  )
}
