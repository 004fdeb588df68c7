import type { ReactElement } from 'react'
import { Icon, useFigures, useTexts } from '../foundation/index.ts'
import styles from './imports.module.css'

const steps = ['file', 'columns', 'check', 'take'] as const
export type Step = (typeof steps)[number]

/** Where one is of the four steps. */
export function ImportSteps({ step }: { step: Step }): ReactElement {
  const t = useTexts('imports')
  const { number } = useFigures()
  const at = steps.indexOf(step)
  return (
    <ol className={styles.steps}>
      {steps.map((each, index) => (
        <li key={each} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
          <b aria-hidden="true">{index < at ? <Icon name="check" size={14} /> : number(index + 1)}</b>
          <span>{t(`imports.step_${each}`)}</span>
        </li>
      ))}
    </ol>
  )
}
