import { Select, TextInput } from '@mantine/core'
import { type ReactElement, useEffect, useState } from 'react'
import { useAddress, useTexts } from '../foundation/index.ts'
import { qualities } from '../questions/question/quality-chip.tsx'
import type { CategoryOption } from '../questions/question/use-categories.ts'
import styles from './exports.module.css'

/** Which questions leave; in the address, as all that a page shows. */
export function ExportFilters({ categories }: { categories: readonly CategoryOption[] }): ReactElement {
  const t = useTexts('exports', 'questions')
  const [address, change] = useAddress()
  return (
    <div className={styles.filters}>
      <Select
        label={t('exports.category')}
        placeholder={t('exports.any_category')}
        data={[...categories]}
        value={address.get('category')}
        clearable
        searchable
        onChange={category => change({ category }, { replace: true })}
      />
      <Select
        label={t('exports.quality')}
        placeholder={t('exports.any_quality')}
        data={qualities.map(value => ({ value, label: t(`questions.quality.${value}`) }))}
        value={address.get('quality')}
        clearable
        onChange={quality => change({ quality }, { replace: true })}
      />
      <TypedFilter name="tag" label={t('exports.tag')} />
      <TypedFilter name="search" label={t('exports.search')} />
    </div>
  )
}

/** Goes into the address once it is left or confirmed: each letter would count the bank again. */
function TypedFilter({ name, label }: { name: 'tag' | 'search'; label: string }): ReactElement {
  const [address, change] = useAddress()
  const asked = address.get(name) ?? ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])
  const commit = () => {
    if (typed.trim() !== asked) change({ [name]: typed.trim() || null }, { replace: true })
  }
  return (
    <TextInput
      label={label}
      value={typed}
      onChange={event => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={event => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
