import type { ArOrder } from './ar-scene.ts'
import { buildGlb } from './build-glb.ts'

// Process that makes one file: it receives an order and answers with the bytes.
process.once('message', async (order: ArOrder) => {
  process.send?.(await buildGlb(order), () => process.disconnect?.())
})
// The server has stopped waiting, or has ended.
process.once('disconnect', () => process.exit())
