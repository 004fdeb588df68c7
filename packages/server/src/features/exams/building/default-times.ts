import { type ExamDefaults, examDefaults } from '@prostuti/contract'
import { dhakaDay, startOfDhakaDay } from '@prostuti/contract/dhaka-time'
import { durationText, instantText } from '../exam.ts'

const [dayMs, hourMs] = [86_400_000, 3_600_000]
const startDaysAhead = 15
const endDaysAhead = 17

/** At 10:00 in Dhaka, so many days ahead. */
function tenInTheMorning(now: number, daysAhead: number): Date {
  return new Date(startOfDhakaDay(dhakaDay(now + daysAhead * dayMs)) + 10 * hourMs)
}

/** When a new exam starts and ends (specification §5): in 15 and in 17 days. */
export function defaultTimes(now: number): { startTime: Date; endTime: Date } {
  return { startTime: tenInTheMorning(now, startDaysAhead), endTime: tenInTheMorning(now, endDaysAhead) }
}

export function presentDefaults(now: number): ExamDefaults {
  const { startTime, endTime } = defaultTimes(now)
  return {
    start_time: instantText(startTime.getTime()),
    end_time: instantText(endTime.getTime()),
    duration: durationText(0),
    grace_seconds: examDefaults.graceSeconds,
    negative_mark: examDefaults.negativeMark,
    reviewed_qb: true,
  }
}
