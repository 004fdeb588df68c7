import type { Paper, SealedPaper } from '@prostuti/contract'
import { unsealPaper } from './unseal.ts'

/** What an attempt imports late. A function of its own: a bundle has `unsealPaper` in a chunk with others, which `import()` cannot name. */
export const unsealLate = (sealed: SealedPaper, key?: string): Promise<Paper> => unsealPaper(sealed, key)
