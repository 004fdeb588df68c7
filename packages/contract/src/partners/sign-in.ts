/**
 * Why a partner's token signs nobody in. `origin`: no partner has registered it; `page`: it came from another page than it names; `key`: the
 * partner has no such key; `time`: it is over or not begun; `life`: it is good for longer than `signInLimits` has it; `used`: once before.
 */
export const signInFaults = [
  'malformed',
  'algorithm',
  'origin',
  'page',
  'key',
  'signature',
  'audience',
  'time',
  'life',
  'claims',
  'used',
] as const

export type SignInFault = (typeof signInFaults)[number]

/** How a token may be signed. */
export const signInAlgorithms = ['RS256', 'ES256'] as const

export type SignInAlgorithm = (typeof signInAlgorithms)[number]

/** Of a token, in seconds: how long it is good for at most, and by how much clocks may differ. */
export const signInLimits = { lifeSeconds: 300, skewSeconds: 60 } as const

/** Of a partner at most: keys and addresses of keys, and keys at one address. */
export const mostSignInKeys = 10

/** Why a pasted key is not taken. `private`: it is the secret half, which is to stay where it is. */
export const keyFaults = [
  'no_key',
  'private',
  'symmetric',
  'algorithm',
  'too_short',
  'too_many',
  'other_origin',
] as const

export type KeyFault = (typeof keyFaults)[number]

/** Why the keys at an address are not known. */
export const keyFetchFaults = ['timeout', 'no_answer', 'private_host', 'status', 'too_large', 'no_key'] as const

export type KeyFetchFault = (typeof keyFetchFaults)[number]
