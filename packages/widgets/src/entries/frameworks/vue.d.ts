import type { HTMLAttributes, PublicProps } from 'vue'
import type { HandlersOf, PropertiesOf } from '../../foundation/element/element-attributes.ts'
import type { ElementTag, WidgetElement, WidgetsByTag } from '../tag-names.ts'

type Own<W> = PropertiesOf<W> & HandlersOf<W>

/** What a template may write on an element. Vue reads it from `$props`. */
type InTemplates<W> = new () => WidgetElement<W> & {
  $props: Own<W> & Omit<HTMLAttributes, keyof Own<W>> & PublicProps
}

type Elements = { [Tag in ElementTag]: InTemplates<WidgetsByTag[Tag]> }

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
