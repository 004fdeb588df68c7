import { useEffect, useState } from 'react'
import { IconAlert } from '../../foundation/ui/icons.tsx'
import type { JoinScreenProps } from './exam-join.view.tsx'

/** Said before the start, while there is still time to take another browser: this one cannot keep answers. */
export function StorageWarning({ client, t }: JoinScreenProps) {
  const [failing, setFailing] = useState(false)
  useEffect(() => {
    let current = true
    void client.exams.checkStorage().then(storage => current && setFailing(storage === 'failing'))
    return () => {
      current = false
    }
  }, [client])
  if (!failing) return null
  return (
    <div className="ui-panel" data-tone="wrong" role="alert">
      <h3>
        <IconAlert />
        {t('join.not_stored')}
      </h3>
      <p>{t('join.not_stored_text')}</p>
    </div>
  )
}
