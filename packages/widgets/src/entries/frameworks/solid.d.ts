import type { JSX } from 'solid-js'
import type { AttributesOf, ListenersOf, PropertiesOf } from '../../foundation/element/element-attributes.ts'
import type { ElementTag, WidgetElement, WidgetsByTag } from '../tag-names.ts'

/** An object goes by `prop:`: `prop:receipt={receipt}`. */
type AsProperties<Properties> = { [Name in keyof Properties & string as `prop:${Name}`]?: Properties[Name] }

type Own<W> = AttributesOf<W> & AsProperties<PropertiesOf<W>> & ListenersOf<W, 'on:'>

type Elements = {
  [Tag in ElementTag]: Own<WidgetsByTag[Tag]> &
    Omit<JSX.HTMLAttributes<WidgetElement<WidgetsByTag[Tag]>>, keyof Own<WidgetsByTag[Tag]>>
}

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
