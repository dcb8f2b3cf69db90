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
 * Groups modules that many pages share by folder. The bundler's default is a file for each set of
 * pages that share a module, and small files compress badly. The code of a single page stays with
 * it.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
    priority: 4,
  },
  // The exporter for phones shares most of it with the 3D view; apart, both would be larger.
  { name: 'three', test: /node_modules\/three\/build\//, priority: 3 },
  { name: 'ui', test: /app\/ui\/(components|icons)\//, minShareCount: 40, priority: 3 },
  // Apart, they would be compressed less.
  {
    name: 'form-fields',
    test: /app\/(ui\/components\/(declared-form-fields|document-options|error-summary)|platform\/forms\/list-field-errors)\.tsx?/,
    priority: 2,
  },
  { name: 'frame', test: /app\/site\/frame\//, minShareCount: 4, priority: 2 },
  // The configurator's modules are for the forms of enquiries about a configuration, and
  // `vehicle-link.tsx` is for lists.
  {
    name: 'vehicles',
    test: /app\/catalogue\/vehicles\/(?!configurator\/|vehicle-link)/,
    minShareCount: 6,
    priority: 1,
  },
]

/**
 * Groups for the worker of the live view: a scooter loads no motorcycle code, and one body style no
 * other.
 */
const workerChunks = [
  {
    name: 'base',
    // The worker imports `body.ts` before it knows the vehicle.
    test: /machines\/(kernel|parts)\/|earcut|families\/moto\/body\.ts/,
    priority: 1,
  },
  { name: 'moto', test: /families\/moto\/[^/]+$/ },
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
    // A failed preload would break all later imports of that file (decision 60).
    modulePreload: false,
    target: browserTargets,
    cssTarget: browserTargets,
    rolldownOptions: {
      // Inlines a text where it is used, so that not every page of a shared chunk loads it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // The path under which the server sets their policy, because a worker has the policy of its own
  // file (app/platform/http/static-files.server.ts).
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
 * Keeps imported `*.server.ts` files outside the server bundle, so that pages and API share one
 * instance of each (contexts are compared by identity).
 */
function sharedServerModules(): Plugin {
  let isBuild = false
  return {
    name: 'showroom:shared-server-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configEnvironment(name) {
      // In development, Node loads only what counts as built in.
      const builtins = [...builtinModules, /^node:/, /^file:.*\.server\.ts$/]
      // In one folder, so that their relative imports are the same.
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
