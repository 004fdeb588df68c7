import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { sourceFile } from './source-file.ts'

const contract = sourceFile('contract/src')

/** The contract's tables of operations, `exams/attempt/operations.ts` too. */
const isTable = (id: string): boolean => id.startsWith(contract) && id.endsWith('/operations.ts')

/** Makes a whole row. Nothing of it may be left in the embed. */
const rowMaker = sourceFile('contract/src/operation.ts')

/**
 * In the embed a row of the contract's table is a method and a path: its id and who may call it are for the server. Fails
 * where a whole row is left, because its table stands in a file of another name.
 */
export function bareRows(): Plugin {
  return {
    name: 'prostuti:bare-rows',
    enforce: 'pre',
    transform: (code, id) => (isTable(id) ? { code: withBareRows(id, code), map: null } : null),
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.modules[rowMaker]?.renderedLength)
          this.error(`whole rows of operations in ${file.name}: their table is no operations.ts of the contract`)
    },
  }
}

/** `operation('exams.getExam', 'GET', 'exam/v5/exams/{id}/', …)` becomes `{ method: 'GET', path: 'exam/v5/exams/{id}/' }`. */
function withBareRows(file: string, code: string): string {
  const rows: ESTree.CallExpression[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      if (call.callee.type === 'Identifier' && call.callee.name === 'operation') rows.push(call)
    },
  })
  visitor.visit(parseSync(file, code).program)
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end)
  return rows.reduceRight((text, row) => {
    const [, method, path, , options] = row.arguments
    if (!method || !path) throw new Error(`${file}: a row without method or path`)
    const columns = options?.type === 'ObjectExpression' ? options.properties.map(textOf) : []
    const base = columns.filter(column => column.startsWith('base:'))
    const bare = [`method: ${textOf(method)}`, `path: ${textOf(path)}`, ...base].join(', ')
    return `${text.slice(0, row.start)}({ ${bare} })${text.slice(row.end)}`
  }, code)
}
