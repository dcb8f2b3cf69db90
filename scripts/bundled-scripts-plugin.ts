import { build, type Plugin } from 'vite'
import { browserTargets } from './browser-targets.ts'

/**
 * Supports `import text from './x.ts?bundled'`: imports a program, bundled with its imports, as one
 * string.
 */
export function bundledScriptsPlugin(): Plugin {
  return {
    name: 'showroom:bundled-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.ts\?bundled$/ },
      async handler(id) {
        const entry = id.replace('?bundled', '')
        this.addWatchFile(entry)
        const code = await bundleScript(entry)
        return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
      },
    },
  }
}

/**
 * Bundles a program with its imports into one classic script, for contexts that load no modules.
 */
export async function bundleScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: browserTargets,
      lib: { entry, formats: ['iife'], name: 'program', fileName: 'program' },
    },
  })
  const outputs = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  return outputs.map((it) => (it.type === 'chunk' ? it.code : '')).join('')
}
