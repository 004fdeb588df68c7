import { DeleteDialog } from './delete-dialog.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'
import type { MenuProps } from './step-props.ts'

/** The menu of one post or comment, and what it leads to. */
export function TalkMenu(props: MenuProps) {
  const { asked } = props
  if (!asked) return null
  const step = { ...props, subject: asked.subject }
  return (
    <div className="acts">
      {asked.ask === 'menu' ? <MenuSheet {...step} /> : null}
      {asked.ask === 'delete' ? <DeleteDialog {...step} /> : null}
      {asked.ask === 'report' ? <ReportSheet {...step} /> : null}
    </div>
  )
}
