/** An uploaded picture, as it came. */
export interface ImageTask {
  readonly file: Uint8Array
}

/** All that the process which opens a picture may hold: the largest one that is taken needs three quarters of it. */
export const imageMegabytes = 640
