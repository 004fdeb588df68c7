import type { Practice } from '@prostuti/sdk/study'
import type { PracticeProps } from './practice.props.ts'
import type { SetUpChoices } from './set-up-choices.ts'

/** What the parts of the set-up are given. */
export interface SetUpPart extends PracticeProps {
  choices: SetUpChoices
  /** How many questions there will be. */
  count: number
  change: (part: Partial<SetUpChoices>) => void
}

/** What the screens of a practice are given. */
export interface PracticePartProps extends PracticeProps {
  practice: Practice
}

/** What the parts of the screen that asks are given. */
export interface ScreenPart extends PracticePartProps {
  /** Index of the question in view. */
  place: number
  placed: Practice['questions'][number]
  dialog: 'palette' | 'submit' | null
  setDialog: (dialog: 'palette' | 'submit' | null) => void
}
