import type { HTMLAttributes } from 'preact'
import type { AttributesOf, ListenersOf, PropertiesOf } from '../../foundation/element/element-attributes.ts'
import type { ElementTag, WidgetElement, WidgetsByTag } from '../tag-names.ts'

type Own<W> = AttributesOf<W> & PropertiesOf<W> & ListenersOf<W, 'on'>

type Elements = {
  [Tag in ElementTag]: Own<WidgetsByTag[Tag]> &
    Omit<HTMLAttributes<WidgetElement<WidgetsByTag[Tag]>>, keyof Own<WidgetsByTag[Tag]>>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
