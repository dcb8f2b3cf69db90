import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Server } from './cost.ts'

const program = fileURLToPath(new URL('./plain-worker.ts', import.meta.url))

/** Serves the responses of this folder from memory, with the least work possible in Node. */
export async function startPlain(folder: string): Promise<Server> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(program, [folder], { env })
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    pids: [child.pid ?? 0],
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}
