import { mayDo } from '@prostuti/contract/rights'
import { useMemo } from 'react'
import { useStaffContext } from '../foundation/context/staff-context.ts'
import { useFigures } from '../foundation/text/use-figures.ts'
import { useTexts } from '../foundation/text/use-texts.ts'
import { type Command, commands } from './acts.ts'
import { finders, listWith } from './find-things.ts'
import { readRecent } from './recent-things.ts'
import { iconOf, nameOf, type PaletteGroup, type PaletteRow, rowOfThing } from './row.ts'
import { type PaletteEntry, thingKinds } from './thing.ts'
import type { Found } from './use-found.ts'

interface Asked {
  /** As they are typed; `found` may be of fewer. */
  readonly words: string
  readonly found: Found
  readonly pages: readonly PaletteEntry[]
  /** The act that asks for its thing. */
  readonly command: Command | null
}

/** The left column: what was opened before and what one does most; else what fits the words: acts, pages, things. */
export function useGroups({ words, found, pages, command }: Asked): readonly PaletteGroup[] {
  const { person } = useStaffContext()
  const { number } = useFigures()
  const t = useTexts('palette')
  return useMemo(() => {
    const fits = (text: string) => text.toLowerCase().includes(words.toLowerCase())
    const mine = commands.filter(({ right }) => mayDo(person.role, right))
    const rowOfCommand = (each: Command): PaletteRow => ({
      ...{ key: each.text, icon: each.icon, title: t(each.text), command: each, thing: null },
      detail: each.kind ? t(`palette.whose.${each.kind}`) : '',
      href: each.kind ? null : each.href(),
    })
    const rowOfPage = ({ href, text, icon }: PaletteEntry): PaletteRow => ({
      ...{ key: href, icon, title: text, detail: '', href, thing: null, command: null },
    })
    const group = (title: string, rows: readonly PaletteRow[]) => (rows.length > 0 ? [{ title, rows }] : [])
    const things = found.kinds.flatMap(({ kind, things, count, isExact }) =>
      group(
        t('palette.counted', { kind: t(nameOf[kind]), count: number(count) + (isExact ? '' : '+') }),
        things.map(rowOfThing),
      ),
    )
    const recent = readRecent(person.id).filter(({ kind }) => mayDo(person.role, finders[kind].right))
    if (command) {
      const same = recent.filter(({ kind }) => kind === command.kind).map(rowOfThing)
      return words === '' ? group(t('palette.recent'), same) : things
    }
    if (words === '') {
      const often = mine.filter(({ kind }) => !kind).map(rowOfCommand)
      return [
        ...group(t('palette.recent'), recent.map(rowOfThing)),
        ...group(t('palette.often'), often),
        ...group(t('palette.pages'), pages.map(rowOfPage)),
      ]
    }
    const all = [
      ...group(
        t('palette.to_do'),
        mine.map(rowOfCommand).filter(({ title }) => fits(title)),
      ),
      ...group(t('palette.pages'), pages.filter(({ text }) => fits(text)).map(rowOfPage)),
      ...things,
    ]
    if (all.length > 0 || found.words !== words) return all
    const further = thingKinds.filter(kind => mayDo(person.role, finders[kind].right) && kind !== 'exam')
    return group(
      t('palette.further'),
      further.map(kind => ({
        ...{ key: `list-${kind}`, icon: iconOf[kind], title: t('palette.look_in', { kind: t(nameOf[kind]) }) },
        ...{ detail: '', href: listWith(finders[kind].list, words), thing: null, command: null },
      })),
    )
  }, [words, found, pages, command, person, number, t])
}
