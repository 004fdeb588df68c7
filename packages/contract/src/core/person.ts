import { z } from 'zod'
import { SignedInDevice } from '../auth/index.ts'
import { LedgerEntry, UserPurchase } from '../billing/index.ts'
import { roles } from '../rights.ts'
import { Id, Instant } from '../values.ts'

const Count = z.int().min(0)

/** An attempt as staff see it: never its answers. */
export const PersonAttempt = z.strictObject({
  exam: Id,
  title: z.string(),
  mode: z.enum(['live', 'archive']),
  /** Counted from 1. */
  try: z.int().min(1),
  joined_at: Instant,
  submitted_at: Instant.nullable(),
  /** Its sheet is open. */
  is_open: z.boolean(),
  /** Null while the result is not out, for staff as for the learner. */
  marks: z.number().nullable(),
  position: z.int().nullable(),
  total_examinees: Count,
  /** Of the receipt. */
  submission_id: z.string().nullable(),
})
export type PersonAttempt = z.infer<typeof PersonAttempt>

/** The newest of what a person has said, as it stands. */
export const PersonTalk = z.strictObject({
  kind: z.enum(['post', 'comment']),
  id: Id,
  post: Id,
  /** Its beginning. */
  text: z.string(),
  at: Instant,
  state: z.enum(['waiting', 'public', 'deleted']),
})
export type PersonTalk = z.infer<typeof PersonTalk>

/** A payment that has arrived and waits for staff. */
export const HeldPayment = z.strictObject({
  order: Id,
  tran_id: z.string(),
  title: z.string(),
  amount: z.string(),
  at: Instant,
  reason: z.enum(['risk', 'already_owned', 'person_deleted']).nullable(),
})
export type HeldPayment = z.infer<typeof HeldPayment>

/** One person, as staff with `people.read` see them. */
export const Person = z.strictObject({
  id: Id,
  name: z.string(),
  email: z.string().nullable(),
  picture: z.string().nullable(),
  tags: z.array(z.string()),
  /** The name in standings, where it is another one. */
  rank_alias: z.string().nullable(),
  is_anonymous: z.boolean(),
  role: z.enum(roles).nullable(),
  /** Generated for a demonstration. */
  is_demo: z.boolean(),
  /** By what they are known: the provider, or a device's secret. */
  signs_in_by: z.array(z.enum(['google', 'device', 'partner'])),
  /** Among whom they are ranked, in the caller's language. */
  district: z.string().nullable(),
  centre: z.string().nullable(),
  /** Of the phones and browsers that are rung; empty where there are none. */
  languages: z.array(z.enum(['bn', 'en'])),
  joined_at: Instant,
  last_seen_at: Instant,
  premium_until: Instant.nullable(),
  coins: Count,
  /** The oldest first. */
  held: z.array(HeldPayment),
  purchases: z.array(UserPurchase),
  /** The newest entries; `sum` of all of them is what the person has. */
  ledger: z.strictObject({ count: Count, sum: z.int(), entries: z.array(LedgerEntry) }),
  /** The newest; `recent` of them within 30 days. */
  attempts: z.strictObject({ count: Count, recent: Count, results: z.array(PersonAttempt) }),
  /** Until when they sit a live exam; null: they sit none. */
  sits_until: Instant.nullable(),
  devices: z.array(SignedInDevice.omit({ is_this: true })),
  talk: z.strictObject({ posts: Count, comments: Count, last: z.array(PersonTalk) }),
})
export type Person = z.infer<typeof Person>
