import { type ReactNode, useState } from 'react'
import type { LazyPart, WidgetProps } from '../../foundation/element/define-widget.ts'
import { useLazyPart } from '../../foundation/element/use-lazy-part.ts'
import type { MenuAsk, Subject, TalkProps } from '../talk/index.ts'

/** Menus, deleting and reports: they come when they are first wanted. */
const load = async () => (await import('../acts/index.ts')).actsPart satisfies LazyPart

export interface MenuHandlers {
  onEdit: (subject: Subject) => void
  onDeleted: (subject: Subject) => void
}

/** One menu for all that an element shows. */
export function useMenu(
  props: TalkProps & Pick<WidgetProps, 'extend'>,
  handlers: MenuHandlers,
): { open: (asked: MenuAsk) => void; menu: ReactNode } {
  const [asked, setAsked] = useState<MenuAsk | null>(null)
  const part = useLazyPart(load, asked !== null, props.extend)
  const menu = part ? <part.TalkMenu {...props} {...handlers} asked={asked} onAsk={setAsked} /> : null
  return { open: setAsked, menu }
}
