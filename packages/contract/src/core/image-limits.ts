/** Of a picture's file, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024

/** Of what a picture says to who cannot see it, in characters. */
export const maxAltLength = 300

/** Pictures of one batch, and of one change. */
export const maxImagesAtOnce = 200

/** What shows pictures. */
export const imagePlaces = [
  ...(['question', 'passage', 'circular', 'notice'] as const),
  ...(['notification', 'post', 'contribution'] as const),
] as const
export type ImagePlace = (typeof imagePlaces)[number]
