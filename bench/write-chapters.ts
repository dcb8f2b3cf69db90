import { machine } from './machine.ts'
import { inOwnFolder } from './own-folder.ts'
import { writeSection } from './report.ts'

export type Measurement = {
  title: string
  /** Command that repeats the measurement, if it is not `npm run bench` with its name. */
  command?: string
  /** Runs only if it is named on the command line. */
  isLong?: true
  /** Returns the text of the chapter without its heading. */
  measure: () => Promise<string>
}

/**
 * Measures each chapter and writes it into the report at once. Returns the exit code: 1 if a
 * measurement fails.
 */
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
