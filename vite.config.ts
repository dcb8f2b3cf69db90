import { builtinModules } from 'node:module'
import { relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { browserTargets } from './scripts/browser-targets.ts'
import { bundledScripts } from './scripts/bundled-scripts.ts'
import { inlineScripts } from './scripts/inline-scripts.ts'
import { publicClasses } from './scripts/public-sources.ts'
import { workerChunks } from './scripts/worker-chunks.ts'

/**
 * Modules that go together in one file: 34 files of a few hundred bytes cost a public page 6 kB more
 * than three, because each is compressed by itself. Most are lists, for a folder holds what few pages
 * need beside what all do: by folder alone public pages cost 3 to 18 kB more.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|app\/ui\/(lost|browser-storage|redrawn-controls|translated-text)\.ts$/,
    priority: 3,
  },
  {
    name: 'frame',
    test: /app\/(site\/(?!site-map|aliases|wide-head|index-list|use-house|frame-end|site-footer|footer-\w+|top-strip|social-sidebar|network-signs|\S+-facts)\S+|ui\/(button|field|menu-script-tag|page-as-sent|sent-options|still|toast|toast-region|use-hydrated)|calendar\/shown-day|dealer\/(dealer|contact-links)|media\/(picture|responsive-picture)|money\/money|vehicles\/price(-note)?)\.tsx?$|vite\/preload-helper|ui\/icons\/(icon|menu|search|x|chevron-down|chevron-right|chevron-left)\.ts$/,
    priority: 2,
  },
  {
    name: 'machines',
    test: /app\/(ui\/(strip|words|use-search|declared-query)|vehicles\/(paths|vehicle|machine-icon|carried-name))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'model',
    test: /app\/vehicles\/(words|price-figure|key-figures|approximate|swatch|detail\/(recent-models|recently-viewed|detail-parts))\.tsx?$|app\/finance\/emi-link\.tsx$|ui\/icons\/(message-circle|phone)\./,
    priority: 1,
  },
  // A month of a price, wherever one is named.
  { name: 'monthly-price', test: /app\/finance\/monthly-(price|from)\.tsx?$/, priority: 1 },
  // What asks for models by an address.
  {
    name: 'asking',
    test: /app\/vehicles\/search\/(words|bands|filter-parameters|asked-by|read-use|part-of-list)\.ts$/,
    priority: 1,
  },
  // What turns a machine, as pictures or live: the live view rolls on as they do.
  {
    name: 'turning',
    test: /app\/(vehicles\/(turntable\/(turntable-motion|full-screen-button|saves-data|words)|viewer\/(turn-it-live|can-turn-live|paint|words))|ui\/icons\/(maximize|minimize))\.tsx?$/,
    priority: 1,
  },
  // The portal's menu shows it too.
  { name: 'bike', test: /ui\/icons\/bike\./, priority: 1 },
  // Part of the form that pages without one need as well.
  { name: 'opening', test: /app\/dealer\/(opening(-state)?|words)\.tsx?$/, priority: 2 },
  // What nearly every page with an enquiry needs: told by how many share it.
  {
    name: 'form',
    test: /app\/enquiries\/[^/]+$|ui\/(choice-field|error-summary)/,
    minShareCount: 8,
    priority: 1,
  },
  // What every form is declared with: an enquiry's and the portal's.
  {
    name: 'fields',
    test: /app\/(forms\/(fields|sentence)|enquiries\/definition\/define)\.tsx?$/,
    priority: 2,
  },
  // What sends a form and tells right from wrong before.
  {
    name: 'checks',
    test: /app\/(http\/(call|define-call)|forms\/(check|errors-of|field-schema|form-schema|own-field|password-field|refusal-words)|changes\/read-version|calendar\/calendar-day)\.ts$/,
    priority: 1,
  },
  // What stands instead of a staff page: its login, what went wrong.
  {
    name: 'gate',
    test: /app\/(portal\/marker|staff\/(page-problem|lazy-login-form))\.tsx?$/,
    priority: 2,
  },
  // An enquiry's answers in the reports, with what was put together, which the desk shows too.
  {
    name: 'record',
    test: /app\/(reports\/enquiry-record-list|enquiries\/configuration-view)\.tsx$/,
    priority: 1,
  },
  // Moments as the staff read them: three files of a hundred bytes.
  {
    name: 'moments',
    test: /app\/calendar\/(day-or|shown-clock|shown-moment)\.ts$/,
    priority: 2,
  },
  // The frame that every staff page stands in.
  {
    name: 'desk',
    test: /app\/(portal\/(call|page-head|portal-frame|portal-header|portal-menu|portal-sidebar|session-end|staff-words)|live\/[^.]+|ui\/(dialog|filter-select)|staff\/(log-in-again|log-out|logout-call|in-switch)|desk\/(use-palette-keys|key-press|count-calls)|pages\/admin\/(framed|late-overlays))\.tsx?$|ui\/icons\/plus\./,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    sharedServerModules(),
    inlineScripts(),
    bundledScripts(),
    publicClasses(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: browserTargets,
    cssTarget: browserTargets,
    rolldownOptions: {
      // A word goes where it is read, and not to every page of the chunk that its module fell into.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  // Where the server knows them by: a worker lives by its own file's policy (app/http/static.server.ts).
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
