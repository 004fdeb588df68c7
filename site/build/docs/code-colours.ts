import type { AstroUserConfig } from 'astro'

type ShikiConfig = NonNullable<NonNullable<AstroUserConfig['markdown']>['shikiConfig']>
type Transformer = NonNullable<ShikiConfig['transformers']>[number]

/** The kinds of words in code that have a colour of their own, by what their grammars name them. */
const scopes = {
  tag: [
    'entity.name.tag',
    'support.class.component',
    'entity.name.type',
    'entity.name.class',
    'support.type.property-name.json',
  ],
  attribute: [
    'entity.other.attribute-name',
    'entity.name.function',
    'support.function',
    'variable.css',
    'support.type.property-name',
  ],
  string: ['string', 'constant', 'punctuation.definition.string', 'keyword.other.unit'],
  keyword: ['keyword.control', 'keyword.other', 'keyword.operator.new', 'keyword.operator.expression', 'storage'],
  comment: ['comment', 'punctuation.definition.comment'],
}

const kindOf = (colour: unknown) => /var\(--code-(\w+)\)/.exec(String(colour))?.[1]

/** Our policy takes no `style` of a tag: a colour is a class, and what has none is plain text. */
const classesForStyles: Transformer = {
  name: 'classes-for-styles',
  span(node) {
    const kind = kindOf(node.properties.style)
    node.properties = kind ? { class: `code-${kind}` } : {}
  },
  code(node) {
    node.children = node.children.flatMap(line => (line.type === 'element' ? line.children : [line]))
    node.children = node.children.flatMap(span =>
      span.type === 'element' && !span.properties.class ? span.children : [span],
    )
  },
  pre(node) {
    node.properties = { class: 'code', 'data-kind': this.options.lang, translate: 'no', dir: 'ltr' }
  },
}

/** How Astro's Shiki colours what stands in the docs, once, while the site is built. */
export const codeColours = {
  theme: {
    name: 'prostuti',
    type: 'light' as const,
    fg: 'var(--code)',
    bg: 'transparent',
    settings: Object.entries(scopes).map(([kind, scope]) => ({
      scope,
      settings: { foreground: `var(--code-${kind})` },
    })),
  },
  // The plain grammar takes a script on a line of its own for text.
  langAlias: { html: 'html-derivative' },
  transformers: [classesForStyles],
} satisfies ShikiConfig
