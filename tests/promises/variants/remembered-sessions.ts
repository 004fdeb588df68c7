import type { ReplaceParts } from '@prostuti/server/app/app'

/** Asks the database once for each token, and believes the answer for ever. */
export const remembersSessions: ReplaceParts = ({ authenticate }) => {
  const known = new Map<string, ReturnType<typeof authenticate>>()
  return {
    authenticate: token => {
      const viewer = known.get(token) ?? authenticate(token)
      known.set(token, viewer)
      return viewer
    },
  }
}
