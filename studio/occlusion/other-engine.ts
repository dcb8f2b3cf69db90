// Runs in `jsc`, which lacks Node's modules; prints the marks of each file's parts.
import { partMarks } from './part-marks.ts'
import type { Kind } from './pieces.ts'

declare const print: (line: string) => void
declare const machinesToBuild: string

async function tell(): Promise<void> {
  const kinds: Kind[] = ['machine', 'fitted']
  for (const machine of machinesToBuild.split(','))
    for (const level of ['phone', 'desk'] as const)
      for (const kind of kinds)
        print(`${machine} ${kind} ${level} ${(await partMarks({ machine, kind, level })).join()}`)
}

tell().catch((error) => print(`failed ${error}`))
