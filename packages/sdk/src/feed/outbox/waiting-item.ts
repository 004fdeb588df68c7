import type { NewComment, NewPost, TalkKind } from '../feed-api.ts'

/** What is to be done once there is a network. */
export type WaitingAct =
  | { readonly kind: 'post'; readonly post: NewPost }
  | { readonly kind: 'comment'; readonly comment: NewComment }
  | { readonly kind: 'like'; readonly on: TalkKind; readonly id: string; readonly liked: boolean }

/** An act that waits on this device. */
export interface WaitingItem {
  /** Its place in the row, from the database. */
  readonly order: number
  /** The `Idempotency-Key` under which it is sent, however often. */
  readonly key: string
  readonly base: string
  readonly person: string
  /** When it was done, in milliseconds since 1970 by the server's clock. */
  readonly at: number
  readonly act: WaitingAct
}

/** Two likes of one thing are one wish: the later counts. */
export const isSameLike = (one: WaitingAct, other: WaitingAct): boolean =>
  one.kind === 'like' && other.kind === 'like' && one.on === other.on && one.id === other.id
