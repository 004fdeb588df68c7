import type { BatchPicture } from '../batch/batch-picture.ts'

/** Each twin with what became of its like. */
export const withTwins = (pictures: readonly BatchPicture[]): BatchPicture[] =>
  pictures.map(picture => {
    if (picture.state !== 'twin') return picture
    const like = pictures.find(({ state, digest }) => state !== 'twin' && digest === picture.digest)
    return { ...picture, image: like?.image ?? null }
  })
