import { maxImageBytes, maxImagesAtOnce } from '@prostuti/contract/core/image-limits'

/** What a batch may be, and how it is sent; all limits of this page. */
export const batchLimits = {
  /** Files at once. */
  files: maxImagesAtOnce,
  fileBytes: maxImageBytes,
  /** On their way at the same time. */
  sending: 3,
  /** Between two questions how far the server is, in milliseconds: each longer than the last while nothing changes. */
  asks: [700, 1_500, 3_000, 5_000],
  /** Until another try where the network is lost or the server is busy and names no time. */
  pauseMs: 4_000,
} as const

/** What a picker offers; the server looks at the bytes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
