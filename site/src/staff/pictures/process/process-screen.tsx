import { Button } from '@mantine/core'
import { type ReactElement, useRef } from 'react'
import {
  Icon,
  PageHead,
  type StaffProps,
  StaffRoot,
  StateMessage,
  toast,
  useFigures,
  useQuery,
  useStaff,
  useTexts,
} from '../../foundation/index.ts'
import { addressOf } from '../address-of.ts'
import { batchLimits } from '../batch/batch-limits.ts'
import { hasArrived, isSettled, isThere } from '../batch/batch-picture.ts'
import { PictureLinks } from '../picture-links.tsx'
import styles from '../pictures.module.css'
import { useCopy } from '../use-copy.ts'
import { BatchRow } from './batch-row.tsx'
import { inReadingOrder } from './in-reading-order.ts'
import { PictureDrop } from './picture-drop.tsx'
import { usePictureBatch } from './use-picture-batch.ts'
import { withTwins } from './with-twins.ts'

/** Many pictures at once, each with a line and a bar of its own. */
export function ProcessScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Process />
    </StaffRoot>
  )
}

function Process(): ReactElement {
  const t = useTexts('pictures')
  const { number } = useFigures()
  const admin = useStaff()
  const batch = usePictureBatch()
  const copy = useCopy()
  const drop = useRef<{ choose(): void }>(null)
  const pictures = withTwins(batch.pictures())
  const ready = pictures.flatMap(picture => (picture.image && isThere(picture) ? picture.image : []))
  const failed = pictures.filter(({ state }) => state === 'failed' || state === 'lost')
  const running = pictures.filter(picture => !isSettled(picture))
  const { data } = useQuery(['images', 'count', String(ready.length)], () => admin.images.library({ pageSize: 1 }))
  const add = (files: readonly File[]) => {
    const left = batch.add(files)
    const most = number(batchLimits.files)
    if (left > 0) toast(t('pictures.too_many', { count: number(left), most }), 'wrong')
  }
  const halt = batch.halt()
  return (
    <>
      <PageHead
        title={t('pictures.title')}
        figure={
          pictures.length > 0 && (
            <span role="status">
              {t('pictures.figure', {
                all: number(pictures.length),
                ready: number(ready.length),
                running: number(running.length),
                failed: number(failed.length),
              })}
            </span>
          )
        }
        choice={<PictureLinks current="process" all={data?.all ?? null} />}
      >
        {ready.length > 0 && (
          <Button
            variant="default"
            leftSection={<Icon name="copy" size={16} />}
            onClick={() => void copy([...new Set(ready.map(addressOf))].join('\n'))}
          >
            {t('pictures.copy_all', { count: ready.length })}
          </Button>
        )}
        <Button leftSection={<Icon name="images" size={16} />} onClick={() => drop.current?.choose()}>
          {t('pictures.more')}
        </Button>
      </PageHead>
      <PictureDrop ref={drop} onFiles={add} />
      {halt && running.length > 0 && (
        <p className={styles.halt} role="status">
          <Icon name={halt === 'network' ? 'cloud-off' : 'clock'} size={18} />
          {t(`pictures.halt.${halt}`)}
        </p>
      )}
      {pictures.length === 0 ? (
        <StateMessage icon="images" title={t('pictures.none')} text={t('pictures.none_text')} />
      ) : (
        <section className={`staff-card ${styles.batch}`} aria-label={t('pictures.batch')}>
          <div className={styles.heads} aria-hidden>
            <span />
            <span>{t('pictures.col.name')}</span>
            <span>{t('pictures.col.state')}</span>
            <span>{t('pictures.col.progress')}</span>
            <span>{t('pictures.col.after')}</span>
            <span />
          </div>
          <ul>
            {inReadingOrder(pictures).map(picture => (
              <BatchRow
                key={picture.key}
                picture={picture}
                onRetry={() => batch.retry(picture.key)}
                onRemove={() => batch.remove([picture.key])}
                onCopy={text => void copy(text)}
              />
            ))}
          </ul>
          <footer>
            <span>{t('pictures.foot')}</span>
            <span>{t(pictures.every(hasArrived) ? 'pictures.all_arrived' : 'pictures.leave_later')}</span>
            <Button
              variant="subtle"
              size="xs"
              disabled={!pictures.some(isSettled)}
              onClick={() => batch.remove(pictures.filter(isSettled).map(({ key }) => key))}
            >
              {t('pictures.clear')}
            </Button>
          </footer>
        </section>
      )}
    </>
  )
}
