import { z } from 'zod'
import { Translated } from '../staff-values.ts'
import { DeviceUuid, Id, IdParams, Instant, listOf, longListOf, neededLines, PageQuery, text } from '../values.ts'
import {
  deliveryFaults,
  deliveryStates,
  partnerEvents,
  partnerKeyKinds,
  partnerNameLength,
  sentEvents,
  signInKeyLength,
} from './events.ts'
import { keyFetchFaults, signInAlgorithms } from './sign-in.ts'

/** Of a partner at most. */
export const mostOrigins = 20
export const mostRedirects = 20
export const mostPartners = 500

const Address = text(500).trim()

/** A partner as staff see it in the list. */
export const StaffPartnerRow = z.strictObject({
  id: Id,
  /** In the caller's language. */
  name: z.string(),
  origins: z.array(z.string()),
  /** `settings`: the server's own settings name it, and alone change where it runs. */
  source: z.enum(['settings', 'staff']),
  /** People who have agreed to it. */
  people: z.int().min(0),
  /** Attempts that began on its pages, of the last 14 days. */
  attempts: z.int().min(0),
  /** To the hour; null: never. */
  last_used_at: Instant.nullable(),
  /** Deliveries of the last 30 days that have failed for good. */
  failed: z.int().min(0),
  created_at: Instant,
})
export type StaffPartnerRow = z.infer<typeof StaffPartnerRow>

/** A key as it is known once it was shown. */
export const PartnerKey = z.strictObject({
  id: Id,
  kind: z.enum(partnerKeyKinds),
  /** Its beginning and its last four letters: `pk_…a91f`. */
  hint: z.string(),
  created_at: Instant,
  /** From then on it works no more; null: until a new one is made. */
  ends_at: Instant.nullable(),
  is_over: z.boolean(),
  last_used_at: Instant.nullable(),
  /** In the last 24 hours. */
  uses: z.int().min(0),
})
export type PartnerKey = z.infer<typeof PartnerKey>

/** An address that is told of events. */
export const PartnerWebhook = z.strictObject({
  id: Id,
  url: z.string(),
  events: z.array(z.enum(partnerEvents)),
  /** Of the last 30 days, those that have failed for good. */
  failed: z.int().min(0),
  created_at: Instant,
})
export type PartnerWebhook = z.infer<typeof PartnerWebhook>

/** Public keys by which a partner's server signs its people in: one that was pasted, or those at an address. */
export const SignInKey = z.strictObject({
  id: Id,
  /** Null: pasted. */
  url: z.string().nullable(),
  keys: z.array(z.strictObject({ kid: z.string(), alg: z.enum(signInAlgorithms) })),
  created_at: Instant,
  last_used_at: Instant.nullable(),
  /** When the address was last read; null: never, or pasted. */
  fetched_at: Instant.nullable(),
  /** Why it could not be read the last time. */
  fetch_fault: z.enum(keyFetchFaults).nullable(),
  /** Sessions that came of it and still stand. */
  sessions: z.int().min(0),
})
export type SignInKey = z.infer<typeof SignInKey>

/** What a partner's pages and its address did of late. */
export const PartnerNumbers = z.strictObject({
  /** Have agreed to it. */
  people: z.int().min(0),
  /** Of those, in the last 14 days. */
  new_people: z.int().min(0),
  /** Attempts of the last 14 days that began on its pages. */
  joined: z.int().min(0),
  submitted: z.int().min(0),
  /** Deliveries of the last 24 hours that ended, and those among them that were taken. */
  delivered: z.int().min(0),
  tried: z.int().min(0),
  /** To the hour; null: never. */
  last_used_at: Instant.nullable(),
  /** Dhaka's days, the oldest first, without gaps. */
  days: z.array(z.strictObject({ day: z.string(), joined: z.int().min(0), submitted: z.int().min(0) })),
})
export type PartnerNumbers = z.infer<typeof PartnerNumbers>

/** One partner, with all that staff may know of it. */
export const StaffPartner = z.strictObject({
  id: Id,
  name: z.strictObject({ bn: z.string(), en: z.string() }),
  source: z.enum(['settings', 'staff']),
  origins: z.array(z.string()),
  redirect_uris: z.array(z.string()),
  revision: z.int().min(1),
  created_at: Instant,
  keys: z.array(PartnerKey),
  sign_in_keys: z.array(SignInKey),
  webhooks: z.array(PartnerWebhook),
  numbers: PartnerNumbers,
})
export type StaffPartner = z.infer<typeof StaffPartner>

/** A new key, whole: it is shown this once and nowhere kept. */
export const NewPartnerKey = z.strictObject({
  key: z.string(),
  /** The one before works until then; null: there was none. */
  old_ends_at: Instant.nullable(),
})
export type NewPartnerKey = z.infer<typeof NewPartnerKey>

/** One event on its way to a partner, and what came of it. */
export const PartnerDelivery = z.strictObject({
  /** The same at each try: whoever gets it twice leaves the second one. */
  id: z.string(),
  event: z.enum(sentEvents),
  state: z.enum(deliveryStates),
  created_at: Instant,
  tries: z.int().min(0),
  next_at: Instant.nullable(),
  /** What came of the last try; null: it was not tried. */
  last: z
    .strictObject({
      at: Instant,
      /** Null: no answer came. */
      status: z.int().nullable(),
      /** Why none came. */
      fault: z.enum(deliveryFaults).nullable(),
      ms: z.int().min(0),
      answer: z.string(),
    })
    .nullable(),
  /** What is sent. */
  payload: z.record(z.string(), z.unknown()),
})
export type PartnerDelivery = z.infer<typeof PartnerDelivery>

const OfPartner = { id: Id }
const OfWebhook = { ...OfPartner, webhook: Id }
const Events = z.array(z.enum(partnerEvents)).max(partnerEvents.length)
const Places = { origins: z.array(Address).max(mostOrigins), redirect_uris: z.array(Address).max(mostRedirects) }

export const staffPartnerShapes = {
  /** By name; there are never so many that they need a search on the server. */
  'partners.listPartners': {
    /** `search`: within a name in either language, or an origin. */
    query: PageQuery.extend({ search: text(partnerNameLength).trim().optional() }),
    returns: listOf(StaffPartnerRow),
  },
  /** Throws `validation_failed` with the fault of each address as its code. */
  'partners.createPartner': {
    body: z.strictObject({
      name: Translated(partnerNameLength),
      origins: Places.origins.min(1),
      redirect_uris: Places.redirect_uris.default([]),
    }),
    returns: StaffPartner,
  },
  'partners.getPartner': { params: IdParams, returns: StaffPartner },
  /**
   * Of one from the settings the name alone: anything else throws `conflict` (`from_settings`). Who had agreed is asked again where an origin is gone.
   * Throws `conflict` for another revision.
   */
  'partners.updatePartner': {
    params: IdParams,
    body: z.strictObject({
      revision: z.int().min(1),
      name: Translated(partnerNameLength).optional(),
      origins: Places.origins.min(1).optional(),
      redirect_uris: Places.redirect_uris.optional(),
    }),
    returns: StaffPartner,
  },
  /** Its keys, sign-ins and deliveries end at once. Throws `conflict` for one from the settings. */
  'partners.deletePartner': { params: IdParams, returns: z.void() },
  /** The one before of this kind works 7 days more. */
  'partners.createKey': {
    params: IdParams,
    body: z.strictObject({ kind: z.enum(partnerKeyKinds) }),
    returns: NewPartnerKey,
  },
  /** It works no more. */
  'partners.revokeKey': { params: z.strictObject({ ...OfPartner, keyId: Id }), returns: z.void() },
  /**
   * A public key as PEM, as a JWK or as a key set, or an address on one of the partner's origins where a key set stands, which `refreshSignInKey`
   * reads. Throws `validation_failed` with one of `keyFaults`.
   */
  'partners.addSignInKey': {
    params: IdParams,
    body: z.strictObject({ source: neededLines(signInKeyLength) }),
    returns: SignInKey,
  },
  /** Sessions that came of it end at once. */
  'partners.removeSignInKey': { params: z.strictObject({ ...OfPartner, keyId: Id }), returns: z.void() },
  /** Reads its address now. Throws `conflict` for a pasted key. */
  'partners.refreshSignInKey': { params: z.strictObject({ ...OfPartner, keyId: Id }), returns: SignInKey },
  /** Throws `validation_failed` for an address that is not ours to call. The first one needs a signing key. */
  'partners.createWebhook': {
    params: IdParams,
    body: z.strictObject({ url: Address, events: Events }),
    returns: PartnerWebhook,
  },
  'partners.updateWebhook': {
    params: z.strictObject(OfWebhook),
    body: z.strictObject({ url: Address.optional(), events: Events.optional() }),
    returns: PartnerWebhook,
  },
  /** With its log. */
  'partners.deleteWebhook': { params: z.strictObject(OfWebhook), returns: z.void() },
  /** The newest first, of the last 30 days. */
  'partners.listDeliveries': {
    params: z.strictObject(OfWebhook),
    query: PageQuery.extend({ state: z.enum(deliveryStates).optional() }),
    returns: longListOf(PartnerDelivery),
  },
  /** Queues it now, under the same id. */
  'partners.resendDelivery': {
    params: z.strictObject({ ...OfWebhook, delivery: DeviceUuid }),
    returns: PartnerDelivery,
  },
  /** All that have failed. */
  'partners.resendFailed': { params: z.strictObject(OfWebhook), returns: z.strictObject({ queued: z.int().min(0) }) },
  'partners.sendTest': { params: z.strictObject(OfWebhook), returns: PartnerDelivery },
} as const
