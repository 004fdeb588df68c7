import { useRef, useState } from 'react'
import { VisuallyHidden } from '../../foundation/ui/index.ts'
import type { ListProps } from './exam-list.props.ts'

type ExamIdProps = Pick<ListProps, 't' | 'emit'> & { exam: string; title: string }

/** An exam's id, for who writes it into a page; where the clipboard is closed it is selected, to be copied by hand. */
export function ExamId({ t, emit, exam, title }: ExamIdProps) {
  const [done, setDone] = useState<'' | 'copied' | 'selected'>('')
  const code = useRef<HTMLElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(exam)
      setDone('copied')
      emit('id-copied', { exam })
    } catch (error) {
      console.warn('prostuti: the clipboard is closed', error)
      getSelection()?.selectAllChildren(code.current!)
      setDone('selected')
    }
  }
  return (
    <p className="exam-id ui-small" part="id">
      <span className="ui-muted">{t('list.id')}</span>
      <code ref={code} translate="no">
        {exam}
      </code>
      <button type="button" className="ui-button" part="button copy-id" onClick={copy}>
        {t('list.copy_id')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </button>
      <span role="status">{done ? t(`list.id_${done}`) : null}</span>
    </p>
  )
}
