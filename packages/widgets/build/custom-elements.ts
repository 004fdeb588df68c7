import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { create } from '@custom-elements-manifest/analyzer'
import ts from 'typescript-api'
import { elements } from './elements.ts'
import { widgetPlugin } from './widget-plugin.ts'

/**
 * Makes `dist/custom-elements.json` (schema 1.0.0), which editors and documentation read, by the analyzer. What it cannot know of
 * our elements, which are no classes in the sources, `widget-plugin.ts` adds.
 */
export function buildCustomElements(root: string): void {
  const folderOf = (kebab: string) => join(root, 'src', kebab, 'index.ts')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const ambient = ['src/entries/messages.d.ts', 'node_modules/vite/client.d.ts'].map(file => join(root, file))
  const program = ts.createProgram([...elements.map(({ folder }) => folderOf(folder)), ...ambient], options)
  const modules = elements.map(({ folder }) => program.getSourceFile(folderOf(folder))!)
  const manifest = create({ modules, plugins: [widgetPlugin(program.getTypeChecker())] })
  const { schemaVersion, modules: found } = manifest
  writeFileSync(
    join(root, 'dist/custom-elements.json'),
    `${JSON.stringify({ schemaVersion, modules: found }, null, 2)}\n`,
  )
}
