import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

/** What an item's element takes, so that it can be dragged onto another one, or moved by Alt with an arrow. */
export interface ReorderProps {
  readonly draggable: boolean
  readonly 'data-dragged': true | undefined
  onDragStart(event: DragEvent): void
  onDragEnd(): void
  onDragEnter(event: DragEvent): void
  onDragOver(event: DragEvent): void
  onDrop(event: DragEvent): void
  onKeyDown(event: KeyboardEvent): void
}

interface ReorderOptions<Item> {
  readonly items: readonly Item[]
  /** Whether one may take the other's place. Default: any may. */
  isNear?(item: Item, other: Item): boolean
  /** Without it nothing moves. `by`: so many places down, or up where it is negative. */
  readonly move?: (item: Item, by: number) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 }

/** Moves items of a list, by dragging and by keys. An element in it keeps the focus: React gives it back after moving it. */
export function useReorder<Item>({ items, isNear = () => true, move }: ReorderOptions<Item>) {
  const [dragged, setDragged] = useState<number | null>(null)
  // Beside the state: the first `dragover` may come before the list is drawn again.
  const held = useRef<number | null>(null)
  const drag = (index: number | null) => {
    held.current = index
    setDragged(index)
  }
  const target = (index: number): Item | undefined => {
    const from = held.current === null ? undefined : items[held.current]
    return from !== undefined && isNear(from, items[index]!) ? from : undefined
  }
  const accept = (index: number, event: DragEvent) => target(index) !== undefined && event.preventDefault()
  return (index: number): ReorderProps => ({
    draggable: move !== undefined,
    'data-dragged': dragged === index || undefined,
    onDragStart(event) {
      event.dataTransfer.effectAllowed = 'move'
      drag(index)
    },
    onDragEnd: () => drag(null),
    // A quick drop follows the first of these events, before any `dragover`.
    onDragEnter: event => accept(index, event),
    onDragOver: event => accept(index, event),
    onDrop(event) {
      event.preventDefault()
      const from = target(index)
      if (from !== undefined && held.current !== index) move?.(from, index - held.current!)
      drag(null)
    },
    onKeyDown(event) {
      const by = event.altKey ? steps[event.key] : undefined
      if (by === undefined || move === undefined) return
      event.preventDefault()
      const [item, other] = [items[index]!, items[index + by]]
      if (other !== undefined && isNear(item, other)) move(item, by)
    },
  })
}
