import { setTimeout as sleep } from 'node:timers/promises'
import { measureBusyTime } from './measure-busy-time.ts'

// Brought into the site's process by `npm run bench:loop`, which asks by a signal and reads the console.
const takeLongestBusyTime = measureBusyTime()
process.on('SIGUSR2', async () => {
  // Garbage that was collected last is told of a turn later.
  await sleep(20)
  console.log(`own work ${JSON.stringify(takeLongestBusyTime())}`)
})
