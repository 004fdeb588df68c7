import { join } from 'node:path'
import ts from 'typescript'
import { readText } from './repository.ts'

const folder = 'packages/server/src/app'

/** Each setting of the server with its type, default and comment, as `Settings` of `config.ts` has them. */
export function readSettings() {
  const source = ts.createSourceFile('config.ts', readText(join(folder, 'config.ts')), ts.ScriptTarget.Latest, true)
  let described = ''
  return membersOf(source).map((member, order) => {
    // Two that stand together share the comment of the first.
    const comment = commentOf(member, source)
    if (comment) described = comment
    const written = member.initializer.getText(source)
    return {
      id: member.name.getText(source),
      kind: kindOf(written),
      fallback: fallbackOf(written, source),
      text: described,
      order,
    }
  })
}

function membersOf(source: ts.SourceFile): ts.PropertyAssignment[] {
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(source) !== 'Settings' || !initializer || !ts.isCallExpression(initializer)) continue
      const [shape] = initializer.arguments
      if (shape && ts.isObjectLiteralExpression(shape)) return shape.properties.filter(ts.isPropertyAssignment)
    }
  throw new Error('config.ts has no table of settings any more')
}

function commentOf(node: ts.Node, source: ts.SourceFile): string {
  const [range] = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []
  if (!range) return ''
  const lines = source.text.slice(range.pos, range.end).split('\n')
  return lines
    .map(line => line.replace(/^\s*(\/\*\*|\*\/|\*|\/\/)\s?|\s*\*\/$/g, ''))
    .join(' ')
    .trim()
}

function kindOf(written: string): string {
  const [, choices] = /z\.enum\(\[([^\]]*)\]/.exec(written) ?? []
  if (choices) return choices.replaceAll("'", '').split(', ').join(' | ')
  if (/coerce\.number|^port/.test(written)) return 'number'
  if (/splitList|splitOrigins/.test(written)) return 'list'
  return /z\s*\.url|^origin|^bareOrigin|^apiBase/.test(written) ? 'URL' : 'text'
}

function fallbackOf(written: string, source: ts.SourceFile): string | null {
  const [, given] = /\.default\(((?:[^()]|\([^()]*\))*)\)/.exec(written) ?? []
  if (given === undefined) return null
  if (/^'.*'$/.test(given)) return given.slice(1, -1) || null
  if (/^[\d_]+$/.test(given)) return given.replaceAll('_', '')
  return /^[\w.]+$/.test(given) ? namedNumber(given, source) : null
}

/** The number behind `defaultMaxStreams` or `rateLimits.visitorsPerSecond`, in the module that it comes from. */
function namedNumber(written: string, source: ts.SourceFile): string | null {
  const [object = '', member = object] = written.split('.')
  const place = source.statements.filter(ts.isImportDeclaration).find(each => each.getText(source).includes(object))
  if (!place || !ts.isStringLiteral(place.moduleSpecifier)) return null
  const text = readText(join(folder, place.moduleSpecifier.text))
  const [, number] = new RegExp(`\\b${member}(?: =|:) ([\\d_]+)`).exec(text) ?? []
  return number?.replaceAll('_', '') ?? null
}
