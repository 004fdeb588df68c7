import { getImage } from '@prostuti/contract/core/operations'
import { implement } from '../api/implement.ts'
import { Reply } from '../api/reply.ts'
import { AppError } from '../errors.ts'
import type { ImageStore } from './image-store.ts'

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
