import { goals } from '@prostuti/contract/goals'
import { useState } from 'react'
import { optionLetter } from '../../foundation/option-letter.ts'
import type { HomePartProps } from './home.props.ts'

interface QuestionProps extends HomePartProps {
  /** It is kept now: what stands first on Home is another. */
  onKept: () => void
}

/** Asks a new member which job they prepare for, as an exam asks; "not decided" is an answer too. It is changed in the profile. */
export function GoalQuestion({ client, t, language, onKept }: QuestionProps) {
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const choose = async (goal: (typeof goals)[number]) => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { keepGoal } = await import('./lazy/keep-goal.ts')
      await keepGoal(client, goal)
      onKept()
    } catch (error) {
      console.warn('prostuti: the goal was not kept', error)
      setState('failed')
    }
  }
  return (
    <section className="home-goal" aria-labelledby="goal" aria-busy={state === 'busy' || undefined}>
      <h2 id="goal">{t('home.goal')}</h2>
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
