import { builtinModules } from 'node:module'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { browserTargets } from './scripts/browser-targets.ts'
import { bundledScriptsPlugin } from './scripts/bundled-scripts-plugin.ts'
import { inlineScriptsPlugin } from './scripts/inline-scripts-plugin.ts'
import { publicClassesPlugin } from './scripts/public-sources.ts'

/**
 * Modules that many pages share go together by folder. Left alone, the bundler writes one file for each
 * set of pages that share a module, and each small file is compressed by itself. The code of one page stays with it.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
    priority: 4,
  },
  { name: 'ui', test: /app\/ui\/(components|icons)\//, minShareCount: 30, priority: 3 },
  { name: 'frame', test: /app\/site\/frame\//, minShareCount: 4, priority: 2 },
  { name: 'vehicles', test: /app\/catalogue\/vehicles\//, minShareCount: 6, priority: 1 },
]

/** The same for the live view's worker: a scooter fetches no motorcycle, and a body no other body. */
const workerChunks = [
  {
    name: 'base',
    // The worker has `body.ts` before it knows the machine.
    test: /machines\/(kernel|parts)\/|earcut|families\/moto\/body\.ts/,
    priority: 1,
  },
  { name: 'moto', test: /families\/moto\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [
    sharedServerModules(),
    inlineScriptsPlugin(),
    bundledScriptsPlugin(),
    publicClassesPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    // A preload that the network lost would spoil a file for all later imports (decision 60).
    modulePreload: false,
    target: browserTargets,
    cssTarget: browserTargets,
    rolldownOptions: {
      // A word goes where it is read, and not to every page of the chunk that its module fell into.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // Where the server knows them by: a worker lives by its own file's policy (app/platform/http/static-files.server.ts).
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/[name]-[hash].js',
        codeSplitting: { groups: workerChunks },
      },
    },
  },
  server: { host: '127.0.0.1' },
})

/**
 * `*.server.ts` files that pages import stay outside the server bundle, so that pages and API
 * share one instance of each (contexts are compared by identity).
 */
function sharedServerModules(): Plugin {
  let isBuild = false
  return {
    name: 'showroom:shared-server-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configEnvironment(name) {
      // In development only what counts as built in is left to Node.
      const builtins = [...builtinModules, /^node:/, /^file:.*\.server\.ts$/]
      // Beside one another, so that each finds them by the same way.
      const output = { chunkFileNames: '[name]-[hash].js' }
      return name === 'ssr'
        ? { resolve: { builtins }, build: { rolldownOptions: { output } } }
        : undefined
    },
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId(source) {
      if (!source.startsWith('#app/') || !source.endsWith('.server.ts')) return null
      const file = resolve(source.replace('#app/', 'app/'))
      const id = isBuild ? relative('build/server', file) : pathToFileURL(file).href
      return { id, external: true }
    },
  }
}
