import { createAttemptApi } from '@prostuti/sdk/exams/attempt/attempt-api'
import { ApiError } from '@prostuti/sdk/http/api-error'
import { requestLimitMs } from '@prostuti/sdk/http/http'
import type { Client } from '../networks/learner.ts'

/** A client whose calls have no time limit: it waits for as long as the network says nothing. */
export const waitsForEver: Client = {
  platform: platform => ({
    ...platform,
    clock: {
      ...platform.clock,
      setTimer: (callback, ms) => (ms === requestLimitMs ? () => undefined : platform.clock.setTimer(callback, ms)),
    },
  }),
}

/** A client that sends a sheet once and takes a lost answer for the server's last word. */
export const sendsOnce: Client = {
  parts: {
    createAttemptApi(http) {
      const api = createAttemptApi(http)
      const asRefused = ({ call }: ApiError) => new ApiError({ code: 'something_wrong', status: 400, call })
      return {
        ...api,
        submit: (mode, sheet) =>
          api.submit(mode, sheet).catch((error: unknown) => {
            throw error instanceof ApiError ? asRefused(error) : error
          }),
      }
    },
  },
}
