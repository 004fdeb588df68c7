import { getImage } from '@prostuti/contract/core/operations'
import { AppError } from '../errors/app-error.ts'
import { implement } from '../http/call/implement.ts'
import { Reply } from '../http/call/reply.ts'
import type { ImageStore } from './store/image-store.ts'

/** A picture itself. Partners' pages show it, too; opened as a page of its own it can do nothing. */
export function createGetImage(store: ImageStore) {
  return implement(getImage, async ({ params }) => {
    const image = await store.get(params.digest)
    if (!image) throw new AppError('not_found')
    return new Reply(image.bytes, {
      headers: {
        'content-type': image.contentType,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  })
}
