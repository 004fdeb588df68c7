import type { AnalyzerPlugin } from '@custom-elements-manifest/analyzer'
import ts from 'typescript-api'
import { camelCase } from '../src/foundation/element/attributes.ts'
import { elements, type ListedElement } from './elements.ts'
import { parts } from './parts.ts'
import { docsOf, type Said } from './widget-docs.ts'
import { textOf } from './widget-types.ts'

/** Attributes of every element, as `CommonAttributes` has them. */
const common: readonly Attribute[] = [
  { name: 'base', text: 'string', description: 'Address of the API, ending in /api/.' },
  { name: 'lang', text: "'bn' | 'en'", description: 'Default: the language of the page around the element.' },
  { name: 'theme', text: "'light' | 'dark' | 'auto'", description: 'auto follows the color-scheme of the page.' },
]

interface Attribute {
  name: string
  /** Its type as an attribute, and as a property where that is another. */
  text: string
  property?: string
  description: string | undefined
  default?: string | undefined
}

/** Reads each `defineWidget(…)` as the class that its element is: types and events by the compiler, the rest from its comment. */
export function widgetPlugin(checker: ts.TypeChecker): AnalyzerPlugin {
  return {
    name: 'prostuti:widgets',
    moduleLinkPhase({ moduleDoc }) {
      const element = elements.find(({ folder }) => moduleDoc.path.endsWith(`/src/${folder}/index.ts`))
      const source = found.get(moduleDoc.path)
      if (!element || !source) throw new Error(`${moduleDoc.path} defines no widget`)
      moduleDoc.path = `dist/react/elements/${element.kebab}.js`
      moduleDoc.declarations = [declarationOf(element, source, checker)]
      moduleDoc.exports = [
        {
          kind: 'custom-element-definition',
          name: element.tag,
          declaration: { name: classOf(element), module: moduleDoc.path },
        },
      ]
    },
    analyzePhase({ node }) {
      if (definesWidget(node)) found.set(node.getSourceFile().fileName, node)
    },
  }
}

/** As the declarations of its entry name it. */
const classOf = ({ component }: ListedElement): string => `${component}Element`

type Definition = ts.VariableDeclaration & { initializer: ts.CallExpression }

const found = new Map<string, Definition>()

const definesWidget = (node: ts.Node): node is Definition =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isCallExpression(node.initializer) &&
  node.initializer.expression.getText() === 'defineWidget'

function declarationOf(element: ListedElement, node: Definition, checker: ts.TypeChecker): object {
  const docs = docsOf(node)
  const attributes = [...attributesOf(node, checker, docs.attribute), ...common]
  const [, events] = argumentsOf(node, checker)
  return {
    kind: 'class',
    customElement: true,
    name: classOf(element),
    tagName: element.tag,
    description: docs.description,
    attributes: attributes.map(({ name, text, description, default: byDefault }) => ({
      name,
      type: { text },
      description,
      default: byDefault,
      fieldName: camelCase(name),
    })),
    members: attributes.map(({ name, text, property = text, description, default: byDefault }) => ({
      kind: 'field',
      name: camelCase(name),
      type: { text: property },
      description,
      default: byDefault,
      attribute: name,
    })),
    slots: docs.slot,
    cssProperties: docs.cssproperty,
    cssParts: docs.csspart.map(({ name, description }) => ({ name, description: description || partOf(name) })),
    events: (events ? checker.getPropertiesOfType(events) : []).map(event => ({
      name: `prostuti-${event.name}`,
      type: { text: `CustomEvent<${textOf(checker.getTypeOfSymbol(event), checker)}>` },
      description: ts.displayPartsToString(event.getDocumentationComment(checker)) || undefined,
    })),
  }
}

function partOf(name: string): string {
  const known = parts[name]
  if (!known)
    throw new Error(`a part ${name} is in no element's vocabulary (build/parts.ts) and has no words of its own`)
  return known
}

/** Of `Widget<Props, Events>` the two. */
function argumentsOf(node: Definition, checker: ts.TypeChecker): readonly ts.Type[] {
  return checker.getTypeArguments(checker.getTypeAtLocation(node.name) as ts.TypeReference)
}

function attributesOf(node: Definition, checker: ts.TypeChecker, said: readonly Said[]): Attribute[] {
  const [props] = argumentsOf(node, checker)
  const [definition] = node.initializer.arguments
  const list = checker.getTypeAtLocation(definition!).getProperty('attributes')
  return checker.getPropertiesOfType(checker.getTypeOfSymbol(list!)).map(({ name, valueDeclaration }) => {
    const property = props!.getProperty(camelCase(name))
    if (!property) throw new Error(`${name} is no property of its component`)
    const own = said.find(each => each.name === name)
    const text = textOf(checker.getNonNullableType(checker.getTypeOfSymbol(property)), checker)
    const isJson = valueDeclaration?.getText().endsWith("'json'") ?? false
    return {
      name,
      text: isJson ? 'json' : text,
      property: text,
      description:
        own?.description ?? (ts.displayPartsToString(property.getDocumentationComment(checker)) || undefined),
      default: own?.default,
    }
  })
}
