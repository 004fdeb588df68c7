import type { District } from '@prostuti/contract'
import { personalDataApiOf } from '@prostuti/sdk/auth'
import { useState } from 'react'
import type { ChosenProps } from '../rank-list.props.ts'

export interface Wish {
  district?: District
  centre?: string
}

export interface Belong {
  /** What is wrong, in words. */
  fault: string | undefined
  isSaving: boolean
  say(wish: Wish | undefined): void
}

/** Keeps what a person says of themselves, and then asks for the list. */
export function useBelong({ client, t, emit, onSaid }: ChosenProps & { onSaid: () => void }): Belong {
  const [fault, setFault] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const save = async (wish: Wish) => {
    setSaving(true)
    setFault(undefined)
    try {
      const { district, centre } = await personalDataApiOf(client).updateBelonging(wish)
      emit('belonging', { district, centre: centre?.id ?? null })
      onSaid()
    } catch (error) {
      console.warn('prostuti: a district or centre was not kept', error)
      setFault(t('periods.not_saved'))
    } finally {
      setSaving(false)
    }
  }
  return {
    ...{ fault, isSaving },
    say: wish => (wish ? void save(wish) : setFault(t('periods.needed'))),
  }
}
