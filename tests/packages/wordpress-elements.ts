import { globSync } from 'node:fs'

/*
 * The elements that the WordPress plugin may draw, with the attributes that its authors may write: `elements.php`. Authors are not
 * trusted with markup, so what leads to HTML is left out: JSON, which holds what a server has drawn, and the API's address.
 */

interface Declaration {
  tagName: string
  attributes: { name: string; type: { text: string } }[]
}

/** What the plugin's settings say, and what only a server or our own sign-in page writes. */
const left = /^(base|lang|theme|next|code|failure|fragment)$/
/** Accounts are changed on Prostuti alone; a token of a partner's page may not. */
const personal = /^(auth\/(?!login)|notifications\/)/

/** A list of choices, or the name of a kind that `prostuti_attribute_value()` knows. */
function kindOf({ name, type: { text } }: Declaration['attributes'][number]): string[] | string {
  const choices = [...text.matchAll(/'([^']+)'/g)].map(([, choice = '']) => choice).sort()
  if (choices.length > 0) return choices
  if (text === 'boolean' || text === 'number') return text
  return /(^|-)(href|url|template)$/.test(name) ? 'address' : 'text'
}

const php = (kind: string[] | string): string =>
  typeof kind === 'string' ? `'${kind}'` : `array( ${kind.map(choice => `'${choice}'`).join(', ')} )`

/** `exam-list` in words: `Exam list`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

function rowsOf({ tagName, attributes }: Declaration, sources: string): string[] {
  const name = tagName.replace('prostuti-', '')
  const [folder = ''] = globSync(`*/${name}/index.ts`, { cwd: sources })
  const own = attributes.filter(each => !left.test(each.name))
  const offered = own.filter(({ type }) => type.text !== 'json')
  if (personal.test(folder) || (own.length > 0 && offered.length === 0)) return []
  const width = Math.max(0, ...offered.map(each => each.name.length))
  return [
    `\t'${name}' => array(`,
    `\t\t'title'      => __( '${titleOf(name)}', 'prostuti' ),`,
    `\t\t'script'     => '${folder.startsWith('circulars/') ? 'jobs' : 'prostuti'}',`,
    "\t\t'attributes' => array(",
    ...offered.map(each => `\t\t\t'${each.name}'${' '.repeat(width - each.name.length)} => ${php(kindOf(each))},`),
    '\t\t),',
    '\t),',
  ]
}

export const wordpressElements = (declarations: readonly Declaration[], sources: string): string =>
  [
    '<?php',
    '/**',
    ' * The elements and their attributes; made by `node tests/packages/made-files.ts` from the manifest of @prostuti/widgets.',
    ' *',
    ' * @package Prostuti',
    ' */',
    '',
    "defined( 'ABSPATH' ) || exit;",
    '',
    'return array(',
    ...declarations
      .toSorted((a, b) => (a.tagName < b.tagName ? -1 : 1))
      .flatMap(declaration => rowsOf(declaration, sources)),
    ');',
    '',
  ].join('\n')
