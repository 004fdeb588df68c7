import type { TalkItem } from '@prostuti/contract'

/** What names an item in an address and in a list: posts and comments have numbers of their own. */
export const itemKey = ({ kind, id }: Pick<TalkItem, 'kind' | 'id'>): string => `${kind}-${id}`

/** The words as they were typed: of a comment its own, of a changed post the new ones. */
export const wordsOf = ({ comment, post }: TalkItem): string => comment?.text ?? post.pending_text ?? post.text
