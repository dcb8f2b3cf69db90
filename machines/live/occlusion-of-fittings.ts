import { type CodedPart, decodeParts, encodeParts } from './occlusion-code.ts'

/**
 * Encodes all fittings of a machine in one file, because each is small. The first line has their
 * names and counts.
 */
export function encodeFittings(fittings: ReadonlyMap<string, readonly CodedPart[]>) {
  const line = [...fittings].map(([name, parts]) => `${name} ${parts.length}`).join(',')
  const head = new TextEncoder().encode(`${line}\n`)
  const body = encodeParts([...fittings.values()].flat())
  const file = new Uint8Array(head.length + body.length)
  file.set(head)
  file.set(body, head.length)
  return file
}

export function partsOfFitting(file: Uint8Array, fitting: string): CodedPart[] {
  let from = 0
  for (const entry of lineOf(file).split(',')) {
    const [name, count] = entry.split(' ')
    if (name === fitting) return allOfFittings(file).slice(from, from + Number(count))
    from += Number(count)
  }
  return []
}

const allOfFittings = (file: Uint8Array): CodedPart[] => decodeParts(withoutLine(file))

/** The coded parts after the line of names. */
export const withoutLine = (file: Uint8Array): Uint8Array =>
  file.subarray(file.indexOf(NEW_LINE) + 1)

const NEW_LINE = 10

const lineOf = (file: Uint8Array): string =>
  new TextDecoder().decode(file.subarray(0, file.indexOf(NEW_LINE)))
