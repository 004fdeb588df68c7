import { globSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { readText, root } from './repository.ts'

const folder = 'packages/sdk'
/** Of our own sites and tests. */
const inner = /^\.\/(testing|.*\/messages|package\.json|.*staff)/

/** What each entry of the SDK exports, with its type and comment, as the compiler reads them. */
export function readSdk() {
  const files = filesByEntry()
  const options: ts.CompilerOptions = {
    ...{
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    },
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, types: [], skipLibCheck: true },
  }
  const program = ts.createProgram([...files.keys()], options)
  const checker = program.getTypeChecker()
  return [...files].flatMap(([file, entries]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) return []
    const exports = checker.getExportsOfModule(module).map(symbol => describe(symbol, checker))
    return exports.length ? [{ id: entries[0]!, entries, exports }] : []
  })
}

/** Names of entries by their file: `@prostuti/sdk/exams/queries`. */
function filesByEntry(): Map<string, string[]> {
  const { exports }: { exports: Record<string, string> } = JSON.parse(readText(`${folder}/package.json`))
  const found = new Map<string, string[]>()
  for (const [entry, target] of Object.entries(exports)) {
    if (inner.test(entry) || !/\.ts$/.test(target)) continue
    for (const file of globSync(target, { cwd: join(root, folder) })) {
      const part = entry.includes('*') ? file.split('/').slice(1, -1).join('/') : ''
      const name = entry.replace('*', part)
      if (entry === './*' && (part.includes('/') || inner.test(name))) continue
      const path = join(root, folder, file)
      found.set(path, [...(found.get(path) ?? []), `@prostuti/sdk${name.slice(1)}`])
    }
  }
  return found
}

function describe(exported: ts.Symbol, checker: ts.TypeChecker) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const description = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  return {
    name: exported.name,
    kind: kindOf(symbol),
    signature: signatureOf(symbol, exported.name, checker),
    description,
  }
}

function kindOf({ flags }: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Class) return 'class'
  if (flags & ts.SymbolFlags.Function) return 'function'
  return flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) ? 'type' : 'value'
}

function signatureOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) return name
  if (ts.isInterfaceDeclaration(declaration)) return bodyOf(declaration)
  if (ts.isTypeAliasDeclaration(declaration)) return withoutComments(declaration)
  if (ts.isClassDeclaration(declaration)) return `class ${name}`
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [call] = type.getCallSignatures()
  const { NoTruncation, WriteArrowStyleSignature } = ts.TypeFormatFlags
  return call
    ? `${name}${checker.signatureToString(call, undefined, NoTruncation & ~WriteArrowStyleSignature)}`
    : `${name}: ${checker.typeToString(type)}`
}

const bodyOf = (declaration: ts.InterfaceDeclaration): string => withoutComments(declaration).replace(/^export /, '')

function withoutComments(declaration: ts.Node): string {
  const printer = ts.createPrinter({ removeComments: true })
  return printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile()).replace(/^export /, '')
}
