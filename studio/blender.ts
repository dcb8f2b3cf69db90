import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Model, modelBuffers } from '../machines/kernel/model.ts'
import { type LacquerName, MATERIALS, type Material, type Room } from '../machines/looks.ts'
import { LACQUERS } from '../machines/machine-looks.ts'
import type { Camera } from './cameras.ts'
import { workFile } from './work.ts'

export type Paint = { paint: string; paint2?: string; lacquer: LacquerName }
export type RenderShot = {
  file: string
  width: number
  height: number
  samples: number
  camera: Camera
  paint: Paint
  turn?: number
}
export type Standing = {
  mesh: string
  at?: readonly number[]
  turn?: number
  parts?: Record<string, Material>
}
export type Job = { room: Room; vehicles: readonly Standing[]; shots: readonly RenderShot[] }

/** Writes the machine's triangles for Blender. Returns the path without its extension. */
export function writeMesh(name: string, model: Model): string {
  const { head, data } = modelBuffers(model)
  const base = workFile(`${name}.mesh`)
  writeFileSync(`${base}.json`, JSON.stringify(head))
  writeFileSync(`${base}.bin`, data)
  return base
}

/**
 * Renders the shots of a job in one Blender process, and reports each when its file is complete.
 */
export async function renderJob(
  name: string,
  job: Job,
  onShot: (file: string, seconds: number) => void,
): Promise<void> {
  const jobFile = workFile(`${name}.job.json`)
  const { room, vehicles, shots } = job
  writeFileSync(
    jobFile,
    JSON.stringify({ set: room, vehicles, shots, materials: MATERIALS, lacquers: LACQUERS }),
  )
  const script = join(fileURLToPath(new URL('.', import.meta.url)), 'blender/render.py')
  // Another Python first on PATH would hide Debian's numpy from Blender.
  const env = { HOME: process.env.HOME, PATH: '/usr/bin:/bin' }
  const child = spawn(
    'nice',
    ['-n', '19', 'blender', '-b', '--factory-startup', '-P', script, '--', jobFile],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const tail: string[] = []
  const keep = (line: string) => {
    tail.push(line)
    if (tail.length > 25) tail.shift()
  }
  createInterface({ input: child.stderr }).on('line', keep)
  createInterface({ input: child.stdout }).on('line', (line) => {
    keep(line)
    const [, file, seconds] = /^SHOT (.+) ([\d.]+)$/.exec(line) ?? []
    if (file) onShot(file, Number(seconds))
  })
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
  // Blender exits with 0 even if its script fails, so the last lines of output decide.
  if (code !== 0 || tail.some((line) => line.startsWith('Traceback')))
    throw new Error(`Blender failed on ${name}:\n${tail.join('\n')}`)
}
