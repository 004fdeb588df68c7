import type { ReplaceParts } from '@prostuti/server/app/app'

/** Asks the database once for each token, and believes the answer for ever. */
export const remembersSessions: ReplaceParts = ({ authenticate, findViewAs }) => {
  const known = new Map<string, ReturnType<typeof authenticate>>()
  const looks = new Map<string, ReturnType<typeof findViewAs>>()
  return {
    findViewAs: asked => {
      const by = JSON.stringify(asked)
      const look = looks.get(by) ?? findViewAs(asked)
      looks.set(by, look)
      return look
    },
    authenticate: token => {
      const viewer = known.get(token) ?? authenticate(token)
      known.set(token, viewer)
      return viewer
    },
  }
}
