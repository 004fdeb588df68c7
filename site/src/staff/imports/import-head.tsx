import { Button } from '@mantine/core'
import type { ReactElement, ReactNode } from 'react'
import { Icon, PageHead, useAddress, usePageName, useTexts } from '../foundation/index.ts'
import { ImportSteps, type Step } from './import-steps.tsx'
import { MoveLinks } from './move-links.tsx'

interface ImportHeadProps {
  step: Step
  /** Of the sheet that was sent; none yet: nothing leads back from it. */
  name?: string
  /** What leads on; the filled one. */
  children?: ReactNode
}

/** The head of every step: where one is, the way to another file, and the way on. */
export function ImportHead({ step, name, children }: ImportHeadProps): ReactElement {
  const t = useTexts('imports')
  const [, change] = useAddress()
  usePageName(name ?? t('imports.title'))
  return (
    <PageHead
      title={t('imports.title')}
      figure={<ImportSteps step={step} />}
      choice={name === undefined && <MoveLinks current="import" />}
    >
      {name !== undefined && (
        <Button
          variant="default"
          leftSection={<Icon name="chevron-left" />}
          onClick={() => change({ import: null, step: null })}
        >
          {t('imports.another')}
        </Button>
      )}
      {children}
    </PageHead>
  )
}
