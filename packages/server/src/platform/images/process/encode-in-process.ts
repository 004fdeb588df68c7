import { join } from 'node:path'
import { AppError } from '../../errors/app-error.ts'
import { ChildLimitError, ChildRefusal, runChild } from '../../tasks/child/run-child.ts'
import type { StoredImage } from '../store/image-store.ts'
import type { ImageTask } from './image-task.ts'

/** Pixels are held outside of what Node counts. */
const nodeFlags = ['--max-old-space-size=64', '--max-semi-space-size=4']

/** What takes longer was made to: the largest picture that is taken needs some seconds of a processor. */
const limitMs = 30_000

/**
 * `encodeImage` in a process of its own, with limits on its memory and its time. Throws `unsupported_type`, and `too_large` for a
 * picture that needs more than those.
 */
export async function encodeInProcess(file: Uint8Array, signal: AbortSignal): Promise<StoredImage> {
  let image: StoredImage | undefined
  try {
    await runChild<ImageTask, StoredImage>(
      { file },
      {
        file: join(import.meta.dirname, 'image-process.ts'),
        nodeFlags,
        limitMs,
        signal,
        onSaid(said) {
          image = said
        },
      },
    )
  } catch (cause) {
    if (cause instanceof ChildLimitError) throw new AppError('too_large', { cause })
    if (cause instanceof ChildRefusal)
      throw new AppError(cause.fault === 'too_large' ? 'too_large' : 'unsupported_type', { cause })
    throw cause
  }
  return { ...image!, bytes: Buffer.from(image!.bytes) }
}
