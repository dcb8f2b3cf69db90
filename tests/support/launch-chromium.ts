import { execFile, execFileSync } from 'node:child_process'
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { type BrowserServer, chromium } from 'playwright-core'
import * as v from 'valibot'

/**
 * Starts a real Chromium: the one from npm, otherwise one of the system. Throws if there is none.
 */
export async function launchChromium(more: readonly string[] = []): Promise<BrowserServer> {
  const failures: string[] = []
  for (const find of [findUnpackedChromium, findSystemChromium]) {
    try {
      return await launch(await find(), more)
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(`No Chromium could be started.\n${failures.join('\n')}`)
}

/** Starts the oldest supported Chromium. Its package exists only for Linux on x64. */
export async function launchOldChromium(): Promise<BrowserServer> {
  return launch(await findOldChromium())
}

export const hasOldChromium = process.platform === 'linux' && process.arch === 'x64'

function launch(executablePath: string, more: readonly string[] = []): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath,
    // The sandbox needs rights that containers and root lack. All pages are our own.
    args: ['--no-sandbox', '--font-render-hinting=none', '--hide-scrollbars', ...more],
  })
}

/** The package would unpack into a shared system folder, so only its file is used. */
async function findOldChromium(): Promise<string> {
  const main = createRequire(import.meta.url).resolve('chromium-111')
  const packed = join(dirname(main), '../bin/chromium.br')
  const home = resolve('node_modules/.cache/chromium/111')
  const file = join(home, 'chromium')
  if (existsSync(file)) return file
  mkdirSync(home, { recursive: true })
  const aside = `${file}-${process.pid}`
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(aside, { mode: 0o755 }),
  )
  renameSync(aside, file)
  return file
}

const program = fileURLToPath(new URL('./unpack-chromium.ts', import.meta.url))

/**
 * Unpacks the browser once per version. It unpacks into a temporary folder first, so that two runs
 * never see a partial copy.
 */
async function findUnpackedChromium(): Promise<string> {
  const home = resolve('node_modules/.cache/chromium', packageVersion())
  if (existsSync(join(home, 'chromium'))) return join(home, 'chromium')
  const aside = `${home}-${process.pid}`
  mkdirSync(aside, { recursive: true })
  // Uses a separate process: changing TMPDIR here would affect all other code that creates folders.
  await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, TMPDIR: aside },
  })
  if (existsSync(home)) rmSync(aside, { recursive: true })
  else renameSync(aside, home)
  return join(home, 'chromium')
}

function packageVersion(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const file = join(dirname(main), '../package.json')
  return v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(file, 'utf8'))).version
}

function findSystemChromium(): string {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {
      // Try the next name.
    }
  }
  throw new Error(`None of ${names.join(', ')} is on PATH`)
}
