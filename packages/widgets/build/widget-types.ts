import ts from 'typescript-api'

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType

/** A type as documentation shows it: an alias of choices is written out, `'live' | 'archive'`. */
export function textOf(type: ts.Type, checker: ts.TypeChecker): string {
  if (!type.isUnion() || type.flags & ts.TypeFlags.Boolean) return checker.typeToString(type, undefined, flags)
  return type.types.every(each => each.flags & ts.TypeFlags.StringLiteral)
    ? type.types.map(each => checker.typeToString(each, undefined, flags)).join(' | ')
    : checker.typeToString(type, undefined, flags)
}
