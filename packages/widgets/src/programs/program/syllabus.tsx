import { type ReactNode, useState } from 'react'
import { Button, Dialog } from '../../foundation/ui/index.ts'
import type { ProgramPartProps } from './program.props.ts'

/** What is asked, by subject: a sheet from below on phones, a centred dialog where there is room. */
export function Syllabus({ details: { program }, t, icon }: ProgramPartProps & { icon: ReactNode }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="program-sheet">
      <Button onClick={() => setOpen(true)}>
        {icon}
        {t('program.syllabus')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('program.syllabus')}
        actions={<Button onClick={close}>{t('ui.close')}</Button>}
      >
        {program.syllabus.length > 0 ? (
          <ul className="program-syllabus">
            {program.syllabus.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        ) : (
          <p className="ui-muted">{t('program.syllabus_none')}</p>
        )}
      </Dialog>
    </div>
  )
}
