import type { District } from '@prostuti/contract'
import { districtName, districts } from '@prostuti/contract/district-names'
import { useState } from 'react'
import { Select } from '../../../foundation/ui/index.ts'
import type { ChosenProps } from '../rank-list.props.ts'
import { SayForm } from './say-form.tsx'
import { useBelong } from './use-belong.ts'

/** Asks for the district in place; then the list is shown. */
export function SayDistrict(props: ChosenProps & { onSaid: () => void }) {
  const { t, language } = props
  const [district, setDistrict] = useState<District>()
  const belong = useBelong(props)
  const sorted = districts
    .map(id => ({ id, name: districtName(id, language) }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
  return (
    <SayForm {...props} kind="district" belong={belong} wish={district && { district }}>
      <Select
        label={t('periods.district')}
        value={district ?? ''}
        fault={belong.fault}
        onChange={event => setDistrict(districts.find(id => id === event.currentTarget.value))}
      >
        <option value="">{t('periods.district_choose')}</option>
        {sorted.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </SayForm>
  )
}
