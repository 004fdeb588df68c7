import type { StaffPassage } from '@prostuti/contract'
import { useRef } from 'react'
import { useStaff } from '../../foundation/index.ts'
import { newPassage, type QuestionValues } from './question-values.ts'

type SavePassage = (
  values: QuestionValues,
  own: StaffPassage | null | undefined,
  revision: number,
) => Promise<string | null>

/** Stores the passage that is written beside a question, `own` being the stored question's; answers its id. */
export function useSavePassage(): SavePassage {
  const admin = useStaff()
  // Saving the question may fail after its passage is there: trying again makes no second one.
  const created = useRef<{ text: string; id: string } | null>(null)
  return async (values, own, revision) => {
    const text = { bn: values.passage_bn, en: values.passage_en }
    if (values.passage === newPassage) {
      if (created.current?.text !== JSON.stringify(text))
        created.current = { text: JSON.stringify(text), id: (await admin.passages.create(text)).id }
      return created.current.id
    }
    const isOther = own && own.id === values.passage && (own.text.bn !== text.bn || own.text.en !== text.en)
    if (isOther) await admin.passages.update(own.id, { text, revision })
    return values.passage
  }
}
