import type { Paper } from '../papers.ts'

/** A sealed paper may be fetched from so long before the start. */
export const sealedFromMs = 24 * 3_600_000

/**
 * What a seal vouches for besides its content (AES-GCM's additional authenticated data): a paper that is passed off as
 * that of another exam, version or language does not open.
 */
export function sealedAs({ exam, version, language }: Pick<Paper, 'exam' | 'version' | 'language'>): string {
  return `${exam}/${version}/${language}`
}
