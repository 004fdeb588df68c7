import type { StaffProgram } from '@prostuti/contract'
import { type ReactElement, useState } from 'react'
import {
  ConfirmDialog,
  type DataKey,
  useChange,
  useFigures,
  useOutdate,
  useStaff,
  useTexts,
} from '../foundation/index.ts'

/** What the acts need of a program, in a list or on its page. */
export type ActedProgram = Pick<StaffProgram, 'id' | 'state' | 'members' | 'revision'> & { readonly name: string }

type Act = 'publish' | 'unpublish' | 'delete'

export interface ProgramActs {
  /** Asks first. */
  ask(act: Act, program: ActedProgram): void
  /** At once: it takes nothing away. */
  duplicate(program: Pick<ActedProgram, 'id'>): void
  /** Where it asks: stands anywhere in the screen. */
  readonly dialog: ReactElement
}

const outdates: readonly DataKey[] = [['programs']]

/** Publishing, unpublishing, copying and deleting programs, asked about in words of their own; `onDeleted` leaves the page of one. */
export function useProgramActs(onDeleted?: () => void): ProgramActs {
  const t = useTexts('programs')
  const { number } = useFigures()
  const admin = useStaff()
  const change = useChange()
  const outdate = useOutdate()
  const [asked, setAsked] = useState<{ act: Act; program: ActedProgram } | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function act({ act: name, program: { id, revision } }: NonNullable<typeof asked>): Promise<void> {
    if (name === 'delete') {
      const deleting = () => admin.programs.delete(id)
      const isGone = await change(deleting, { done: t('programs.deleted'), outdates: onDeleted ? [] : outdates })
      if (isGone) onDeleted?.()
    } else {
      const state = name === 'publish' ? 'published' : 'unpublished'
      await change(() => admin.programs.update(id, { revision, state }), { done: t(`programs.${state}`), outdates: [] })
      // Also where it was refused: another person may have changed it.
      outdate(...outdates)
    }
    setOpen(false)
  }

  const values = { name: asked?.program.name ?? '', count: number(asked?.program.members ?? 0) }
  return {
    ask(name, program) {
      setAsked({ act: name, program })
      setOpen(true)
    },
    duplicate: async ({ id }) => {
      const duplicating = async () => {
        const copy = await admin.programs.duplicate(id)
        location.assign(`/admin/programs/${copy.id}?tab=details`)
      }
      await change(duplicating, { done: t('programs.duplicated'), outdates })
    },
    dialog: (
      <ConfirmDialog
        isOpen={isOpen}
        title={asked ? t(`programs.${asked.act}_ask`) : ''}
        confirm={asked ? t(`programs.${asked.act}`) : ''}
        danger={asked?.act === 'delete'}
        onConfirm={() => (asked ? act(asked) : undefined)}
        onClose={() => setOpen(false)}
      >
        <p>{asked && t(`programs.${asked.act}_text`, values)}</p>
      </ConfirmDialog>
    ),
  }
}
