import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '../../errors/app-error.ts'

/** Any bucket that speaks S3. */
export interface BucketSettings {
  readonly bucket: string
  /** Default: Amazon's. */
  readonly endpoint?: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** The bucket's name in the path instead of in the host. */
  readonly pathStyle: boolean
}

/** Objects by their key. Each call throws `try_later` where the bucket is away or refuses us. */
export interface Bucket {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  /** Its size. */
  stat(key: string): Promise<number | null>
  delete(key: string): Promise<void>
  close(): Promise<void>
}

/** A page waits for its pictures: rather one that fails soon than a connection that is held. */
const limits = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true }

/** The client is loaded with the first call: without a bucket no process reads its modules. */
export function createBucket(settings: BucketSettings): Bucket {
  const { bucket, region, accessKeyId, secretAccessKey } = settings
  let opened: Promise<{ s3: typeof import('@aws-sdk/client-s3'); client: S3Client }> | undefined
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then(s3 => ({
      s3,
      client: new s3.S3Client({
        ...{ region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: settings.pathStyle },
        ...(settings.endpoint && { endpoint: settings.endpoint }),
        ...{ maxAttempts: 2, requestHandler: limits },
        // Other makers' buckets know no checksums of Amazon's; the digest is ours.
        ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
      }),
    }))
    return opened
  }
  return {
    put: (key, bytes, contentType) =>
      asked(async () => {
        const { s3, client } = await open()
        const object = { Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }
        await client.send(new s3.PutObjectCommand(object))
      }),
    get: key =>
      asked(async () => {
        const { s3, client } = await open()
        const found = await orNull(client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: key })))
        return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null
      }),
    stat: key =>
      asked(async () => {
        const { s3, client } = await open()
        const found = await orNull(client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key: key })))
        return found?.ContentLength ?? null
      }),
    delete: key =>
      asked(async () => {
        const { s3, client } = await open()
        await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: key }))
      }),
    async close() {
      if (opened) (await opened).client.destroy()
    },
  }
}

async function asked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new AppError('try_later', { retryAfter: 30, cause })
  }
}

const missing = ['NoSuchKey', 'NotFound']

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && missing.includes(error.name)) return null
    throw error
  }
}
