import type { UserInfo } from '@prostuti/contract'
import { type Goal, goals } from '@prostuti/contract/goals'
import { accountApiOf } from '@prostuti/sdk/auth'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import type { PersonProps } from './profile.props.ts'

const isGoal = (tag: string): tag is Goal => goals.includes(tag as Goal)

/** The tags of a person with this goal in the place of the one before. */
const tagsWithGoal = ({ profile }: Pick<UserInfo, 'profile'>, goal: Goal): string[] => [
  ...profile.tags.filter(tag => !isGoal(tag)),
  goal,
]

/** Which job one prepares for: it orders programs and exams. Saved as it is chosen. */
export function GoalChoice({ client, t, user, emit }: PersonProps) {
  const { busy, error, save } = useSaving(() => emit('toast', { text: t('profile.saved'), tone: 'good' }))
  const current = user.profile.tags.find(isGoal)
  const choose = (goal: Goal) =>
    save(() => accountApiOf(client).updateProfile({ profile: { tags: tagsWithGoal(user, goal) } }))
  return (
    <fieldset className="ui-card profile-goals" part="card" aria-busy={busy || undefined}>
      <legend>{t('profile.goal')}</legend>
      <p className="ui-small ui-muted">{t('profile.goal_text')}</p>
      {goals.map(goal => (
        <label key={goal}>
          <input type="radio" name="goal" value={goal} checked={goal === current} onChange={() => choose(goal)} />
          {t(`goals.${goal}`)}
        </label>
      ))}
      {error ? (
        <p className="profile-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
    </fieldset>
  )
}
