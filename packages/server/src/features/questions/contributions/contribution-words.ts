import { ContributedWords } from '@prostuti/contract'
import type { WrittenQuestion } from '../bank/written-question.ts'
import { reveal } from '../secret.ts'
import type { contributions } from '../tables/contributions.ts'

type Stored = Pick<typeof contributions.$inferSelect, 'words' | 'edited'>

/** The one place where an offered question and its key are opened: for its writer, and for staff who decide about it. */
export function openContribution({ words, edited }: Stored): { own: ContributedWords; now: ContributedWords } {
  const own = ContributedWords.parse(reveal(words))
  const changed = reveal(edited)
  return { own, now: changed === null ? own : ContributedWords.parse(changed) }
}

/** The same as the bank writes it. */
export function asWritten({ question, options, explanation }: ContributedWords): WrittenQuestion {
  return {
    question,
    options: options.map(option => ({ ...option, explanation: { bn: '', en: '' }, pinned: false, hidden: false })),
    explanation,
  }
}
