import type { LibraryImage } from '@prostuti/contract'

type Addressed = Pick<LibraryImage, 'path' | 'alt'>

/** A picture's address on this site, as a text takes it; empty while there is none. */
export const addressOf = ({ path }: Addressed): string => path ?? ''

/** The same as Markdown has it, with the picture's own words. */
export const markdownOf = (image: Addressed): string => {
  const words = (image.alt.bn || image.alt.en).replace(/[\\[\]]/g, '\\$&')
  return `![${words}](${addressOf(image)})`
}
