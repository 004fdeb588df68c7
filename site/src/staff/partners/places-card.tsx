import { Button, TextInput } from '@mantine/core'
import type { StaffPartner } from '@prostuti/contract'
import { type ReactElement, type SubmitEvent, useId, useState } from 'react'
import { ConfirmDialog, Icon, useChange, useFigures, useStaff, useTexts } from '../foundation/index.ts'
import styles from './partners.module.css'
import { useRefused } from './use-refused.ts'

interface PlacesCardProps {
  partner: StaffPartner
  field: 'origins' | 'redirect_uris'
}

/** Where a partner runs, or where its sign-ins come back to: exact addresses, one by one. */
export function PlacesCard({ partner, field }: PlacesCardProps): ReactElement {
  const t = useTexts('partners')
  const { number } = useFigures()
  const title = useId()
  const [taking, take] = useState<string | null>(null)
  const places = partner[field]
  const isFixed = partner.source === 'settings'
  const mayTake = !isFixed && (field === 'redirect_uris' || places.length > 1)
  return (
    <section className="staff-card" aria-labelledby={title}>
      <header>
        <h2 id={title}>{t(field === 'origins' ? 'partners.where' : 'partners.back')}</h2>
        <span className="staff-small">{t('partners.count', { count: number(places.length) })}</span>
      </header>
      {places.length === 0 && <p className={styles.nothing}>{t('partners.back_none')}</p>}
      <ul className={styles.rows}>
        {places.map(place => (
          <li key={place}>
            <Icon name="circle-check" size={18} />
            <code>{place}</code>
            {mayTake && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={t('partners.take', { address: place })}
                onClick={() => take(place)}
              >
                <Icon name="x" size={16} />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && <AddPlace partner={partner} field={field} />}
      {taking !== null && <TakeDialog partner={partner} field={field} place={taking} onClose={() => take(null)} />}
    </section>
  )
}

function AddPlace({ partner, field }: PlacesCardProps): ReactElement {
  const t = useTexts('partners')
  const admin = useStaff()
  const { problem, setProblem, run } = useRefused()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const label = t(field === 'origins' ? 'partners.add_origin' : 'partners.add_back')
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    const place = typed.trim()
    if (place === '') return setProblem(t('form.required'))
    setBusy(true)
    const changes = { revision: partner.revision, [field]: [...partner[field], place] }
    const acting = () => admin.partners.update(partner.id, changes)
    if (await run(acting, { done: t('partners.saved'), outdates: [['partners'], ['audit']] })) setTyped('')
    setBusy(false)
  }
  return (
    <form className={styles.add} onSubmit={event => void add(event)} noValidate>
      <TextInput
        aria-label={label}
        placeholder={field === 'origins' ? 'https://namuna.example' : `${partner.origins[0]}/back`}
        type="url"
        inputMode="url"
        maxLength={500}
        value={typed}
        error={problem}
        onChange={event => {
          setTyped(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <Button type="submit" variant="default" loading={isBusy} aria-label={label}>
        {t('partners.add')}
      </Button>
    </form>
  )
}

function TakeDialog({ partner, field, place, onClose }: PlacesCardProps & { place: string; onClose(): void }) {
  const t = useTexts('partners')
  const admin = useStaff()
  const change = useChange()
  const take = async () => {
    const rest = partner[field].filter(each => each !== place)
    const isOnIt = (address: string) => URL.parse(address)?.origin === place
    const changes =
      field === 'origins'
        ? { origins: rest, redirect_uris: partner.redirect_uris.filter(each => !isOnIt(each)) }
        : { redirect_uris: rest }
    const acting = () => admin.partners.update(partner.id, { revision: partner.revision, ...changes })
    if (await change(acting, { done: t('partners.saved'), outdates: [['partners'], ['audit']] })) onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('partners.take_title', { address: place })}
      confirm={t('partners.take_confirm')}
      danger={field === 'origins'}
      onConfirm={take}
      onClose={onClose}
    >
      {field === 'origins' && <p>{t('partners.take_text')}</p>}
    </ConfirmDialog>
  )
}
