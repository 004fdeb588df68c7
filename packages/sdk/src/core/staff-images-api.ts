import type { ReturnsOf, UploadedImage } from '@prostuti/contract'
import { listImages, uploadImage } from '@prostuti/contract/core/operations'
import type { Prostuti } from '../client.ts'
import { formOf } from '../http/form-of.ts'
import { type PageFilter, pageQueryOf } from '../http/page-filter.ts'
import { randomUuid } from '../random.ts'

/** The calls about pictures that people upload. */
export interface StaffImagesApi {
  /** Everybody's, newest first. */
  list(page?: PageFilter): Promise<ReturnsOf<'core.listImages'>>
  /** It is ready a little later: `list` shows when. Throws `unsupported_type` and `too_large`. */
  upload(file: File): Promise<UploadedImage>
}

/** The body goes as a form. */
const inForm = {} as { body: never }

/** @example const { id } = await staffImagesApiOf(prostuti).upload(file) */
export function staffImagesApiOf({ http }: Pick<Prostuti, 'http'>): StaffImagesApi {
  return {
    list: (page = {}) => http.call(listImages, { query: pageQueryOf(page) }, { fresh: true }),
    upload: file => http.call(uploadImage, inForm, { form: formOf(file), idempotencyKey: randomUuid() }),
  }
}
