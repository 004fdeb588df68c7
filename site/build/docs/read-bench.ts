import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readText, root } from './repository.ts'

const folder = 'tests/bench/rows'

/** The figures that each row of `pnpm bench` is held to, without running any. */
export function readBench(): { id: string; what: string; most: number }[] {
  return globSync('**/*.bench.ts', { cwd: join(root, folder) }).flatMap(file => {
    const row = rowIn(`${folder}/${file}`)
    const name = textOf(row.get('name'))
    const what = textOf(row.get('what'))
    const most = mostOf(row.get('atLeast'))
    // A row beside a peer is held to a ratio, which says nothing without its peer.
    const isFigure = row.get('beside')?.kind === ts.SyntaxKind.NullKeyword
    return name && what && most !== undefined && isFigure ? [{ id: name, what, most }] : []
  })
}

function rowIn(file: string): Map<string, ts.Expression> {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true)
  const exported = source.statements.find(ts.isExportAssignment)?.expression
  const [row] = exported && ts.isCallExpression(exported) ? exported.arguments : []
  const members = row && ts.isObjectLiteralExpression(row) ? row.properties.filter(ts.isPropertyAssignment) : []
  return new Map(members.map(({ name, initializer }) => [name.getText(source), initializer]))
}

const textOf = (value: ts.Expression | undefined): string | undefined =>
  value && ts.isStringLiteral(value) ? value.text : undefined

function mostOf(bound: ts.Expression | undefined): number | undefined {
  const [, most] = /max: ([\d_]+)/.exec(bound?.getText() ?? '') ?? []
  return most === undefined ? undefined : Number(most.replaceAll('_', ''))
}
