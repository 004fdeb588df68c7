import type { ReplaceParts } from '@prostuti/server/app/app'
import type { OneTimeCode } from '@prostuti/server/features/auth/sessions/one-time-codes'

/** An exchange that forgets for whom a code was made: any page that has it gets a token. */
export const codesForAnybody = forget({ origin: undefined })

/** An exchange that forgets the scope: what was given to a partner's page does everything. */
export const fullTokens = forget({ scope: 'full' })

/** An exchange that forgets whose page it gave a token: nobody can end it. */
export const tokensOfNobody = forget({ partnerId: undefined })

function forget(part: Partial<OneTimeCode>): ReplaceParts {
  return ({ takeCode }) => ({
    takeCode: async code => {
      const taken = await takeCode(code)
      return taken && { ...taken, ...part }
    },
  })
}
