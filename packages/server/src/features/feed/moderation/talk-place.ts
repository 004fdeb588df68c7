/** A place in a tab: `id` is even for posts and odd for comments. */
export interface TalkPlace {
  readonly at: Date
  readonly count: number
  readonly id: bigint
}
