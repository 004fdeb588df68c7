import type { LibraryImage } from '@prostuti/contract'

/**
 * Where one file of a batch is: read here (`reading`), asked about (`asking`), in the queue (`waiting`), on its way (`sending`), being
 * made on the server (`making`). `known`: its bytes were there before. `twin`: another file of the batch has the same bytes. `lost`: this
 * device could not keep the file over a reload; the same file chosen once more goes on.
 */
export type PictureState =
  | 'reading'
  | 'asking'
  | 'waiting'
  | 'sending'
  | 'making'
  | 'ready'
  | 'known'
  | 'twin'
  | 'failed'
  | 'lost'

/** Why a file is no picture of the library: each has its own words, which say what to do. */
export type PictureFault = 'too_large' | 'unsupported_type' | 'unreadable' | 'refused'

/** One file of a batch. */
export interface BatchPicture {
  /** Of the wish to send it: the same for every try. */
  readonly key: string
  readonly name: string
  readonly size: number
  readonly state: PictureState
  /** Of its bytes on their way, from 0 to 1. */
  readonly share: number
  /** SHA-256 in base64url; null until the file was read. */
  readonly digest: string | null
  /** Null where this device has lost it. */
  readonly file: File | null
  readonly fault: PictureFault | null
  /** Once the library has it. */
  readonly image: LibraryImage | null
  /** Whether its bytes went out from here. */
  readonly isSent: boolean
}

/** Nothing more happens with it by itself. */
export const isSettled = ({ state }: Pick<BatchPicture, 'state'>): boolean =>
  ['ready', 'known', 'failed', 'lost', 'twin'].includes(state)

/** Whether the library has it; a twin where its like is there. */
export const isThere = ({ state, image }: Pick<BatchPicture, 'state' | 'image'>): boolean =>
  image?.state === 'ready' && ['ready', 'known', 'twin'].includes(state)

/** The page may be left: the server has it, or never will. */
export const hasArrived = (picture: BatchPicture): boolean => isSettled(picture) || picture.state === 'making'
