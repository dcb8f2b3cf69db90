import { measurements, order } from './measurements.ts'
import { writeChapters } from './write-chapters.ts'

// npm run bench [-- names]: measures the site beside plain node:http, nginx and bare inserts, its
// weight and its memory. Compares each with its goal and writes docs/benchmarks.md. Chapters that
// are not named stay as they are. Long measurements run only if they are named. `link-guesses --all`
// sends 100,000 guesses of each sort.
const asked = process.argv.slice(2).filter((name) => name !== '--all')
const all = Object.entries(measurements)
const unknown = asked.filter((name) => !(name in measurements))
if (unknown.length > 0) {
  const names = all.map(([name, { isLong }]) => (isLong ? `${name} (long)` : name))
  console.error(`There is no ${unknown.join(', ')}. There are: ${names.join(', ')}.`)
  process.exit(2)
}
const chosen = all.filter(([name, { isLong }]) =>
  asked.length > 0 ? asked.includes(name) : !isLong,
)
process.exit(await writeChapters(chosen, order))
