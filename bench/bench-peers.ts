import { parseArgs } from 'node:util'
import { order } from './measurements.ts'
import { besidePeers } from './peers/beside-peers.ts'
import { ghostIn } from './peers/ghost.ts'
import { wordpress } from './peers/wordpress.ts'
import { writeChapters } from './write-chapters.ts'

// npm run bench:peers [-- --ghost <folder>]: compares the home page with Debian's WordPress and
// with a Ghost installed in that folder. Starts and stops both, and writes docs/benchmarks.md.
// Exits with 2 if a part of WordPress is missing.
const peers = [wordpress, ghostIn(folderOfGhost())]
for (const { name, missing } of peers)
  for (const needed of missing()) console.error(`${name} is not complete here: ${needed}`)
if (peers.every(({ missing }) => missing().length > 0)) process.exit(2)

const measure = () => besidePeers(peers)
const command = 'npm run bench:peers -- --ghost <folder>'
const title = 'Beside WordPress and Ghost'
process.exit(await writeChapters([['peers', { title, command, measure }]], order))

function folderOfGhost(): string | undefined {
  try {
    return parseArgs({ options: { ghost: { type: 'string' } } }).values.ghost
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('It takes --ghost <folder> and nothing else.')
    process.exit(2)
  }
}
