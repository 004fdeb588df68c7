import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Loader } from 'astro/loaders'
import ts from 'typescript'
import { colourCode } from './colour-code.ts'
import { readText, root } from './repository.ts'

interface SdkEntry {
  readonly id: string
  /** All names under which it can be imported. */
  readonly entries: readonly string[]
  readonly exports: readonly SdkExport[]
}

interface SdkExport {
  readonly name: string
  readonly kind: string
  readonly signature: string
  readonly description: string
  /** Code, or empty. */
  readonly example: string
  /** Whether the SDK declares it; the contract's types are documented by their operations. */
  readonly isOwn: boolean
}

const folder = 'packages/sdk'
/** Of our own sites and tests. */
const inner = /^\.\/(testing|.*\/messages|package\.json|.*staff)/

/** What each entry of the SDK exports, with its type and comment, as the compiler reads them; drawn with its colours. */
export const readSdk: Loader = {
  name: 'sdk',
  async load(context) {
    const { store, parseData } = context
    store.clear()
    for (const { id, entries, exports } of entriesOfSdk()) {
      const drawn = exports.map(async ({ signature, example, isOwn: _, ...each }) => ({
        ...each,
        signature: await colourCode(context, signature, 'ts'),
        example: example && (await colourCode(context, example, 'ts')),
      }))
      store.set({ id, data: await parseData({ id, data: { entries, exports: await Promise.all(drawn) } }) })
    }
  },
}

function entriesOfSdk(): SdkEntry[] {
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
  const all = [...files].flatMap(([file, entries]) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) return []
    const exports = checker.getExportsOfModule(module).map(symbol => describe(symbol, checker))
    return exports.length ? [{ id: entries[0]!, entries, exports }] : []
  })
  const bare = all.flatMap(({ id, exports }) =>
    exports.filter(({ isOwn, description }) => isOwn && description === '').map(({ name }) => `${id}: ${name}`),
  )
  if (bare.length > 0) throw new Error(`exports of the SDK without a docstring:\n${bare.join('\n')}`)
  return all
}

/** Names of entries by their file: `@prostuti/sdk/exams/queries`. */
function filesByEntry(): Map<string, string[]> {
  const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(
    readText(`${folder}/package.json`),
  )
  const found = new Map<string, string[]>()
  for (const [entry, where] of Object.entries(exports)) {
    const target = typeof where === 'string' ? where : where.default
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

function describe(exported: ts.Symbol, checker: ts.TypeChecker): SdkExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  return {
    name: exported.name,
    kind: kindOf(symbol),
    signature: signatureOf(symbol, exported.name, checker),
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    example: exampleOf(symbol, checker),
    isOwn: symbol.declarations?.some(each => each.getSourceFile().fileName.includes(`/${folder}/src/`)) ?? false,
  }
}

function exampleOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')
  return ts.displayPartsToString(tag?.text).trim()
}

function kindOf({ flags }: ts.Symbol): string {
  if (flags & ts.SymbolFlags.Class) return 'class'
  if (flags & ts.SymbolFlags.Function) return 'function'
  return flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias) ? 'type' : 'value'
}

function signatureOf(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) return name
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return printed(declaration)
  if (ts.isClassDeclaration(declaration)) return classOf(declaration, name, checker)
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [call] = type.getCallSignatures()
  const { NoTruncation, WriteArrowStyleSignature } = ts.TypeFormatFlags
  return call
    ? `${name}${checker.signatureToString(call, undefined, NoTruncation & ~WriteArrowStyleSignature)}`
    : `${name}: ${checker.typeToString(type)}`
}

/** A class as what uses it sees it: public members with their types and comments, without code. */
function classOf(declaration: ts.ClassDeclaration, name: string, checker: ts.TypeChecker): string {
  const members = declaration.members.filter(
    member =>
      member.name && !ts.isPrivateIdentifier(member.name) && !(ts.getCombinedModifierFlags(member) & hiddenMember),
  )
  const lines = members.map(member => {
    const symbol = checker.getSymbolAtLocation(member.name!)!
    const type = writtenType(member) ?? checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, member))
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker))
    return `${comment && `    /** ${comment} */\n`}    ${symbol.name}: ${type};`
  })
  return `class ${name} {\n${lines.join('\n')}\n}`
}

const hiddenMember = ts.ModifierFlags.Private | ts.ModifierFlags.Protected

const writtenType = (member: ts.ClassElement): string | undefined =>
  ts.isPropertyDeclaration(member) || ts.isGetAccessorDeclaration(member) ? member.type?.getText() : undefined

/** With the comments of its members, which say units and errors; its own stands above it on the page. */
function printed(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): string {
  const text = ts.createPrinter().printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile())
  return text.replace(/^(?:\/\*\*[\s\S]*?\*\/\s*)+(?=export)/, '').replace(/^export /, '')
}
