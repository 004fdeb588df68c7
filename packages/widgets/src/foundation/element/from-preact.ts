import r2wc from '@r2wc/core'
import { createElement, type FunctionComponent, hydrate, render, type VNode } from 'preact'
import { propertiesOf } from './attributes.ts'
import type { Widget } from './define-widget.ts'
import { createElementClass } from './element-base.ts'
import { type ElementValues, elementComponent, type Flavour } from './widget-root.tsx'

/** Hands r2wc Preact's own `render`; a container that the server has filled is hydrated: the same nodes, nothing moves. */
const renderer = {
  mount(container: HTMLElement, component: unknown, props: ElementValues): Mounted {
    const type = component as FunctionComponent<ElementValues>
    const mounted = { container, draw: (next: ElementValues) => createElement(type, next) }
    if (container.firstChild) hydrate(mounted.draw(props), container)
    else render(mounted.draw(props), container)
    return mounted
  },
  update: ({ container, draw }: Mounted, props: ElementValues) => render(draw(props), container),
  unmount: ({ container }: Mounted) => render(null, container),
}

interface Mounted {
  container: HTMLElement
  draw(props: ElementValues): VNode<ElementValues>
}

/** The custom element of a widget, drawn by Preact: a seventh of React's weight, for pages that are not ours. */
export function elementFromPreact(widget: Widget, flavour: Flavour): CustomElementConstructor {
  const props = Object.keys(propertiesOf(widget))
  return createElementClass(r2wc(elementComponent(widget, flavour), { props }, renderer), widget, flavour.messages)
}
