import { optionLetter } from '@prostuti/contract/option-letters'
import { contributionLengths, shownOptions } from '@prostuti/contract/questions/bounds'
import { contributionsApiOf } from '@prostuti/sdk/questions'
import { type FormEvent, useState } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { toast } from '../../foundation/page/toast.ts'
import { Button, TextArea } from '../../foundation/ui/index.ts'
import { AboutFields } from './about-fields.tsx'
import type { FormProps } from './contribute.props.ts'
import { sendFault } from './send-fault.ts'
import { type DraftState, missingOf, offerOf } from './use-question-draft.ts'

type QuestionFormProps = FormProps & { draft: DraftState }

/** One question: its words, its options with the right one, why, and what it is about. */
export function QuestionForm(props: QuestionFormProps) {
  const { t, client, draft, onSent } = props
  const { value, change } = draft
  const [isTried, setTried] = useState(false)
  const missing = isTried ? missingOf(value) : []
  const faultOf = (name: (typeof missing)[number]) =>
    missing.includes(name) ? t(`contribute.need_${name}`) : undefined
  const saving = useSaving(() => {
    setTried(false)
    draft.next()
    toast(t('contribute.sent'))
    onSent()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missingOf(value).length === 0) saving.save(() => contributionsApiOf(client).offer(offerOf(value)))
  }
  return (
    <form className="contribute-form" noValidate onSubmit={send}>
      <TextArea
        label={t('contribute.question')}
        hint={t('contribute.question_hint')}
        maxLength={contributionLengths.question}
        value={value.question}
        fault={faultOf('question')}
        onChange={event => change({ question: event.currentTarget.value })}
      />
      <OptionFields {...props} fault={faultOf('options') ?? faultOf('right')} />
      <TextArea
        label={t('contribute.explanation')}
        hint={t('contribute.explanation_hint')}
        maxLength={contributionLengths.explanation}
        value={value.explanation}
        onChange={event => change({ explanation: event.currentTarget.value })}
      />
      <AboutFields {...props} about={value} onChange={change} faultOf={faultOf} />
      {saving.error ? (
        <p className="contribute-fault" role="alert">
          {sendFault(saving.error, t)}
        </p>
      ) : null}
      <div className="contribute-foot">
        <p className="ui-small ui-muted">{t('contribute.goes')}</p>
        <Button kind="primary" type="submit" busy={saving.busy && t('contribute.sending')}>
          {t('contribute.send')}
        </Button>
      </div>
    </form>
  )
}

function OptionFields({ t, language, draft, fault }: QuestionFormProps & { fault: string | undefined }) {
  const { value, change } = draft
  const setOption = (number: number, text: string) =>
    change({ options: value.options.map((option, at) => (at === number ? text : option)) })
  return (
    <fieldset className="contribute-options" data-wrong={fault ? '' : undefined}>
      <legend>{t('contribute.options')}</legend>
      {value.options.map((option, number) => {
        const letter = optionLetter(number, language)
        return (
          <div key={number} data-key={value.right === number ? '' : undefined}>
            <label className="contribute-right">
              <input
                type="radio"
                name="right"
                checked={value.right === number}
                onChange={() => change({ right: number })}
              />
              <span aria-hidden="true">{letter}</span>
              <span className="ui-hidden">{t('contribute.is_right', { letter })}</span>
            </label>
            <input
              className="ui-input"
              part="input"
              aria-label={t('contribute.option', { letter })}
              maxLength={contributionLengths.option}
              value={option}
              onChange={event => setOption(number, event.currentTarget.value)}
            />
          </div>
        )
      })}
      <p className="ui-small ui-muted">{t('contribute.options_hint')}</p>
      {value.options.length < shownOptions.max ? (
        <Button kind="quiet" onClick={() => change({ options: [...value.options, ''] })}>
          {t('contribute.more_options')}
        </Button>
      ) : null}
      <p className="contribute-fault" role="alert">
        {fault}
      </p>
    </fieldset>
  )
}
