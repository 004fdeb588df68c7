import { Button, Checkbox } from '@mantine/core'
import type { StaffCircularCard } from '@prostuti/contract'
import { maxCircularsAtOnce } from '@prostuti/contract/circulars/bounds'
import type { ReactElement } from 'react'
import { Icon, type IconName, Shortcut, useDenial, useFigures, useShortcut, useTexts } from '../../foundation/index.ts'
import { AskBar } from '../acts/ask-bar.tsx'
import type { AskedAct, CircularActs } from '../acts/use-circular-acts.ts'
import styles from './circular-list.module.css'
import type { CircularSelection } from './use-circular-selection.ts'

interface CircularBulkBarProps {
  selection: CircularSelection
  acts: CircularActs
  /** Circulars that the list finds. */
  found: number
  onPage: readonly string[]
}

const looks: readonly (readonly [AskedAct, IconName, string?])[] = [
  ['approve', 'check', 'A'],
  ['publish', 'globe', 'P'],
  ['pending', 'hourglass'],
  ['draft', 'undo-2'],
  ['delete', 'trash'],
]

/** What can be done with the selected circulars, and what it would do. */
export function CircularBulkBar({ selection, acts, found, onPage }: CircularBulkBarProps): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  const { chosen } = selection
  const isPage = onPage.every(selection.has)
  const deleting = useDenial('circulars.write')
  const isTooMany = chosen.length > maxCircularsAtOnce
  const offered = looks.filter(([act]) => isOffered(act, chosen))
  const whyNot = (act: AskedAct) => {
    if (isTooMany) return t('circulars.too_many', { count: number(maxCircularsAtOnce) })
    return act === 'delete' ? deleting : undefined
  }
  const ask = (act: AskedAct) => whyNot(act) === undefined && acts.ask(act, chosen)
  useShortcut({ key: 'a' }, () => ask('approve'))
  useShortcut({ key: 'p' }, () => ask('publish'))
  return (
    <div className={styles.bulk}>
      <div className={styles.acts}>
        <Checkbox
          aria-label={t('list.select_page')}
          checked={isPage}
          indeterminate={!isPage}
          onChange={() => selection.toggle(onPage, !isPage)}
        />
        <b aria-live="polite">{t('list.selected', { count: number(chosen.length) })}</b>
        {offered.map(([act, icon, keys]) => (
          <Button
            key={act}
            variant="default"
            size="xs"
            className={act === 'delete' ? styles.danger : undefined}
            aria-pressed={acts.asked?.act === act}
            aria-disabled={whyNot(act) !== undefined || undefined}
            data-disabled={whyNot(act) !== undefined || undefined}
            title={whyNot(act)}
            leftSection={<Icon name={icon} size={16} />}
            rightSection={keys && <Shortcut keys={keys} />}
            onClick={() => ask(act)}
          >
            {t(`circulars.act.${act}`)}
          </Button>
        ))}
        <span className={styles.end}>
          {found > chosen.length && chosen.length < maxCircularsAtOnce && (
            <Button variant="subtle" size="xs" onClick={selection.chooseFound}>
              {found <= maxCircularsAtOnce
                ? t('list.select_all', { count: number(found) })
                : t('circulars.select_first', { count: number(maxCircularsAtOnce) })}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={t('list.clear_selection')}
            onClick={selection.clear}
          >
            <Icon name="x" size={16} />
          </Button>
        </span>
      </div>
      <AskBar acts={acts} />
    </div>
  )
}

/** Taking back is for deleted ones, and deleting for the others. */
function isOffered(act: AskedAct, chosen: readonly StaffCircularCard[]): boolean {
  if (act === 'draft') return chosen.some(({ state }) => state === 3)
  return act !== 'delete' || chosen.some(({ state }) => state !== 3)
}
