import type { ComponentType } from 'react'
import type { Widget } from '../foundation/element/define-widget.ts'
import type { ReactProps } from '../foundation/element/react-component.tsx'

/** The React component of a widget; the build declares each by it. */
export type ComponentOf<W> =
  W extends Widget<infer Props, infer Events> ? ComponentType<ReactProps<Props, Events>> : never
