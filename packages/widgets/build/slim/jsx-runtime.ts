/**
 * What compiled JSX asks of React, told in Preact: an alias in the place of `preact/jsx-runtime`, which makes its nodes a
 * second way. Spares 0.1 KiB; the elements' suites run against it.
 */
import { type ComponentType, createElement, type VNode } from 'preact'

export { Fragment } from 'preact'

type Props = Record<string, unknown>

export function jsx(type: ComponentType<Props> | string, { ...props }: Props, key?: string): VNode<Props> {
  if (key !== undefined) props.key = key
  // Preact writes `className` as a property, which an SVG element has not.
  if (typeof type === 'string' && 'className' in props) {
    props.class = props.className
    delete props.className
  }
  return createElement(type as ComponentType<Props>, props)
}

export { jsx as jsxDEV, jsx as jsxs }
