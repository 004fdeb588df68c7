import type { Belonging, District, UserInfo } from '@prostuti/contract'
import { districtName, districts } from '@prostuti/contract/district-names'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { type FormEvent, useState } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { icon } from '../../foundation/icons/icons.tsx'
import { info } from '../../foundation/icons/lucide.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, Select } from '../../foundation/ui/index.ts'
import type { BelongingProps } from './belonging.props.ts'
import { CentreChoice } from './centre-choice.tsx'

const Info = icon(info)

type BelongingFormProps = BelongingProps & { said: Belonging; user: UserInfo }

/** What it is for stands above, who sees it below. */
export function BelongingForm({ client, t, language, emit, said, user }: BelongingFormProps) {
  const [district, setDistrict] = useState(said.district)
  const [centre, setCentre] = useState(said.centre)
  const { busy, error, save } = useSaving(() => {
    emit('toast', { text: t('belonging.saved'), tone: 'good' })
    emit('saved', {})
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    save(() => personalDataApiOf(client).updateBelonging({ district, centre: centre?.id ?? null }))
  }
  return (
    <form className="own-page belonging" onSubmit={submit}>
      <p>{t('belonging.lead')}</p>
      <Select
        label={t('belonging.district')}
        value={district ?? ''}
        onChange={event => setDistrict((event.target.value || null) as District | null)}
      >
        <option value="">{t('belonging.no_district')}</option>
        {sorted(language).map(name => (
          <option key={name} value={name}>
            {districtName(name, language)}
          </option>
        ))}
      </Select>
      <CentreChoice client={client} t={t} chosen={centre} onChoose={setCentre} />
      <p className="belonging-seen">
        <Info />
        <span>{t('belonging.seen_by', { name: user.profile.rank_alias ?? user.name })}</span>
      </p>
      {error ? (
        <p className="ui-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
      <Button kind="primary" type="submit" busy={busy && t('belonging.saving')}>
        {t('belonging.save')}
      </Button>
    </form>
  )
}

/** In the order of the language's own alphabet. */
function sorted(language: 'bn' | 'en'): District[] {
  const { compare } = new Intl.Collator(language)
  return [...districts].sort((one, other) => compare(districtName(one, language), districtName(other, language)))
}
