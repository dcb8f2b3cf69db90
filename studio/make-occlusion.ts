// Usage: node studio/make-occlusion.ts [machine …]
//
// Computes the occlusion of each vertex, for the machines of the live view and for their
// accessories, into machines/occlusion. Valid files stay, and an interrupted run continues.
// Afterwards two engines, V8 and JavaScriptCore (`jsc`), check that they build the same parts as
// the files.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { LIVE_DETAIL } from '../machines/live-detail.ts'
import type { Baked } from './occlusion/bake.ts'

import { checkInEngines } from './occlusion/in-engines.ts'
import { isMadeFrom, markOfPieces, nameOf, noteMade } from './occlusion/made-from.ts'
import { type Made, piecesOf } from './occlusion/pieces.ts'

const asked = process.argv.slice(2)
const machines = asked.length > 0 ? asked : Object.keys(LIVE_DETAIL)
const waiting: Made[] = []
for (const level of ['phone', 'desk'] as const)
  for (const kind of ['machine', 'fitted'] as const)
    for (const machine of machines) waiting.push({ machine, kind, level })

await Promise.all(Array.from({ length: availableParallelism() }, thread))
tellSizes()
await checkInEngines(machines)

async function thread(): Promise<void> {
  const worker = new Worker(new URL('occlusion/bake.ts', import.meta.url))
  for (let made = waiting.shift(); made; made = waiting.shift()) {
    if (await isRight(made)) continue
    const { from, bytes, vertices, seconds } = await new Promise<Baked>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage(made)
    })
    noteMade(made, from)
    console.log(
      `${nameOf(made).padEnd(28)} ${vertices} vertices  ${bytes} bytes  ${seconds.toFixed(0)} s`,
    )
  }
  await worker.terminate()
}

async function isRight(made: Made): Promise<boolean> {
  return isMadeFrom(made, markOfPieces(await piecesOf(made)))
}

function tellSizes(): void {
  const folder = new URL('../machines/occlusion/', import.meta.url)
  const sizes = readdirSync(folder).map((name) => ({
    name,
    bytes: readFileSync(new URL(name, folder)).length,
  }))
  for (const kind of ['machine.phone', 'machine.desk', 'fitted.phone', 'fitted.desk']) {
    const of = sizes.filter(({ name }) => name.endsWith(`.${kind}.bin`)).map(({ bytes }) => bytes)
    const sorted = of.toSorted((a, b) => a - b)
    console.log(
      `${kind}: ${sorted[0]} to ${sorted.at(-1)} bytes, ${sorted[sorted.length >> 1]} in the middle`,
    )
  }
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(`all ${sizes.length} files: ${(all / 1e6).toFixed(2)} MB`)
}
