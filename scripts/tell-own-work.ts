import { watchOwnWork } from './own-work.ts'

// Brought into the site's process by `npm run bench:loop`, which asks by a signal and reads the console.
const takeMost = watchOwnWork()
process.on('SIGUSR2', () => console.log(`own work ${takeMost()} ms`))
