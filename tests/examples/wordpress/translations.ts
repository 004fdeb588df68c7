import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WordPressSite } from './site.ts'

type Entries = Record<string, string>

/** Separates a text's context from the text, as gettext does. */
const inContext = (context: string, text: string) => `${context}\u0004${text}`

function textsOf(plugin: string): string[] {
  const sources = globSync('**/*.php', { cwd: plugin }).map(file => readFileSync(join(plugin, file), 'utf8'))
  const texts = sources.flatMap(source => [...source.matchAll(/\b(?:esc_html__|__)\( '([^']+)', 'prostuti' \)/g)])
  const calls = sources.flatMap(source => [...source.matchAll(/\b(?:esc_html|esc_attr)?_[_ex]\(/g)])
  assert.equal(texts.length, calls.length, 'a text is translated in a way that this test cannot read')
  const { title, description, keywords } = JSON.parse(readFileSync(join(plugin, 'block/block.json'), 'utf8'))
  const [, header = ''] = /Description:\s+(.*)/.exec(readFileSync(join(plugin, 'prostuti.php'), 'utf8')) ?? []
  return [
    ...texts.map(([, text = '']) => text),
    header,
    inContext('block title', title),
    inContext('block description', description),
    ...keywords.map((keyword: string) => inContext('block keyword', keyword)),
  ]
}

/** Each text of the plugin has its translation, no other has one, and what WordPress loads is made from what people read. */
export function checkTranslations({ plugin, php }: WordPressSite): void {
  const read = (type: 'PO' | 'MO'): Entries =>
    JSON.parse(
      php(`require_once ABSPATH . 'wp-includes/pomo/po.php';
        $file = new ${type}();
        $file->import_from_file( '${plugin}/languages/prostuti-bn_BD.${type.toLowerCase()}' );
        echo json_encode( array_map( fn( $entry ) => $entry->translations[0] ?? '', $file->entries ) );`),
    )
  const written = read('PO')
  assert.deepEqual(read('MO'), written, 'run msgfmt as the .po says')
  assert.deepEqual(Object.keys(written).sort(), [...new Set(textsOf(plugin))].sort())
  for (const [text, translation] of Object.entries(written)) assert.match(translation, /[\u0980-\u09ff]/, text)
}
