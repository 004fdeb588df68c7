import { randomBytes } from 'node:crypto'
import type { CalendarAddress } from '@prostuti/contract'
import {
  createCalendarAddress,
  getCalendarAddress,
  revokeCalendarAddress,
} from '@prostuti/contract/programs/operations'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { signedIn } from '../../../../platform/http/call/call.ts'
import { implement } from '../../../../platform/http/call/implement.ts'
import { implementOnce } from '../../../../platform/idempotency/index.ts'
import { instantText } from '../../../exams/index.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import { calendarAddresses } from './tables.ts'

/** The private address of a person's routine: looked up, replaced, ended. */
export function createCalendarAddresses(deps: ProgramDeps) {
  const { db, clock, siteUrl } = deps
  return [
    implement(getCalendarAddress, async (_, call) => {
      const [row] = await db.orm
        .select()
        .from(calendarAddresses)
        .where(eq(calendarAddresses.userId, signedIn(call).id))
      return { calendar: row ? presentAddress(row, siteUrl) : null }
    }),
    implementOnce(createCalendarAddress, { pool: db.pool, clock }, async (_, call, client) => {
      const { id: userId } = signedIn(call)
      const address = {
        secret: randomBytes(16).toString('base64url'),
        language: call.language,
        createdAt: new Date(clock.now()),
      }
      // In the place of an older one, which nobody can read from then on.
      await drizzle(client)
        .insert(calendarAddresses)
        .values({ userId, ...address })
        .onConflictDoUpdate({ target: calendarAddresses.userId, set: address })
      return presentAddress(address, siteUrl)
    }),
    implement(revokeCalendarAddress, async (_, call) => {
      await db.orm.delete(calendarAddresses).where(eq(calendarAddresses.userId, signedIn(call).id))
    }),
  ]
}

function presentAddress({ secret, createdAt }: { secret: string; createdAt: Date }, siteUrl: string): CalendarAddress {
  return { url: `${siteUrl}/api/exam/v5/calendars/${secret}/`, created_at: instantText(createdAt.getTime()) }
}
