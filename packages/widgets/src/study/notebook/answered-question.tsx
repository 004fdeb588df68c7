import type { StudyQuestion } from '@prostuti/contract'
import { SolvedOptions } from '../../questions/solved-options/index.ts'
import { Html } from '../../questions/text/index.ts'
import type { NotebookProps } from './notebook.props.ts'

interface AnsweredProps extends Pick<NotebookProps, 't' | 'language'> {
  question: StudyQuestion
  /** In the order in which they stand on the screen. */
  options: StudyQuestion['options']
  /** The option's number; null: left out. */
  answer: number | null
}

/** The options beside what I chose and what is right, by word, sign and colour, and why. */
export function AnsweredQuestion({ question, options, answer, t, language }: AnsweredProps) {
  const mine = options.findIndex(({ number }) => number === answer)
  return (
    <>
      <SolvedOptions
        question={{
          options: options.map(({ text, is_correct }) => ({ text, is_correct })),
          answer: mine === -1 ? null : mine,
          cancelled: false,
        }}
        t={t}
        language={language}
      />
      <Why question={question} answer={answer} t={t} />
    </>
  )
}

/** The explanation, that of the right option, and why mine tempts. */
function Why({ question, answer, t }: Pick<AnsweredProps, 'question' | 'answer' | 't'>) {
  const { explanation, options } = question
  const right = options.find(option => option.is_correct)?.explanation
  const mine = options.find(option => option.number === answer && !option.is_correct)?.explanation
  const texts = [...new Set([explanation, right, mine])].filter(text => text)
  if (texts.length === 0) return null
  return (
    <section className="notebook-why">
      <h2 part="heading">{t('solutions.explanation')}</h2>
      {texts.map(text => (
        <Html key={text} html={text!} />
      ))}
    </section>
  )
}
