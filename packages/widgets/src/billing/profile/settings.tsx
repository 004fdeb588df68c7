import { signOutEverywhere } from '@prostuti/sdk/auth'
import { useState } from 'react'
import { useSaving } from '../../foundation/data/use-saving.ts'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, Dialog, IconForward, RowList } from '../../foundation/ui/index.ts'
import { IconLanguage, IconSignOut, IconTrash } from './icons.tsx'
import { OwnLinks } from './own-links.tsx'
import type { PersonProps, ProfileProps } from './profile.props.ts'

/** Language, signing out on every device, deleting the account: last and quiet. */
export function Settings(props: PersonProps & ProfileProps) {
  const { t, language, languageHref, deleteHref } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <h2 className="ui-hidden">{t('profile.settings')}</h2>
      <RowList className="profile-rows">
        <OwnLinks {...props} />
        {languageHref ? (
          <li>
            <a href={languageHref} hrefLang={language === 'bn' ? 'en' : 'bn'}>
              <IconLanguage />
              <span>
                {t('profile.language')} <span className="ui-small ui-muted">{t('profile.language_now')}</span>
              </span>
              <span className="ui-small ui-muted" lang={language === 'bn' ? 'en' : 'bn'}>
                {t('profile.language_change')}
              </span>
            </a>
          </li>
        ) : null}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            <IconSignOut />
            <span>{t('profile.everywhere')}</span>
          </button>
        </li>
        {deleteHref ? (
          <li>
            <a href={deleteHref} data-tone="danger">
              <IconTrash />
              <span>{t('profile.delete')}</span>
              <IconForward />
            </a>
          </li>
        ) : null}
      </RowList>
      <SignOutEverywhere {...props} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

function SignOutEverywhere({ client, t, emit, open, onClose }: PersonProps & { open: boolean; onClose: () => void }) {
  const { busy, error, save } = useSaving(() => emit('signed-out', {}))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profile.everywhere_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            kind="danger"
            onClick={() => save(() => signOutEverywhere(client))}
            busy={busy && t('profile.everywhere_busy')}
          >
            {t('profile.everywhere')}
          </Button>
        </>
      }
    >
      <p>{t('profile.everywhere_text')}</p>
      {error ? (
        <p className="profile-fault" role="alert">
          {errorText(error, t).title}
        </p>
      ) : null}
    </Dialog>
  )
}
