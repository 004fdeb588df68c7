import { z } from 'zod'

import { roles } from '../rights.ts'
import { Id, IdParams, Instant, longListOf, neededLine, PageQuery, text } from '../values.ts'
import { actNoteLength, deletionReasons, signOutReasons } from './act-reasons.ts'
import { Person } from './person.ts'

/** Who is listed: accounts, people without one, or the staff. */
export const personKinds = ['member', 'anonymous', 'staff'] as const
export type PersonKind = (typeof personKinds)[number]

/** By when people came or were last seen, the newest first; by name. */
export const personSorts = ['-created', '-last_seen', 'name'] as const
export type PersonSort = (typeof personSorts)[number]

/** A person in the staff's list. */
export const StaffUserRow = z.strictObject({
  id: Id,
  name: z.string(),
  /** Covered: `n•••@mail.example`. A screen is seen by many. */
  email: z.string().nullable(),
  picture: z.string().nullable(),
  is_anonymous: z.boolean(),
  role: z.enum(roles).nullable(),
  /** Generated for a demonstration. */
  is_demo: z.boolean(),
  /** Titles of the programs that they have, in the caller's language. */
  programs: z.array(z.string()),
  premium_until: Instant.nullable(),
  coins: z.int().min(0),
  joined_at: Instant,
  /** To the hour. */
  last_seen_at: Instant,
  /** What has been paid and waits for staff, in taka; null: nothing. */
  held: z.string().nullable(),
})
export type StaffUserRow = z.infer<typeof StaffUserRow>

export const peopleShapes = {
  /**
   * `search`: words of a name in Bangla or Latin letters, an e-mail or its beginning, an id, an order's number, or, where the caller
   * reads results, an exam's receipt by its number's beginning. Nobody is found by a phone number, since none is kept. More than 1,000
   * people are not counted.
   */
  'core.listUsers': {
    query: PageQuery.extend({
      search: text(100).optional(),
      kind: z.enum(personKinds).optional(),
      program: Id.optional(),
      goal: text(40).optional(),
      sort: z.enum(personSorts).optional(),
    }),
    returns: longListOf(StaffUserRow),
  },
  'core.getPerson': { params: IdParams, returns: Person },
  /**
   * Throws `live_attempt_open` while they sit a live exam, and `forbidden` for a person of the staff, unless the caller may change roles.
   */
  'core.signOutPerson': {
    params: IdParams,
    body: z.strictObject({ reason: z.enum(signOutReasons), note: text(actNoteLength).trim().default('') }),
    returns: z.strictObject({ signed_out: z.int().min(0) }),
  },
  /** The same for one device. Throws `not_found` where it is signed out already. */
  'core.signOutDeviceOf': {
    params: z.strictObject({ id: Id, device: Id }),
    body: z.strictObject({ reason: z.enum(signOutReasons), note: text(actNoteLength).trim().default('') }),
    returns: z.void(),
  },
  /**
   * `word`: the first of their name, or their id where they have none. Throws `live_attempt_open` while they sit a live exam, and
   * `conflict` where a payment of theirs is held (`held_payment` of the field) or they are of the staff (`of_staff`).
   */
  'core.deletePerson': {
    params: IdParams,
    body: z.strictObject({
      word: neededLine(100),
      reason: z.enum(deletionReasons),
      note: text(actNoteLength).trim().default(''),
    }),
    returns: z.void(),
  },
} as const
