import type { ReactElement } from 'react'
import { type StaffProps, StaffRoot, useAddress, useTexts } from '../../foundation/index.ts'
import tabs from '../types/type-tabs.module.css'
import { SimilarCategories } from './similar-categories.tsx'
import { SimilarQuestions } from './similar-questions.tsx'

/** Questions and categories that look alike, side by side: made one, or said not to be the same. */
export function DuplicatesScreen({ staff }: { staff: StaffProps }): ReactElement {
  return (
    <StaffRoot staff={staff}>
      <Duplicates />
    </StaffRoot>
  )
}

const kinds = ['question', 'category'] as const

function Duplicates(): ReactElement {
  const t = useTexts('categories', 'questions')
  const [address, change] = useAddress()
  const kind = kinds.find(each => each === address.get('kind')) ?? 'question'
  const choice = (
    <fieldset className={tabs.types}>
      <legend>{t('categories.kind')}</legend>
      {kinds.map(each => (
        <label key={each}>
          <input
            type="radio"
            name="kind"
            checked={kind === each}
            onChange={() => change({ kind: each === 'question' ? null : each })}
          />
          <span>{t(`categories.kind.${each}`)}</span>
        </label>
      ))}
    </fieldset>
  )
  return kind === 'question' ? <SimilarQuestions choice={choice} /> : <SimilarCategories choice={choice} />
}
