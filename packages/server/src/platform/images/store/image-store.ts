import { hash } from 'node:crypto'
import type { PoolClient } from 'pg'

/** A picture as it is served. */
export interface StoredImage {
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/** What is known of a picture without its bytes. */
export interface ImageStat extends Omit<StoredImage, 'bytes'> {
  readonly size: number
}

/**
 * Keeps pictures by what they are: the same bytes are kept once, under their SHA-256 in base64url. Which rows there are is the
 * database's to say in either store, so that lists and deletion never ask a bucket. What a store cannot do now is `try_later`.
 */
export interface ImageStore {
  /** Resolves to the picture's digest. Outside of transactions: a bucket takes its time. */
  put(image: StoredImage): Promise<string>
  /** Null where there is none. */
  get(digest: string): Promise<StoredImage | null>
  stat(digest: string): Promise<ImageStat | null>
  /** Deletes those of these that no upload has, in the caller's transaction. */
  delete(client: PoolClient, digests: readonly string[]): Promise<void>
}

export const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url')
