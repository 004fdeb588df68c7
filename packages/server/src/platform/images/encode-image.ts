import sharp from 'sharp'
import { AppError } from '../errors/app-error.ts'
import type { StoredImage } from './store/image-store.ts'

/** A photograph has about 12 million, a page scanned at 300 dpi about 9. */
const mostPixels = 50_000_000
/** Of each side: the reader holds whole lines, and a single line of many million pixels is gigabytes (decision 0027). */
const mostSide = 20_000
const longestSide = 1_600

/** How each format that is taken begins. A drawing in SVG can run scripts and fetch addresses; it is none of them. */
const beginnings: readonly (readonly [string, string])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG', 'png'],
  ['RIFF', 'webp'],
  ['GIF8', 'gif'],
]

// What else the library could read is refused by the library, too.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadNsgif'],
})
// Pictures wait for each other, so that a learner's page does not wait for them.
sharp.concurrency(1)
sharp.cache(false)

/**
 * Looks at the head of a file. Throws `unsupported_type` for what is no picture that is taken, and `too_large` for too many
 * pixels, in all or on one side.
 */
export async function checkImage(bytes: Buffer): Promise<void> {
  const head = bytes.subarray(0, 4).toString('latin1')
  const format = beginnings.find(([start]) => head.startsWith(start))?.[1]
  if (!format) throw new AppError('unsupported_type')
  const found = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(cause => {
      throw new AppError('unsupported_type', { cause })
    })
  if (found.format !== format) throw new AppError('unsupported_type')
  const { width, height } = found
  if (Math.max(width, height) > mostSide || width * height > mostPixels) throw new AppError('too_large')
}

/**
 * Re-encodes a picture, turned upright, at most 1,600 pixels wide and high: nothing of the file itself is kept, neither where it
 * was taken nor what hides behind its end. Throws as `checkImage` does, and `unsupported_type` for a picture that cannot be read to
 * its end. It takes as much memory as the picture is made to take: `encodeInProcess` bounds it.
 */
export async function encodeImage(bytes: Buffer): Promise<StoredImage> {
  await checkImage(bytes)
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(cause => {
      throw new AppError('unsupported_type', { cause })
    })
  return { contentType: 'image/webp', width: info.width, height: info.height, bytes: data }
}
