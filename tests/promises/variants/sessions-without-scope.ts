import type { ReplaceParts } from '@prostuti/server/app/app'

/** Sessions that forget their scope: a partner's token is as good as any. */
export const sessionsWithoutScope: ReplaceParts = ({ authenticate }) => ({
  authenticate: async token => ({ ...(await authenticate(token)), scope: 'full' }),
})
