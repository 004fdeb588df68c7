import type { HTMLAttributes, RefAttributes } from 'react'
import type { AttributesOf, ListenersOf, PropertiesOf } from '../../foundation/element/element-attributes.ts'
import type { ElementTag, WidgetElement, WidgetsByTag } from '../tag-names.ts'

type Own<W> = AttributesOf<W> & PropertiesOf<W> & ListenersOf<W, 'on'>

type Elements = {
  [Tag in ElementTag]: Own<WidgetsByTag[Tag]> &
    Omit<HTMLAttributes<WidgetElement<WidgetsByTag[Tag]>>, keyof Own<WidgetsByTag[Tag]>> &
    RefAttributes<WidgetElement<WidgetsByTag[Tag]>>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
