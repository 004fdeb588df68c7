import { Button } from '@mantine/core'
import type { ReactElement } from 'react'
import { StateMessage, useTexts } from '../../foundation/index.ts'

/** The address names no circular. */
export function MissingCircular(): ReactElement {
  const t = useTexts('circulars')
  return (
    <StateMessage icon="search-x" title={t('circulars.missing')} text={t('circulars.missing_text')}>
      <Button component="a" href="/admin/jobs">
        {t('circulars.to_list')}
      </Button>
    </StateMessage>
  )
}
