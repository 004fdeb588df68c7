import type { Author } from '@prostuti/contract'
import type { Translate } from '../../../foundation/text/translate.ts'

/** A writer's name; of an account that is gone, that it is. */
export const nameOf = (author: Author, t: Translate): string => author?.name || t('talk.nobody')
