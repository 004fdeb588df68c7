/**
 * What our widgets ask of React, told in Preact: an alias in the place of `preact/compat`, whose other 1.5 KiB serve
 * none of them. Events are the browser's own here: `change` is no `input`, and `focus` is heard by `onFocusCapture`.
 */
import { Component, createElement, type FunctionComponent, type VNode } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'

export { Component, createElement, Fragment as StrictMode } from 'preact'
export * from 'preact/hooks'

type Props = Record<string, unknown>

const differ = (a: Props, b: Props): boolean => Object.keys({ ...a, ...b }).some(name => a[name] !== b[name])

/** Draws again only when a prop is another one. */
export function memo(draw: FunctionComponent<Props>) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next)
    }
    override render(props: Props): VNode {
      return createElement(draw, props)
    }
  }
}

/** Follows a store that is not the component's own. */
export function useSyncExternalStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const value = read()
  const [, drawAgain] = useState({})
  const drawn = useRef({ value, read })
  drawn.current = { value, read }
  useEffect(() => {
    const look = () => {
      if (!Object.is(drawn.current.value, drawn.current.read())) drawAgain({})
    }
    look()
    return subscribe(look)
  }, [subscribe])
  return value
}
