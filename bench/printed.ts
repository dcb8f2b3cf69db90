import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Returns the output of another command of this project, unchanged, and prints it meanwhile. */
export async function printedBy(command: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['scripts/run.mjs', command, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'close')
  if (said.trim() === '')
    throw new Error(`npm run ${command} printed nothing and ended with ${code}`)
  return `\`\`\`\n${said.trim()}\n\`\`\``
}
