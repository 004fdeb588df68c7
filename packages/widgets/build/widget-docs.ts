import ts from 'typescript-api'

/** One line of a widget's comment: `@attribute [mode=live] - What it does.` */
export interface Said {
  name: string
  default?: string | undefined
  description: string
}

const tags = ['attribute', 'slot', 'cssproperty', 'csspart'] as const

type Docs = Record<(typeof tags)[number], readonly Said[]> & { description: string | undefined }

/** What the comment before a widget's definition says. */
export function docsOf(node: ts.VariableDeclaration): Docs {
  const statement = node.parent.parent
  const [comment] = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc)
  const named = (tag: string) => (comment?.tags ?? []).filter(({ tagName }) => tagName.text === tag)
  return {
    description: ts.getTextOfJSDocComment(comment?.comment),
    ...(Object.fromEntries(tags.map(tag => [tag, named(tag).map(said)])) as Record<(typeof tags)[number], Said[]>),
  }
}

function said(tag: ts.JSDocTag): Said {
  const [name = '', ...description] = (ts.getTextOfJSDocComment(tag.comment) ?? '').split(' - ')
  const [own = '', byDefault] = name.replaceAll(/[[\]]/g, '').split('=')
  return { name: own, ...(byDefault && { default: byDefault }), description: description.join(' - ') }
}
