import { NativeSelect } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { DateField, toDhaka, useTexts } from '../../foundation/index.ts'
import { type ExamFields, type Opening, openingAt } from '../fields/exam-fields.ts'

interface OpeningFieldProps {
  label: string
  fields: ExamFields
  value: Opening
  error?: ReactNode
  onChange(value: Opening): void
}

const kinds = ['end', 'at', 'never'] as const

/** When something opens: with the end, at an instant of its own, or never. */
export function OpeningField({ label, fields, value, error, onChange }: OpeningFieldProps): ReactElement {
  const t = useTexts('exams')
  const kind = value === 'end' || value === 'never' ? value : 'at'
  const choose = (next: string) => {
    const end = openingAt('end', fields)
    onChange(next === 'at' ? (end ? toDhaka(end) : '') : next)
  }
  return (
    <div data-dated={kind === 'at' || undefined}>
      <NativeSelect
        label={label}
        value={kind}
        error={kind === 'at' ? undefined : error}
        data={kinds.map(each => ({ value: each, label: t(`exams.opens.${each}`) }))}
        onChange={event => choose(event.currentTarget.value)}
      />
      {kind === 'at' && (
        <DateField
          mt={6}
          type="datetime-local"
          aria-label={`${label}: ${t('exams.opens.at')}`}
          value={value}
          error={error}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </div>
  )
}
