import { NativeSelect } from '@mantine/core'
import type { GiftFacts } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import { useDenial, useFigures, useStaff, useTexts } from '../../foundation/index.ts'
import { BeforeAfter } from '../acts/before-after.tsx'
import { GiftForm } from './gift-form.tsx'
import { ownStartWords } from './gift-words.ts'
import styles from './gifts.module.css'
import { TheyRead } from './they-read.tsx'

/** The choice of the first day of a program that the person has. */
export function OwnStartGift({ facts: { user, programs } }: { facts: GiftFacts }): ReactElement {
  const t = useTexts('gifts')
  const admin = useStaff()
  const { number } = useFigures()
  const beyondRole = useDenial('people.give_programs')
  const owned = programs.filter(({ source }) => source !== null)
  const open = owned.filter(program => !program.own_start)
  const [id, setId] = useState('')
  const program = open.find(each => each.id === id)
  const before = owned.length - open.length
  const name = user.name || `#${user.id}`
  const missing = open.length === 0 ? t('gifts.own_start_none') : program ? undefined : t('gifts.choose_program')
  return (
    <GiftForm
      userId={user.id}
      reasonNote={t('gifts.reason_kept', { name })}
      confirm={t('gifts.give_own_start')}
      denial={beyondRole ?? missing}
      done={t('gifts.given_own_start')}
      give={reason => admin.gifts.giveOwnStart({ user: user.id, program: id, reason })}
      onGiven={() => setId('')}
      effect={() =>
        program && (
          <>
            <BeforeAfter before={number(before)} change={`+${number(1)}`} after={number(before + 1)} />
            <p className={styles.same}>{t('gifts.nothing_taken')}</p>
            <TheyRead name={name} {...ownStartWords(t, program.title)} />
          </>
        )
      }
    >
      <NativeSelect
        label={t('gifts.which_program')}
        required
        value={id}
        onChange={event => setId(event.currentTarget.value)}
        data={[
          { value: '', label: t('gifts.choose') },
          ...open.map(({ id: value, title }) => ({ value, label: title })),
        ]}
      />
      <p className={styles.same}>{t('gifts.own_start_text', { name })}</p>
    </GiftForm>
  )
}
