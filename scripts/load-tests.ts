import { isInstalled, programs } from '../tests/load/programs.ts'

// npm run load [-- names]: causes real failures and load on a site. Exits with 1 if an acknowledged
// write was lost. `docs/reliability.md` describes each program. All programs together take half an
// hour.
const requestedPrograms = process.argv.slice(2)
const unknownPrograms = requestedPrograms.filter((name) => !(name in programs))
if (unknownPrograms.length > 0) {
  console.error(
    `There is no ${unknownPrograms.join(', ')}. There are: ${Object.keys(programs).join(', ')}.`,
  )
  process.exit(1)
}

let isGood = true
for (const [name, { needs, run }] of Object.entries(programs)) {
  if (requestedPrograms.length > 0 && !requestedPrograms.includes(name)) continue
  if (!isInstalled(needs)) {
    console.log(`left out  ${name}: ${needs} is not installed`)
    continue
  }
  const started = Date.now()
  const verdict = await run()
  const seconds = Math.round((Date.now() - started) / 1000)
  if (verdict)
    console.log(
      `${verdict.isGood ? 'holds   ' : 'FAILS   '}  ${name} (${seconds} s): ${verdict.facts}`,
    )
  else console.log(`left out  ${name}: only an administrator can`)
  isGood &&= verdict?.isGood ?? true
}
process.exit(isGood ? 0 : 1)
