import { Button } from '../../foundation/ui/button.tsx'
import { Dialog } from '../../foundation/ui/dialog.tsx'
import { act, IconDelete, IconWrite } from '../talk/index.ts'
import { copyLink } from './copy-link.ts'
import { IconFlagged, IconLink } from './icons.tsx'
import type { StepProps } from './step-props.ts'
import { titleOf } from './title-of.ts'

/** One's own: change, copy, delete. Another's: copy, report. */
export function MenuSheet(props: StepProps) {
  const { t, subject, onAsk, onEdit } = props
  const { kind, item } = subject
  const close = () => onAsk(null)
  const report = () => {
    close()
    act(props, {
      words: 'acts.act.report',
      fragment: `report-${kind}-${item.id}`,
      run: () => onAsk({ ask: 'report', subject }),
    })
  }
  return (
    <Dialog open onClose={close} title={titleOf(props)} actions={<Button onClick={close}>{t('ui.close')}</Button>}>
      <ul className="acts-menu">
        {item.is_mine ? (
          <li>
            <button
              type="button"
              onClick={() => {
                close()
                onEdit(subject)
              }}
            >
              <IconWrite />
              <span>
                {t('talk.change')}
                {kind === 'post' ? <small>{t('acts.change_text')}</small> : null}
              </span>
            </button>
          </li>
        ) : null}
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              void copyLink(props)
            }}
          >
            <IconLink />
            {t('acts.copy')}
          </button>
        </li>
        <li>
          {item.is_mine ? (
            <button type="button" data-danger="" onClick={() => onAsk({ ask: 'delete', subject })}>
              <IconDelete />
              {t('acts.delete')}
            </button>
          ) : (
            <button type="button" onClick={report}>
              <IconFlagged />
              {t('acts.report')}
            </button>
          )}
        </li>
      </ul>
    </Dialog>
  )
}
