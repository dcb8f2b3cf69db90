import { setTimeout as sleep } from 'node:timers/promises'
import { measureBusyTime } from './measure-busy-time.ts'

// Preloaded into the site's process by `npm run bench:loop`, which sends a signal and reads the
// console.
const takeLongestBusyTime = measureBusyTime()
process.on('SIGUSR2', async () => {
  // Node reports the last garbage collection one turn of the event loop later.
  await sleep(20)
  console.log(`own work ${JSON.stringify(takeLongestBusyTime())}`)
})
