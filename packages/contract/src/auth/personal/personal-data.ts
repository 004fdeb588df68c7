import { z } from 'zod'
import { District } from '../../districts.ts'
import { personNameLength } from '../../text-lengths.ts'
import { Id, IdParams, Instant, listOf, text } from '../../values.ts'

/** A signed-in browser, app or partner's page. */
export const SignedInDevice = z.strictObject({
  id: Id,
  /** It makes this very call. */
  is_this: z.boolean(),
  kind: z.enum(['phone', 'tablet', 'computer', 'app', 'partner', 'unknown']),
  /** As `Chrome`; empty where the device did not say it. */
  browser: z.string(),
  system: z.string(),
  /** The partner whose page it is; null: ours. */
  partner: z.string().nullable(),
  signed_in_at: Instant,
  /** To the hour. */
  last_seen_at: Instant,
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

/** Among whom a person wants to be ranked; both may be empty. */
export const Belonging = z.strictObject({
  district: District.nullable(),
  centre: z.strictObject({ id: Id, name: z.string() }).nullable(),
})
export type Belonging = z.infer<typeof Belonging>

/** A coaching centre: a registered partner. */
export const Centre = z.strictObject({ id: Id, name: z.string() })
export type Centre = z.infer<typeof Centre>

/** What the file of one's own data holds, in rows. */
export const ExportSummary = z.strictObject({
  exams: z.int().min(0),
  money: z.int().min(0),
  practice: z.int().min(0),
  talk: z.int().min(0),
  /** Profile, bookmarks, kept searches, routine, notifications. */
  others: z.int().min(0),
  /** An estimate. */
  bytes: z.int().min(0),
})
export type ExportSummary = z.infer<typeof ExportSummary>

/** Where an app is sent back to, with a one-time code. */
const AppLink = text(500).regex(/^[a-z][a-z\d+.-]*:\/\/[^\s#]+$/i, 'a link of the app')

export const personalDataShapes = {
  /** Newest first; the one that asks is the first. */
  'auth.listDevices': { returns: listOf(SignedInDevice) },
  /** Throws `conflict` for the one that asks: signing out is its own call. */
  'auth.deleteDevice': { params: IdParams, returns: z.void() },
  'auth.deleteOtherDevices': { returns: z.strictObject({ signed_out: z.int().min(0) }) },
  'auth.getExportSummary': { returns: ExportSummary },
  /** One JSON file (`application/json`, as an attachment): all that is this person's. Keys of exams and other people's words are not in it. */
  'auth.exportData': { returns: z.record(z.string(), z.unknown()) },
  'auth.getBelonging': { returns: Belonging },
  /** What is left out stays; null: not said. Throws `not_found` for a centre that is not registered. */
  'auth.updateBelonging': {
    body: z.strictObject({ district: District.nullable().optional(), centre: Id.nullable().optional() }),
    returns: Belonging,
  },
  /** By name; at most 20. */
  'auth.listCentres': {
    query: z.strictObject({ search: text(personNameLength.max).trim().optional() }),
    returns: z.strictObject({ results: z.array(Centre) }),
  },
  /**
   * The app that began with this challenge gets a one-time code at its registered link. Throws `validation_failed` for a link that the
   * settings do not name.
   */
  'auth.authorizeApp': {
    body: z.strictObject({
      redirect_url: AppLink,
      code_challenge: text(43).regex(/^[\w-]{43}$/, 'an S256 code challenge'),
      state: text(200).default(''),
    }),
    /** The link with `code` and `state`. */
    returns: z.strictObject({ address: z.string() }),
  },
} as const
