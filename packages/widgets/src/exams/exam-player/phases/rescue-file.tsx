import type { Attempt } from '@prostuti/sdk'
import { useState } from 'react'
import type { Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'

/** The last resort, twice: as a file, and to be copied where an app's browser saves none. */
export function RescueFile({ attempt, t }: { attempt: Attempt; t: Translate }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(attempt.rescueFile().text).then(
      () => setSaid(t('player.copied')),
      () => setSaid(t('player.not_copied')),
    )
  const save = () => {
    const file = attempt.rescueFile()
    window.prostutiNative?.('rescue', file) || download(file)
    setSaid(t('player.rescue_saved', { name: file.name }))
  }
  return (
    <div className="rescue">
      <Button kind="primary" onClick={save}>
        {t('player.rescue_file')}
      </Button>
      <Button kind="quiet" onClick={copy}>
        {t('player.rescue_copy')}
      </Button>
      {said ? <p role="status">{said}</p> : null}
    </div>
  )
}

function download({ name, text }: { name: string; text: string }): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
