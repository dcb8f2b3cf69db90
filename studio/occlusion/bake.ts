// A thread of studio/make-occlusion.ts: computes one file after the other, at the lowest priority.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { codedPart } from '../../machines/live/occlusion.ts'
import { encodeParts } from '../../machines/live/occlusion-code.ts'
import { encodeFittings } from '../../machines/live/occlusion-of-fittings.ts'
import { type ShadedPart, shadedParts } from '../../machines/live/shaded-parts.ts'
import { MATERIALS } from '../../machines/looks.ts'
import { workFile } from '../work.ts'
import { fileOf, markOfPieces, nameOf } from './made-from.ts'
import { opennessOf } from './openness.ts'
import { type Made, type Piece, piecesOf } from './pieces.ts'
import { triangleTree } from './triangle-tree.ts'

/** Report of a thread on a finished file. */
export type Baked = { made: Made; from: string; bytes: number; vertices: number; seconds: number }

parentPort?.on('message', async (made: Made) => {
  setPriority(19)
  parentPort?.postMessage(await bake(made))
})

async function bake(made: Made): Promise<Baked> {
  const start = performance.now()
  const pieces = await piecesOf(made)
  const from = markOfPieces(pieces)
  const parts = pieces.map(({ model }) => shadedParts(model))
  const open = await remembered(`occlusion/${nameOf(made)}.${from}.f32`, parts.flat(), () =>
    opennessIn(made, pieces, parts),
  )
  let at = 0
  const coded = parts.map((list) => list.map((part) => codedPart(part, open[at++])))
  const file =
    made.kind === 'machine'
      ? encodeParts(coded.flat())
      : encodeFittings(new Map(pieces.map(({ fitting = '' }, i) => [fitting, coded[i]])))
  mkdirSync(new URL('.', fileOf(made)), { recursive: true })
  writeFileSync(fileOf(made), file)
  const vertices = open.reduce((sum, { length }) => sum + length, 0)
  const seconds = (performance.now() - start) / 1000
  return { made, from, bytes: file.length, vertices, seconds }
}

/**
 * Transparent materials cover nothing. For an accessory, the parts of the machine that it replaces
 * are excluded.
 */
async function opennessIn(made: Made, pieces: readonly Piece[], parts: readonly ShadedPart[][]) {
  const isSolid = ({ material }: ShadedPart) => !MATERIALS[material].tint
  if (made.kind === 'machine') return opennessOf(parts[0], [triangleTree(parts[0].filter(isSolid))])
  const [machine] = await piecesOf({ ...made, kind: 'machine' })
  const around = Map.groupBy(shadedParts(machine.model).filter(isSolid), ({ of = '' }) => of)
  const trees = [...around].map(([of, list]) => ({ of, tree: triangleTree(list) }))
  return pieces.flatMap(({ replaces }, i) => {
    const stays = trees.filter(({ of }) => !replaces.includes(of)).map(({ tree }) => tree)
    return opennessOf(parts[i], [...stays, triangleTree(parts[i].filter(isSolid))])
  })
}

/**
 * Caches ray results in the studio's work folder: rays take minutes, and only their coding may
 * change.
 */
async function remembered(
  name: string,
  parts: readonly ShadedPart[],
  make: () => Promise<Float32Array<ArrayBuffer>[]>,
): Promise<Float32Array<ArrayBuffer>[]> {
  const file = workFile(name)
  if (!existsSync(file)) {
    const made = await make()
    writeFileSync(file, Buffer.concat(made.map((it) => new Uint8Array(it.buffer))))
  }
  const all = new Float32Array(new Uint8Array(readFileSync(file)).buffer)
  let at = 0
  return parts.map(({ positions }) => all.slice(at, (at += positions.length / 3)))
}
