import type { Prostuti } from '@prostuti/sdk'
import { useEffect, useState } from 'react'
import { IconAlert } from '../../foundation/icons/icons.tsx'
import type { Translate } from '../../foundation/text/translate.ts'

/** Whether this device has been found unable to keep answers. */
export function useStorageFailing({ exams }: Prostuti): boolean {
  const [failing, setFailing] = useState(false)
  useEffect(() => {
    let current = true
    void exams.checkStorage().then(storage => current && setFailing(storage === 'failing'))
    return () => {
      current = false
    }
  }, [exams])
  return failing
}

/** Said before the start, while there is still time to take another browser. */
export function StorageWarning({ t }: { t: Translate }) {
  return (
    <div className="ui-panel" part="panel" data-tone="wrong" role="alert">
      <h2 part="heading">
        <IconAlert />
        {t('join.not_stored')}
      </h2>
      <p>{t('join.not_stored_text')}</p>
    </div>
  )
}
