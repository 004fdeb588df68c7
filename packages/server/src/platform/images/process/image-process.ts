import { AppError } from '../../errors/app-error.ts'
import { limitMemory, serveTask } from '../../tasks/child/serve-task.ts'
import { encodeImage } from '../encode-image.ts'
import type { StoredImage } from '../store/image-store.ts'
import { type ImageTask, imageMegabytes } from './image-task.ts'

limitMemory(imageMegabytes)

await serveTask<ImageTask, StoredImage>({
  async work({ file }, say) {
    say(await encodeImage(Buffer.from(file)))
  },
  faultOf: error => (error instanceof AppError ? error.code : undefined),
})
