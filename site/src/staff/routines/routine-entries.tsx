import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type DragEvent, type KeyboardEvent, type ReactElement, useState } from 'react'
import { Icon, Shortcut, useFigures, useTexts } from '../foundation/index.ts'
import { useCategories } from '../questions/question/use-categories.ts'
import { EntryGrip } from './entry-grip.tsx'
import { RoutineEntry } from './routine-entry.tsx'
import { type EntryValues, moved, newEntry, type RoutineValues } from './routine-values.ts'
import styles from './routines.module.css'
import { useProgramExams } from './use-program-exams.ts'

interface RoutineEntriesProps {
  form: UseFormReturnType<RoutineValues>
  /** Whose exams a line may lead to. */
  program: string | null
  hasEnglish: boolean
}

/** The rows of a routine, moved by the handle or with Alt and the arrows. */
export function RoutineEntries({ form, program, hasEnglish }: RoutineEntriesProps): ReactElement {
  const t = useTexts('routines')
  const { number } = useFigures()
  const { entries } = form.values
  const exams = useProgramExams(program)
  const categories = useCategories()
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, say] = useState('')
  const set = (next: readonly EntryValues[]) => form.setFieldValue('entries', next)
  const nameOf = (index: number) => entries[index]?.title_bn || t('routines.entry', { number: number(index + 1) })

  function move(from: number, to: number): void {
    if (moved(entries, from, to) === entries) return
    set(moved(entries, from, to))
    say(t('routines.moved', { name: nameOf(from), number: number(to + 1) }))
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    // The row keeps the focus: React moves its element along.
    move(index, index + step)
  }

  function onDragOver(event: DragEvent, index: number): void {
    if (dragged === null) return
    event.preventDefault()
    if (dragged === index) return
    move(dragged, index)
    setDragged(index)
  }

  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <li
            key={entry.row}
            data-dragged={dragged === index || undefined}
            onKeyDown={event => onKeyDown(event, index)}
            onDragOver={event => onDragOver(event, index)}
            onDrop={event => event.preventDefault()}
          >
            <EntryGrip
              index={index}
              name={nameOf(index)}
              isLast={index === entries.length - 1}
              onMove={step => move(index, index + step)}
              onDrag={isDragged => setDragged(isDragged ? index : null)}
            />
            <RoutineEntry
              {...{ form, entry, index, exams, categories, hasEnglish }}
              name={nameOf(index)}
              onRemove={() => set(entries.filter(each => each !== entry))}
            />
          </li>
        ))}
      </ol>
      <EntriesFoot isFull={entries.length >= 400} onAdd={() => set([...entries, newEntry(entries)])} />
      <div className="hidden" role="status">
        {said}
      </div>
    </>
  )
}

function EntriesFoot({ isFull, onAdd }: { isFull: boolean; onAdd(): void }): ReactElement {
  const t = useTexts('routines')
  return (
    <footer className={styles.foot}>
      <Button variant="default" leftSection={<Icon name="plus" />} disabled={isFull} onClick={onAdd}>
        {t('routines.add_entry')}
      </Button>
      <span className={`staff-small ${styles.keys}`}>
        <Shortcut keys="Alt" /> <Shortcut keys="↑" /> <Shortcut keys="↓" /> {t('routines.move_keys')}
      </span>
    </footer>
  )
}
