import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import config from '../react-router.config.ts'
import { replaceBuild } from './replace-build.ts'

// Builds the pages for browser and server, then compressed copies. The build is first written to
// another folder, so that a running site keeps its files until the new files are complete.
const buildProcess = spawnSync(
  process.execPath,
  ['node_modules/@react-router/dev/bin.cjs', 'build'],
  {
    stdio: 'inherit',
  },
)
if (buildProcess.status !== 0) process.exit(buildProcess.status ?? 1)
const brotliOptions = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
for (const file of listCompressibleFiles(join(config.buildDirectory, 'client'))) compressFile(file)
replaceBuild(config.buildDirectory, 'build')

function listCompressibleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(css|js|json|svg|txt|xml|webmanifest)$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
}

function compressFile(file: string): void {
  const content = readFileSync(file)
  // Compressing a file that fits into one network packet gains nothing.
  if (content.length < 1000) return
  // Tries both Brotli modes, because the file type does not tell which mode makes the file smaller.
  const [smallest = content] = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]
    .map((mode) =>
      brotliCompressSync(content, {
        params: { ...brotliOptions, [constants.BROTLI_PARAM_MODE]: mode },
      }),
    )
    .sort((a, b) => a.length - b.length)
  writeFileSync(`${file}.br`, smallest)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
