import {
  CircularCategory,
  type CircularFilters,
  type CircularForm,
  type District,
  districtName,
  districts,
  EmploymentStatus,
  type Language,
} from '@prostuti/contract'
import { getCircularForm } from '@prostuti/contract/circulars/operations'
import { implementShared } from '../../../platform/http/call/implement.ts'
import { type CircularDeps, shortly } from '../circular-deps.ts'
import { refuseTurnedRange } from '../refuse.ts'
import { categoryLabels, employmentLabels } from '../texts/choice-labels.ts'
import { countForm, type FormCounts } from './count-form.ts'

/** What the board's filters offer, counted under the other filters. */
export function createGetCircularForm(deps: CircularDeps) {
  return implementShared(getCircularForm, shortly, ({ query }, { language }) => circularForm(deps, query, language))
}

export async function circularForm(
  deps: CircularDeps,
  filters: CircularFilters,
  language: Language,
): Promise<CircularForm> {
  refuseTurnedRange(filters)
  const { value } = await deps.publicCache.get(`circulars form ${JSON.stringify(filters)}`, shortly, () =>
    countForm(deps, filters),
  )
  return presentForm(value, language)
}

function presentForm({ count, undated, lifted, ...counts }: FormCounts, language: Language): CircularForm {
  const district = districts.filter(id => counts.district.has(id))
  return {
    category: CircularCategory.options.map(id => ({
      ...{ id, label: categoryLabels[id][language] },
      count: counts.category.get(id) ?? 0,
    })),
    employment_status: EmploymentStatus.options.map(id => ({
      ...{ id, label: employmentLabels[id][language] },
      count: counts.employment.get(id) ?? 0,
    })),
    district: district.map((id: District) => ({
      ...{ id, label: districtName(id, language) },
      count: counts.district.get(id) ?? 0,
    })),
    ...{ count, without_deadline: undated, lifted: [...lifted] },
  }
}
