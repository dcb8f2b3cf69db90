// Usage: npm run pictures -- [--only=dio,site,accessories] [--shots=hero,icon] [--quick] [--draft]
//
// Makes every picture of the catalogue that is missing or whose recipe has changed. `--draft` gives
// small, grainy ones in studio/.work/drafts instead, to look at while a machine is being drawn.
// `--quick` publishes smaller pictures after a third of the work; a later run without it makes
// them again in full.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Quality } from './cameras.ts'
import { listVehicles, readManifest } from './catalogue.ts'
import { createDenoiser } from './finish/denoise.ts'
import { machineTasks } from './machine-pictures.ts'
import { denoiserNetwork, installPackages, missingNeeds } from './needs.ts'
import { quickTask } from './quick-pictures.ts'
import { accessoryTasks, siteTasks } from './site-pictures.ts'
import { runTask, type Task } from './tasks.ts'
import { workFile } from './work.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shots: { type: 'string' },
    draft: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
})

const quality: Quality = values.draft ? 'draft' : values.quick ? 'quick' : 'full'
const missing = missingNeeds()
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
installPackages()
const tasks = wantedTasks()
console.log(
  `${tasks.length} tasks, ${tasks.reduce((sum, task) => sum + task.finishes.length, 0)} pictures to make`,
)
const denoise = await createDenoiser(denoiserNetwork())
const started = performance.now()
let cost = 0
const wholeCost = tasks.reduce((sum, task) => sum + costOf(task), 0)
for (const task of tasks) {
  const masters = values.draft ? 'drafts' : 'masters'
  const spent = await runTask(task, denoise, masters, quality)
  if (!values.draft) publish()
  cost += costOf(task)
  const left = (((performance.now() - started) / cost) * (wholeCost - cost)) / 60_000
  console.log(
    `\r  ${task.name}: ${task.finishes.length} pictures, render ${spent.render.toFixed(0)} s, finish ${spent.finish.toFixed(0)} s; about ${Math.ceil(left)} min left`,
  )
}

/** What the catalogue asks for and the manifest lacks, machine by machine. */
function wantedTasks(): Task[] {
  const only = values.only?.split(',')
  const shots = values.shots?.split(',')
  const manifest = readManifest()
  const isDone = (task: Task) =>
    task.finishes.every(({ picture }) => {
      const made = manifest[picture]?.made
      return made?.recipe === task.recipe && (quality === 'quick' || made.quality === 'full')
    })
  const vehicles = listVehicles()
  const machines = vehicles.flatMap((vehicle) => {
    const [hero, icon, ...rest] = machineTasks(vehicle, quality)
    return quality === 'quick' ? [quickTask(vehicle), ...rest] : [hero, icon, ...rest]
  })
  return [...machines, ...accessoryTasks(quality), ...siteTasks(vehicles, quality)]
    .filter((task) => !only || only.includes(task.group))
    .filter((task) => !shots || shots.some((shot) => task.name.endsWith(`-${shot}`)))
    .filter((task) => values.draft || !isDone(task))
}

/** Cycles' work grows with pixels and samples; every Blender start costs some seconds more. */
function costOf(task: Task): number {
  return task.finishes.length + 4
}

/** Hands the masters to the one encoder, which enters them in the manifest. */
function publish(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const masters = workFile('masters/x').slice(0, -2)
  execFileSync(process.execPath, ['scripts/encode-pictures.ts', masters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(masters, { recursive: true })
}
