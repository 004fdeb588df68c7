import { Fragment, useState } from 'react'
import { Avatar, Button } from '../../foundation/ui/index.ts'
import { NamesForm } from './names-form.tsx'
import type { PersonProps } from './profile.props.ts'

/** Who one is, here and in standings; both can be changed in place. */
export function PersonCard(props: PersonProps) {
  const { t, user, emit } = props
  const [editing, setEditing] = useState(false)
  const { rank_alias: alias } = user.profile
  if (editing)
    return (
      <NamesForm
        {...props}
        onCancel={() => setEditing(false)}
        onSaved={() => {
          setEditing(false)
          emit('toast', { text: t('profile.saved'), tone: 'good' })
        }}
      />
    )
  return (
    <div className="profile-head">
      <Avatar name={user.is_anonymous ? '' : user.name} picture={user.picture} size="large" />
      <p>
        <b className="profile-name">{user.name || t('profile.anonymous')}</b>
        {/* A class: Preact would set the property `translate`, to which "no" is true. */}
        {user.email ? <span className="ui-small ui-muted notranslate">{breakable(user.email)}</span> : null}
        {alias ? <span className="ui-small ui-muted">{t('profile.in_ranks', { name: alias })}</span> : null}
      </p>
      <Button kind="quiet" onClick={() => setEditing(true)} describes={t('profile.edit_title')}>
        {t('profile.edit')}
      </Button>
    </div>
  )
}

/** An address that a line may end in at its signs alone. */
const breakable = (address: string) =>
  (address.match(/[^@.]+[@.]*/g) ?? [address]).map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
