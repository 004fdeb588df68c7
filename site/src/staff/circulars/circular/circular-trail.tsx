import type { StaffCircular } from '@prostuti/contract'
import { districtName, districts } from '@prostuti/contract/district-names'
import type { ReactElement } from 'react'
import { AuditTrail, fromDhaka, useFigures, useLanguage, useTexts } from '../../foundation/index.ts'
import { categories, employments, genders, methods, workspaces } from './choices.ts'
import { useCircularLabels } from './circular-labels.ts'
import { circularStates } from './circular-state.tsx'

const dayFields = ['application_start_date', 'deadline', 'exam_date']

/** What staff did to a circular: who, when, before and after. */
export function CircularTrail({
  circular,
}: {
  circular: Pick<StaffCircular, 'id' | 'revision' | 'state'>
}): ReactElement {
  const t = useTexts('circulars')
  const language = useLanguage()
  const { date } = useFigures()
  const labels = useCircularLabels()
  const nameOf = <Name extends string>(names: readonly Name[], value: unknown, show: (name: Name) => string) => {
    const name = names.find(each => each === value)
    return name === undefined ? undefined : show(name)
  }
  function show(field: string, value: unknown): string | undefined {
    if (dayFields.includes(field) && typeof value === 'string') return date(fromDhaka(`${value}T00:00`) ?? value)
    if (field === 'image') return t('circulars.picture_there')
    if (field === 'employment_status' && Array.isArray(value))
      return value.map(each => nameOf(employments, each, name => t(`circulars.employment.${name}`)) ?? each).join(', ')
    if (field === 'state') {
      const state = circularStates.find(each => each === value)
      return state === undefined ? undefined : t(`circulars.state.${state}`)
    }
    if (field === 'category') return nameOf(categories, value, name => t(`circulars.category.${name}`))
    if (field === 'workspace') return nameOf(workspaces, value, name => t(`circulars.workspace.${name}`))
    if (field === 'application_method') return nameOf(methods, value, name => t(`circulars.method.${name}`))
    if (field === 'gender_req') return nameOf(genders, value, name => t(`circulars.gender.${name}`))
    if (field === 'district') return nameOf(districts, value, name => districtName(name, language))
    return undefined
  }
  return (
    <AuditTrail
      subject={{ kind: 'circular', id: circular.id }}
      version={`${circular.revision} ${circular.state}`}
      labels={{ ...labels, state: t('circulars.states') }}
      show={show}
    />
  )
}
