import { getDatedCalendar } from '@prostuti/contract/programs/operations'
import { implement } from '../../../../platform/http/call/implement.ts'
import type { ProgramDeps } from '../../program-deps.ts'
import { getDatedThing } from '../dated/dated-things.ts'
import { calendarText, newCalendar } from './calendar-frame.ts'
import { calendarReply } from './calendar-reply.ts'
import { addDatedEvent } from './dated-event.ts'

/** Days before the exam. */
const alarmDays = [7, 1]

/** One exam outside programs as a calendar file. It says what is published, and nothing of who asks. */
export function createGetDatedCalendar(deps: ProgramDeps) {
  return implement(getDatedCalendar, async ({ params, query }, call) => {
    const { alarms = true, language = call.language } = query
    const thing = await getDatedThing(deps, params, language)
    const calendar = newCalendar(language)
    addDatedEvent(calendar, deps, { ...params, ...thing, reminders: alarms ? alarmDays : [], aim: false }, language)
    const fileName = `prostuti-${params.kind.replace('_', '-')}-${params.id}.ics`
    return calendarReply(calendarText(calendar), { fileName, isPublic: call.viewer === null })
  })
}
