import type { Comment, Post, Reply } from '@prostuti/contract'

/** What a menu is of. */
export type Subject =
  | { readonly kind: 'post'; readonly post: Post; readonly item: Post }
  | { readonly kind: 'comment'; readonly post: Post; readonly item: Comment | Reply }

/** What is asked of the menu: to open, or to go straight to one of its questions. */
export interface MenuAsk {
  readonly ask: 'menu' | 'delete' | 'report'
  readonly subject: Subject
}
