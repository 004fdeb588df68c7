import { setTimeout as pause } from 'node:timers/promises'
import type { ReplaceParts } from '@prostuti/server/app/app'

/** What a commit takes on an ordinary disk. */
const commitMs = 10

/** People who join together do not share a commit: one after the other, as it is usually written. */
export const withoutBatches: ReplaceParts = ({ attempts }) => ({
  attempts: {
    ...attempts,
    async open(items) {
      const opened = []
      for (const item of items) {
        await pause(commitMs)
        opened.push(...(await attempts.open([item])))
      }
      return opened
    },
  },
})
