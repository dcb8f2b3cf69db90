// Usage: npm run pictures -- [--only=dio,site,accessories] [--shots=hero,icon] [--draft]
//
// Makes every picture of the catalogue that is missing or has a changed recipe. `--draft` makes
// small, noisy pictures in studio/.work/drafts instead, for a check during modelling.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Quality } from './cameras.ts'
import { listVehicles, readManifest } from './catalogue.ts'
import { createDenoiser } from './finish/denoise.ts'
import { machineTasks } from './machine-pictures.ts'
import { denoiserNetwork, installPackages, missingNeeds } from './needs.ts'
import { learnPace, spanOf } from './pace.ts'
import { accessoryTasks, siteTasks } from './site-pictures.ts'
import { runTask, type Task } from './tasks.ts'
import { workFile } from './work.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shots: { type: 'string' },
    draft: { type: 'boolean', default: false },
  },
})

const quality: Quality = values.draft ? 'draft' : 'full'
const missing = missingNeeds()
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}
installPackages()
// A set takes hours, so it runs at a low priority.
setPriority(constants.priority.PRIORITY_LOW)
const tasks = wantedTasks()
const pictures = tasks.reduce((sum, task) => sum + task.finishes.length, 0)
console.log(`${tasks.length} tasks, ${pictures} pictures to make: ${spanOf(tasks)}`)
const denoise = await createDenoiser(denoiserNetwork())
for (const [i, task] of tasks.entries()) {
  const spent = await runTask(task, denoise, values.draft ? 'drafts' : 'masters', quality)
  if (!values.draft) {
    publish()
    // A draft is not learned from: it spends most of its time on starting Blender.
    learnPace(task, spent.render + spent.finish)
  }
  console.log(
    `\r  ${task.name}: ${task.finishes.length} pictures, render ${spent.render.toFixed(0)} s, finish ${spent.finish.toFixed(0)} s; left: ${spanOf(tasks.slice(i + 1))}`,
  )
}

/** Lists pictures that the catalogue needs and the manifest lacks, machine by machine. */
function wantedTasks(): Task[] {
  const only = values.only?.split(',')
  const shots = values.shots?.split(',')
  const manifest = readManifest()
  const isDone = (task: Task) =>
    task.finishes.every(({ picture }) => {
      const made = manifest[picture]?.made
      return made?.recipe === task.recipe() && made.quality === 'full'
    })
  const vehicles = listVehicles()
  const isWanted = (group: string) => !only || only.includes(group)
  const machines = vehicles.flatMap((vehicle) => machineTasks(vehicle, quality))
  return [...machines, ...accessoryTasks(quality), ...siteTasks(vehicles, quality)]
    .filter((task) => isWanted(task.group))
    .filter((task) => !shots || shots.some((shot) => task.name.endsWith(`-${shot}`)))
    .filter((task) => values.draft || !isDone(task))
}

/** Passes the masters to the encoder, which adds them to the manifest. */
function publish(): void {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const masters = workFile('masters/x').slice(0, -2)
  execFileSync(process.execPath, ['scripts/encode-pictures.ts', masters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  rmSync(masters, { recursive: true })
}
