import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

/**
 * Supports `import text from './x.ts?inline'`: minifies a script without imports for embedding in a
 * document.
 */
export function inlineScriptsPlugin(): Plugin {
  return {
    name: 'showroom:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.ts\?inline$/ },
      async handler(id) {
        const file = id.replace('?inline', '')
        this.addWatchFile(file)
        const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
        const { code } = await minify(file, `(() => {${plain.code}})()`)
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
      },
    },
  }
}
