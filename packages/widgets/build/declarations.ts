import { elements } from './elements.ts'

/** What a compiler reads of the entries that are made from the list of elements, by file below `dist/types`. */
export const declarations: Readonly<Record<string, string>> = {
  'entries/react.d.ts': `/**
 * The widgets as React 19 components.
 *
 * @example
 * import { ExamPlayer } from '@prostuti/widgets/react'
 * <ExamPlayer examId="12" base="https://prostuti.example/api/" onSubmitted={({ receipt }) => save(receipt)} />
 */
${elements.map(({ kebab, component }) => `export { ${component} } from './react/${kebab}.js'`).join('\n')}
export type { ReactProps } from '../foundation/element/react-component.js'
`,
  ...Object.fromEntries(
    elements.flatMap(({ kebab, component, name, tag }) => [
      [
        `entries/react/${kebab}.d.ts`,
        `import type { ComponentOf } from '../component-of.js'
import type { ${name} } from '../widgets.js'
/** \`<${tag}>\` as a React 19 component. */
export declare const ${component}: ComponentOf<typeof ${name}>
`,
      ],
      [
        `entries/elements/${kebab}.d.ts`,
        `import type { WidgetElement } from '../tag-names.js'
import type { ${name} } from '../widgets.js'
/** What \`document.querySelector('${tag}')\` finds. Importing this registers the element. */
export type ${component}Element = WidgetElement<typeof ${name}>
`,
      ],
    ]),
  ),
}
