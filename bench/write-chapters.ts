import { machine } from './machine.ts'
import { inOwnFolder } from './own-folder.ts'
import { writeSection } from './report.ts'

export type Measurement = {
  title: string
  /** What measures it again, where that is not `npm run bench` with its name. */
  command?: string
  /** Takes long: done only where it is asked for by name. */
  isLong?: true
  /** The chapter, without its head. */
  measure: () => Promise<string>
}

/** Puts each into the report as soon as it is known; returns the exit code: 1 where one could not be measured. */
export function writeChapters(
  measurements: readonly [name: string, Measurement][],
  order: readonly string[],
): Promise<number> {
  return inOwnFolder(async () => {
    let code = 0
    for (const [name, { title, command = `npm run bench -- ${name}`, measure }] of measurements) {
      console.log(`\n${title} …`)
      const head = `${machine()}. Again by \`${command}\`.`
      try {
        const text = await measure()
        console.log(text)
        writeSection({ name, title, text: `${head}\n\n${text}` }, order)
      } catch (error) {
        console.error(error)
        code = 1
      }
    }
    return code
  })
}
