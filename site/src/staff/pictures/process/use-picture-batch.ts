import { useEffect, useState, useSyncExternalStore } from 'react'
import { useStaffContext } from '../../foundation/context/staff-context.ts'
import { createPictureBatch, type PictureBatch } from '../batch/picture-batch.ts'
import { createPictureKeeper } from '../batch/picture-keeper.ts'

/** The batch of the person who looks; it goes on while the page is open, and when the network is back. */
export function usePictureBatch(): PictureBatch {
  const { admin, person } = useStaffContext()
  const [batch] = useState(() =>
    createPictureBatch({
      calls: admin.images,
      keeper: createPictureKeeper(person.id),
      newKey: () => crypto.randomUUID(),
      pause: ms => new Promise(resolve => setTimeout(resolve, ms)),
    }),
  )
  useEffect(() => {
    batch.open().catch((error: unknown) => console.warn('this device has kept no batch of pictures', error))
    window.addEventListener('online', batch.wake)
    return () => {
      window.removeEventListener('online', batch.wake)
      batch.end()
    }
  }, [batch])
  useSyncExternalStore(batch.subscribe, batch.pictures)
  return batch
}
