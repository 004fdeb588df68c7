import { createCipheriv, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Paper, SealedPaper } from '@prostuti/contract'
import { sealedAs } from '@prostuti/contract/attempt'
import { paperOf } from './fake-exam.ts'

/** Seals a paper as the server does. */
export function sealFor(paper: Paper, key: Buffer): SealedPaper {
  const { exam, version, language } = paper
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(sealedAs(paper)))
  const zipped = gzipSync(JSON.stringify(paper))
  const data = Buffer.concat([cipher.update(zipped), cipher.final(), cipher.getAuthTag()])
  return {
    exam,
    version,
    language,
    algorithm: 'A256GCM',
    iv: iv.toString('base64url'),
    data: data.toString('base64url'),
  }
}

/** The sealed papers of the fake server: one key for each exam until it is renewed. */
export function createFakeSealedPapers(questions: number) {
  const keys = new Map<string, Buffer>()
  const keyOf = (exam: string) => {
    const key = keys.get(exam) ?? randomBytes(32)
    keys.set(exam, key)
    return key
  }
  return {
    renew: (exam: string) => void keys.delete(exam),
    keyOf: (exam: string) => keyOf(exam).toString('base64url'),
    sealed: (exam: string) => sealFor(paperOf(exam, questions), keyOf(exam)),
  }
}
