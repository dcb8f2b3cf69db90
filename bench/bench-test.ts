import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

// npm run bench:test: how long npm test takes on this machine.
const limit = 300
const started = performance.now()
const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'test'], { stdio: 'inherit' })
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`npm test: ${seconds} s on ${availableParallelism()} cores (limit ${limit})`)
process.exitCode = status !== 0 || seconds > limit ? 1 : 0
