import { rankAliasLength } from '@prostuti/contract/text-lengths'
import { examsApiOf } from '@prostuti/sdk/exams'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../foundation/text/error-text.ts'
import { Button, Dialog, Field } from '../../foundation/ui/index.ts'
import type { ListProps } from './rank-list.props.ts'

interface AliasDialogProps extends Pick<ListProps, 'client' | 't'> {
  /** The name that stands in the list now. */
  name: string
  open: boolean
  onClose: () => void
  /** The server has it: `null` is one's own name again. */
  onSaved: (alias: string | null) => void
}

/** Another name in standings than one's own, or one's own name again. */
export function AliasDialog({ client, t, name, open, onClose, onSaved }: AliasDialogProps) {
  const form = useId()
  const { save, saving, error } = useSave(client, onSaved)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const alias = String(new FormData(event.currentTarget).get('alias')).trim()
    if (alias.length >= rankAliasLength.min) save(alias)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('ranks.alias_title')}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button onClick={() => save(null)} busy={saving && t('ranks.alias_saving')}>
            {t('ranks.alias_own')}
          </Button>
          <button
            type="submit"
            form={form}
            className="ui-button"
            part="button"
            data-kind="primary"
            aria-disabled={saving || undefined}
          >
            {t('ranks.alias_save')}
          </button>
        </>
      }
    >
      <form id={form} className="ranks-alias" onSubmit={submit}>
        <p className="ui-muted">{t('ranks.alias_text')}</p>
        <Field
          label={t('ranks.alias')}
          name="alias"
          defaultValue={name}
          required
          minLength={rankAliasLength.min}
          maxLength={rankAliasLength.max}
          autoComplete="nickname"
          fault={error ? errorText(error, t).title : undefined}
        />
      </form>
    </Dialog>
  )
}

function useSave(client: ListProps['client'], onSaved: AliasDialogProps['onSaved']) {
  const [state, setState] = useState<{ saving: boolean; error?: unknown }>({ saving: false })
  async function save(alias: string | null): Promise<void> {
    if (state.saving) return
    setState({ saving: true })
    try {
      const saved = await examsApiOf(client).setRankAlias(alias)
      setState({ saving: false })
      onSaved(saved.alias)
    } catch (error) {
      setState({ saving: false, error })
    }
  }
  return { save, ...state }
}
