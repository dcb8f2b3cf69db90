// Worker that builds the live view's geometry. `new Worker` with this file accepts orders
// (messages.ts) and answers each.
import { extentOf } from './extent.ts'
import { groupsOf } from './groups.ts'
import { loadModel } from './load-model.ts'
import { lookOf } from './look.ts'
import type { Answer, Order } from './messages.ts'
import { occlusionOf } from './occlusion.ts'
import { fetchOcclusion } from './occlusion-files.ts'
import { shadedParts } from './shaded-parts.ts'

let wanted = ''
let before: Promise<void> = Promise.resolve()

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  wanted = order.machine
  before = before.then(() => answer(order))
})

/** Builds one order after the other, and skips orders of a machine that the page has replaced. */
async function answer(order: Order): Promise<void> {
  const { id } = order
  try {
    // Lets the worker receive messages that arrived during the last build.
    await new Promise((resolve) => setTimeout(resolve))
    if (order.machine !== wanted) send({ id, ok: false, because: `${wanted} was asked for since.` })
    else send(await built(order))
  } catch (error) {
    send({ id, ok: false, because: String(error) })
  }
}

async function built(order: Order): Promise<Answer> {
  const fetched = fetchOcclusion(order)
  const { model, replaces } = await loadModel(order)
  const parts = shadedParts(model)
  const groups = groupsOf(parts, occlusionOf(parts, await fetched))
  return {
    id: order.id,
    ok: true,
    groups,
    triangles: groups.reduce((sum, { indices }) => sum + indices.length / 3, 0),
    replaces: [...replaces],
    look: lookOf(order.machine, groups),
    extent: extentOf(order.machine, groups),
  }
}

/** Transfers arrays instead of copying them. The worker keeps no geometry. */
function send(answer: Answer): void {
  const arrays = answer.ok
    ? answer.groups.flatMap(({ positions, normals, occlusion, indices }) => [
        positions.buffer,
        normals.buffer,
        occlusion.buffer,
        indices.buffer,
      ])
    : []
  postMessage(answer, { transfer: arrays })
}
