// Usage: node studio/bench-geometry.ts [machine …]
//
// Measures a machine's geometry: triangles, seconds to build and to shade it, and the speed of the
// shading against the plain algorithm. Both are timed one after the other in the same run.
import type { Model } from '../machines/kernel/model.ts'
import { shade } from '../machines/kernel/normals.ts'
import { shadePlainly } from '../machines/kernel/shade-plainly.ts'
import { MACHINES } from '../machines/machines.ts'
import { buildMachine } from './models.ts'

const slugs = process.argv.slice(2)
const ratios = []
for (const slug of slugs.length > 0 ? slugs : Object.keys(MACHINES)) {
  const [build, model] = timed(() => buildMachine(slug))
  const [quick, triangles] = timed(() => shadeAll(model, shade))
  const [plain] = timed(() => shadeAll(model, shadePlainly))
  ratios.push(plain / quick)
  console.log(
    `${slug.padEnd(16)} ${String(triangles).padStart(7)} triangles  build ${seconds(build)}  shade ${seconds(quick)}  plainly ${seconds(plain)}  ${(plain / quick).toFixed(1)} times quicker`,
  )
}
const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)]
console.log(`in the middle ${middle.toFixed(1)} times quicker than plain shading`)

function shadeAll(model: Model, shader: typeof shade | typeof shadePlainly): number {
  return model.parts.reduce(
    (sum, { mesh, creaseDegrees }) => sum + shader(mesh, creaseDegrees).indices.length / 3,
    0,
  )
}

function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const start = performance.now()
  const result = work()
  return [performance.now() - start, result]
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`
}
