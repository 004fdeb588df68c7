/** Why an address is refused: the code of its field. */
export const addressFaults = [
  'star',
  'no_origin',
  'path',
  'not_https',
  'with_user',
  'fragment',
  'other_origin',
  'taken',
  'private_host',
  'own_already',
] as const

export type AddressFault = (typeof addressFaults)[number]
