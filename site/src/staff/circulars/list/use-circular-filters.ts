import { districtName, districts } from '@prostuti/contract/district-names'
import { type ListFilterField, useLanguage, useTexts } from '../../foundation/index.ts'
import { categories, employments } from '../circular/choices.ts'

/** What else narrows the list of circulars down. */
export function useCircularFilters(): readonly ListFilterField[] {
  const t = useTexts('circulars')
  const language = useLanguage()
  return [
    {
      name: 'category',
      label: t('circulars.field.category'),
      options: categories.map(value => ({ value, label: t(`circulars.category.${value}`) })),
    },
    {
      name: 'employment_status',
      label: t('circulars.field.employment_status'),
      options: employments.map(value => ({ value, label: t(`circulars.employment.${value}`) })),
    },
    {
      name: 'district',
      label: t('circulars.field.district'),
      options: districts.map(value => ({ value, label: districtName(value, language) })),
    },
  ]
}
