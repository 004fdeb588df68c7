import { type Goal, goals } from '@prostuti/contract/goals'
import { optionLetter } from '@prostuti/contract/option-letters'
import { useEffect, useRef, useState } from 'react'
import { IconForward } from '../../foundation/ui/index.ts'
import type { HomePartProps } from './home.props.ts'

interface QuestionProps extends HomePartProps {
  /** The person has not answered it yet. */
  asks: boolean
  /** It is kept now: what stands first on Home is another. */
  onKept: () => void
}

/**
 * Asks a new member which job they prepare for, as an exam asks; "not decided" is an answer too. Says what was chosen until the
 * page is left; it is changed in the profile.
 */
export function GoalQuestion({ client, t, language, asks, programsHref, onKept }: QuestionProps) {
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const [chosen, setChosen] = useState<Goal | null>(null)
  const words = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The buttons go with the answer: who pressed one by keyboard stands at the words then.
    if (chosen) words.current?.focus()
  }, [chosen])
  const choose = async (goal: Goal) => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { keepGoal } = await import('./lazy/keep-goal.ts')
      await keepGoal(client, goal)
      setChosen(goal)
      onKept()
    } catch (error) {
      console.warn('prostuti: the goal was not kept', error)
      setState('failed')
    }
  }
  if (chosen)
    return (
      <section className="home-goal" aria-labelledby="goal">
        <h2 part="heading" id="goal" ref={words} tabIndex={-1}>
          {chosen === 'not-decided' ? t('home.goal_open') : t('home.goal_kept', { goal: t(`goals.${chosen}`) })}
        </h2>
        <p className="ui-small ui-muted">
          {t(chosen === 'not-decided' ? 'home.goal_open_text' : 'home.goal_kept_text')}
        </p>
        {programsHref ? (
          <a className="ui-way-on" href={programsHref}>
            {t('home.goal_programs')}
            <IconForward />
          </a>
        ) : null}
      </section>
    )
  if (!asks) return null
  return (
    <section className="home-goal" aria-labelledby="goal" aria-busy={state === 'busy' || undefined}>
      <h2 part="heading" id="goal">
        {t('home.goal')}
      </h2>
      <ul>
        {goals.map((goal, place) => (
          <li key={goal}>
            <button type="button" onClick={() => void choose(goal)}>
              <b aria-hidden="true">{optionLetter(place, language)}</b>
              {t(`goals.${goal}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="ui-small ui-muted" role="status">
        {t(state === 'failed' ? 'home.goal_failed' : state === 'busy' ? 'home.goal_busy' : 'home.goal_text')}
      </p>
    </section>
  )
}
