/**
 * What a partner's server can be told, one row each: of people who have agreed to that partner, and of exams that they sat on its
 * pages. No row tells an answer, an e-mail address or a name.
 */
export const partnerEvents = [
  'consent.given',
  'consent.withdrawn',
  'attempt.submitted',
  'result.published',
  'result.changed',
] as const

export type PartnerEvent = (typeof partnerEvents)[number]

/** An event, or what staff send to see whether the address answers. */
export type SentEvent = PartnerEvent | 'test'

export const sentEvents = [...partnerEvents, 'test'] as const

/** Seconds from one try of a delivery to the next, 24 hours in all; after the last one it has failed. */
export const deliveryPauses = [60, 300, 1_800, 7_200, 14_400, 21_600, 41_040] as const

/** Addresses of a partner that are told of events. */
export const mostWebhooks = 5

/** So long a delivery is listed. */
export const deliveryDays = 30

/** So long a key works once a new one has been made. */
export const oldKeyDays = 7

/** Of an answer as much is kept. */
export const keptAnswerLength = 200

/** How far back a partner's numbers go. */
export const partnerNumberDays = 14

/** `api`: the partner's server reads its own numbers and results. `signing`: it checks what we send it. */
export const partnerKeyKinds = ['api', 'signing'] as const

export type PartnerKeyKind = (typeof partnerKeyKinds)[number]

/** `waiting`: it is tried, or tried again; `taken`: the address answered with a status from 200 to 299; `failed`: for good. */
export const deliveryStates = ['waiting', 'taken', 'failed'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** Why no answer came. `private_host`: the name leads to an address that no other site has. */
export const deliveryFaults = ['timeout', 'no_answer', 'private_host'] as const

export type DeliveryFault = (typeof deliveryFaults)[number]

/** In either language, in UTF-16 units. */
export const partnerNameLength = 100

/** Of what is pasted as a key. */
export const signInKeyLength = 10_000
