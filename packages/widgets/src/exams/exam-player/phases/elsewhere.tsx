import type { Attempt } from '@prostuti/sdk'
import { useState } from 'react'
import { IconGrid } from '../../../foundation/icons/icons.tsx'
import type { Language, Translate } from '../../../foundation/text/translate.ts'
import { Button } from '../../../foundation/ui/button.tsx'
import { Clock } from '../../../questions/asked/index.ts'
import { Panel } from './panel.tsx'

export interface ElsewhereProps {
  attempt: Attempt
  onFailed: (error: unknown) => void
  language: Language
  t: Translate
}

/** Another tab of this device has the sheet: one tab writes, and this one may ask for it. */
export function Elsewhere({ attempt, onFailed, language, t }: ElsewhereProps) {
  const [busy, setBusy] = useState(false)
  const takeOver = () => {
    setBusy(true)
    attempt.takeOver().catch(error => {
      setBusy(false)
      onFailed(error)
    })
  }
  return (
    <Panel icon={<IconGrid />} title={t('player.elsewhere_title')}>
      <Clock attempt={attempt} live language={language} t={t} />
      <p>{t('player.elsewhere_text')}</p>
      <Button kind="primary" onClick={takeOver} busy={busy && t('player.taking_over')}>
        {t('player.take_over')}
      </Button>
    </Panel>
  )
}
