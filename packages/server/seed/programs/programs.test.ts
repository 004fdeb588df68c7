import { describe, expect, it } from 'vitest'
import { datesFrom } from '../../src/features/programs/routine/routine-dates.ts'
import { addDays, dhakaDay } from '../../src/platform/dhaka-day.ts'
import { slotAt } from '../exams/slots.ts'
import { templates } from '../exams/templates/index.ts'
import { demoPrograms } from './index.ts'
import type { DaySeed, ProgramSeed } from './program-seed.ts'
import { cycleStart } from './seed-programs.ts'

const day = 24 * 60 * 60 * 1000
const lateIn2026 = Date.UTC(2026, 10, 22)

/** The days in Dhaka on which an exam of this template begins, for a year. */
function heldOn(slug: string): Set<string> {
  const template = templates.find(each => each.slug === slug)!
  const number = Math.floor((300 * day) / template.everyMs)
  const count = Math.ceil((365 * day) / template.everyMs)
  return new Set(
    Array.from({ length: count }, (_, later) => dhakaDay(slotAt(template, number + later).start.getTime())),
  )
}

const named = ({ routine }: ProgramSeed) => routine.filter((each): each is DaySeed & { exam: string } => !!each.exam)

describe('the routine of a demo program', () => {
  it.each(demoPrograms.map(program => [program.slug, program] as const))(
    'of %s names exams of its own',
    (slug, program) => {
      for (const { exam } of named(program)) {
        const [template, slot] = exam.split('/')
        const found = templates.find(each => each.slug === template)
        expect(found?.program, exam).toBe(slug)
        if (slot !== undefined) expect(Number(slot), exam).toBeLessThanOrEqual(found!.over)
      }
    },
  )

  const going = demoPrograms.filter(({ start }) => start === 'cycle')
  it.each(going.map(program => [program.slug, program] as const))(
    'of %s is over within two weeks, and its exams are held on its days',
    (_, program) => {
      for (let cycle = 0; cycle < 6; cycle++) {
        const start = cycleStart(lateIn2026 + cycle * 14 * day)
        const dates = datesFrom(
          start,
          program.routine.map(({ interval }) => interval),
        )
        expect(dates.at(-1)! < addDays(start, 14)).toBe(true)
        for (const [index, { exam }] of program.routine.entries())
          if (exam) expect(heldOn(exam), `${exam} on ${dates[index]}`).toContain(dates[index])
      }
    },
  )
})
