import type { SolutionQuestion } from '@prostuti/contract'
import { optionLetter } from '@prostuti/contract/option-letters'
import type { WidgetProps } from '../../foundation/element/define-widget.ts'
import { IconCheck, IconClose } from '../../foundation/ui/index.ts'
import { Html } from '../text/index.ts'

type Option = SolutionQuestion['options'][number]

type OptionsProps = Pick<WidgetProps, 't' | 'language'> & {
  question: Pick<SolutionQuestion, 'answer' | 'cancelled'> & {
    /** `explanation`: why this one is right or wrong, where it is said beside the option. */
    options: readonly (Pick<Option, 'text' | 'is_correct'> & Partial<Option>)[]
  }
}

/** The options as I saw them: which was mine, which is right, by word, sign and colour. */
export function SolvedOptions({ question, t, language }: OptionsProps) {
  return (
    <ol className="solved-options">
      {question.options.map(({ text, is_correct: isKey, explanation }, row) => {
        const isMine = row === question.answer
        const isWrong = isKey === false && !question.cancelled
        return (
          <li
            key={row}
            part="option"
            data-key={isKey ? '' : undefined}
            data-mine={isMine ? '' : undefined}
            data-wrong={isMine && isWrong ? '' : undefined}
          >
            <span className="solved-letter" aria-hidden="true">
              {optionLetter(row, language)}
            </span>
            <div className="solved-words">
              <Html html={text} />
              <OptionNote isKey={isKey === true} isMine={isMine} isWrong={isWrong} t={t} />
              {explanation ? (
                <div className="solved-reason">
                  <Html html={explanation} />
                </div>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

type NoteProps = Pick<OptionsProps, 't'> & Record<'isKey' | 'isMine' | 'isWrong', boolean>

function OptionNote({ isKey, isMine, isWrong, t }: NoteProps) {
  if (!isKey && !isMine) return null
  const words = isMine ? (isKey ? 'solutions.mine_right' : 'solutions.mine') : 'solutions.key'
  return (
    <span className="solved-note">
      {isKey ? <IconCheck /> : isWrong ? <IconClose /> : null}
      {t(words)}
    </span>
  )
}
