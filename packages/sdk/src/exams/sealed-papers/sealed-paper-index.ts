import type { PlatformStorage } from '../../platform/platform.ts'

/**
 * Which exams' papers were kept on this device for their start, and the ends of those exams: ` 7:1795234200000 8:…`. Read
 * without opening a database; what was kept may have gone since.
 */
export const sealedPaperIndexKey = 'prostuti:kept'

/** Notes one, and forgets those whose exams are over at `now`; both in milliseconds since 1970. */
export function addToSealedPaperIndex(storage: PlatformStorage, exam: string, until: number, now: number): void {
  const others = (storage.getItem(sealedPaperIndexKey) ?? '').split(' ').filter(note => {
    const [other, end] = note.split(':')
    return other !== exam && Number(end) >= now
  })
  storage.setItem(sealedPaperIndexKey, [...others, `${exam}:${until}`].map(note => ` ${note}`).join(''))
}
