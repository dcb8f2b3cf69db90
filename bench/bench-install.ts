import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// npm run bench:install: times install and build in a fresh clone of the commit, and measures
// node_modules afterwards. It lists the packages that `npm start` installs, those that `npm test`
// adds, and the largest of each.
const clone = mkdtempSync(join(tmpdir(), 'showroom-install-'))
try {
  execFileSync('git', ['clone', '--quiet', '.', clone])
  measure('npm start, up to the built pages', 'build')
  measure('npm test, up to a first test', 'test:unit', 'scripts/import-order.test.ts')
} finally {
  rmSync(clone, { recursive: true })
}

function measure(what: string, ...words: string[]): void {
  const started = performance.now()
  execFileSync(process.execPath, ['scripts/run.mjs', ...words], { cwd: clone })
  const seconds = Math.round((performance.now() - started) / 1000)
  const [total = '', ...packages] = sizes()
  console.log(`${what}: ${seconds} s, ${total}`)
  console.log(`  ${packages.slice(0, 8).join(', ')}`)
}

/** Sizes of `node_modules` and of its folders, the largest first. */
function sizes(): string[] {
  const said = execFileSync('du', ['-m', '--max-depth=1', '--exclude=.cache', 'node_modules'], {
    cwd: clone,
    encoding: 'utf8',
  })
  return said
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([size, path = '']) => `${path.replace('node_modules/', '')} ${size} MB`)
}
