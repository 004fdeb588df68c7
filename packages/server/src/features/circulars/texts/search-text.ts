import { type CircularCategory, type CircularFields, type District, districtName } from '@prostuti/contract'
import { plainText, storedKey } from '../../questions/index.ts'
import { categoryLabels } from './choice-labels.ts'
import type { ShownTexts } from './shown-texts.ts'

type Searched = Readonly<Pick<CircularFields, 'title' | 'company' | 'location' | 'reference' | 'source'>> & {
  readonly category: CircularCategory
  readonly district: District | null
}

/** What a search of circulars reads, in one spelling: names in both languages, and the words of the texts. */
export function searchTextOf({ category, district, ...fields }: Searched, shown: ShownTexts): string {
  const { title, company, location, reference, source } = fields
  const names = (language: 'bn' | 'en') => [
    categoryLabels[category][language],
    district ? districtName(district, language) : '',
  ]
  const texts = [shown.requirements, shown.responsibilities].map(html => plainText(html ?? ''))
  const bn = [title, company, location, reference, source, ...names('bn'), ...texts]
  return storedKey(bn.join(' '), names('en').join(' '))
}
