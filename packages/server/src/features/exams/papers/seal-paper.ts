import { createCipheriv, randomBytes } from 'node:crypto'
import type { SealedPaper } from '@prostuti/contract'
import { sealedAs } from '@prostuti/contract/attempt'

/** A paper under lock and key; without the key its `data` is noise. */
export interface PaperSeal {
  /** 256 bits, returned by joining and by nothing else. */
  readonly key: Buffer
  /** 96 bits. */
  readonly iv: Buffer
  /** Ciphertext with its tag. */
  readonly data: Buffer
}

type PaperName = Pick<SealedPaper, 'exam' | 'version' | 'language'>

/** Seals a paper's compressed JSON with AES-256-GCM. Each version and language has a key of its own, used this once. */
export function sealPaper(gzip: Buffer, name: PaperName): PaperSeal {
  const key = randomBytes(32)
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(sealedAs(name)))
  return { key, iv, data: Buffer.concat([cipher.update(gzip), cipher.final(), cipher.getAuthTag()]) }
}

/** As anybody may fetch it. */
export function presentSealed({ iv, data }: PaperSeal, { exam, version, language }: PaperName): SealedPaper {
  return {
    exam,
    version,
    language,
    algorithm: 'A256GCM',
    iv: iv.toString('base64url'),
    data: data.toString('base64url'),
  }
}
