import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleScript } from '../../scripts/bundled-scripts-plugin.ts'
import { workFile } from '../work.ts'
import { nameOf } from './made-from.ts'
import { marksInFile } from './marks-in-file.ts'
import { partMarks } from './part-marks.ts'
import type { Made } from './pieces.ts'

const otherEngine = fileURLToPath(new URL('other-engine.ts', import.meta.url))

/**
 * Reports whether the engines build exactly the parts that the files are for, and counts the
 * differing ones.
 */
export async function checkInEngines(machines: readonly string[]): Promise<void> {
  const all = machines.flatMap((machine) =>
    (['machine', 'fitted'] as const).flatMap((kind) =>
      (['phone', 'desk'] as const).map((level): Made => ({ machine, kind, level })),
    ),
  )
  const v8 = new Map<string, string[]>()
  for (const made of all) v8.set(nameOf(made), await partMarks(made))
  tell('V8', all, v8)
  const jsc = await marksInJsc(machines)
  if (jsc) tell('JavaScriptCore', all, jsc)
  else
    console.log(
      'JavaScriptCore: not checked, for there is no jsc (Debian: libjavascriptcoregtk-4.0-bin).',
    )
}

function tell(engine: string, all: readonly Made[], marks: ReadonlyMap<string, string[]>): void {
  let [parts, others] = [0, 0]
  for (const made of all) {
    const wanted = marksInFile(made)
    const found = marks.get(nameOf(made)) ?? []
    const wrong = wanted.filter((mark, i) => mark !== found[i]).length
    parts += wanted.length
    others += wrong
    if (wrong > 0) console.log(`${engine}: ${nameOf(made)} has ${wrong} other parts`)
  }
  console.log(`${engine}: ${parts} parts, ${others} of them not as in the files`)
  if (others > 0) process.exitCode = 1
}

/** Returns `undefined` if `jsc` is not installed. */
async function marksInJsc(machines: readonly string[]): Promise<Map<string, string[]> | undefined> {
  if (spawnSync('jsc', ['-e', '0']).error) return
  const program = workFile('occlusion/other-engine.js')
  writeFileSync(
    program,
    `var machinesToBuild = '${machines.join()}';\n${await bundleScript(otherEngine)}`,
  )
  const { stdout } = spawnSync('jsc', [program], { encoding: 'utf8', maxBuffer: 2 ** 28 })
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([machine, kind, level, marks = '']) => [
        `${machine}.${kind}.${level}`,
        marks.split(','),
      ]),
  )
}
