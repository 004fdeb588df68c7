import { useEffect, useRef, useState } from 'react'
import { keepTrying } from '../../foundation/element/keep-trying.ts'
import { IconForward } from '../../foundation/ui/index.ts'
import { SkeletonBlock } from '../../foundation/ui/skeleton.tsx'
import type { HomePartProps } from './home.props.ts'

type WeekPart = typeof import('./lazy/week-part.ts')

/**
 * This week of my programs, in the second column. Comes after Home, into room that was kept for it, and only where that
 * column stands.
 */
export function MyWeek(props: HomePartProps) {
  const { home, t, routineHref } = props
  const box = useRef<HTMLElement>(null)
  const [part, setPart] = useState<WeekPart | null>(null)
  const hasDays = home.my_programs.some(program => program.next_day !== null)
  useEffect(() => {
    if (!hasDays || !box.current?.offsetWidth) return
    return keepTrying(async () => setPart(await import('./lazy/week-part.ts')))
  }, [hasDays])
  if (!hasDays) return null
  return (
    <section className="ui-card home-week" part="card" aria-labelledby="week" ref={box}>
      <h2 part="heading" id="week">
        {t('routine.this_week')}
      </h2>
      {part ? <part.Week {...props} /> : <SkeletonBlock height="76px" />}
      {routineHref ? (
        <a className="ui-way-on" href={routineHref}>
          {t('home.whole_routine')}
          <IconForward />
        </a>
      ) : null}
    </section>
  )
}
