import type { ReactElement } from 'react'
import { useAddress, useTexts } from '../../foundation/index.ts'
import styles from './type-tabs.module.css'

const types = [0, 1, 2] as const

/** REGULAR 0, MODEL_TEST 1, PAST_EXAMS 2, as the address says. */
export function useCategoryType(): 0 | 1 | 2 {
  const [address] = useAddress()
  return types.find(type => String(type) === address.get('cat_type')) ?? 0
}

/** Chooses a type of categories. */
export function TypeTabs(): ReactElement {
  const t = useTexts('categories')
  const [, change] = useAddress()
  const current = useCategoryType()
  return (
    <fieldset className={styles.types}>
      <legend className="hidden">{t('categories.type')}</legend>
      {types.map(type => (
        <label key={type}>
          <input
            className="staff-choice"
            type="radio"
            name="type"
            checked={current === type}
            onChange={() => change({ cat_type: type === 0 ? null : String(type), id: null, cursor: null, at: null })}
          />
          <span>{t(`frame.category_type.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
