import type { Comment, Like, Post } from '@prostuti/contract'

/** How an act ended: with the server's answer, or with the code of its refusal. */
export type SentOutcome = { readonly answer: Post | Comment | Like } | { readonly refused: string }
