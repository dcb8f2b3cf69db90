import { groupBy } from '#app/platform/schema/group-by.ts'
import * as words from './upload-batch-words.ts'

type NamedFrame = { fileName: string; width: number; height: number }

const naturalOrder = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Sorts by name in natural order: 2 before 10. */
export function sortByFileName<One extends { fileName: string }>(items: readonly One[]): One[] {
  return items.toSorted((a, b) => naturalOrder.compare(a.fileName, b.fileName))
}

/**
 * Returns the last number in a file name, which is the frame's number: `dio 110 turn-07.jpg` is
 * frame 7.
 */
export function lastNumberInName(fileName: string): number | undefined {
  const [, digits] = /(\d{1,9})\D*$/.exec(fileName.replace(/\.\w{1,5}$/, '')) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/**
 * Orders frames by their numbers. `flaws` has a message for each reason why the frames are not one
 * complete turn.
 */
export function orderTurntableFrames<One extends NamedFrame>(
  items: readonly One[],
): { frames: One[]; flaws: string[] } {
  const named = sortByFileName(items)
  const flaws = named
    .filter(({ fileName }) => lastNumberInName(fileName) === undefined)
    .map(({ fileName }) => words.noNumber(fileName))
  const frames = named.toSorted(
    (a, b) => (lastNumberInName(a.fileName) ?? 0) - (lastNumberInName(b.fileName) ?? 0),
  )
  if (flaws.length > 0) return { frames, flaws }
  return { frames, flaws: [...frameNumberErrors(frames), ...frameSizeErrors(frames)] }
}

function frameNumberErrors(frames: readonly NamedFrame[]): string[] {
  return frames.flatMap((frame, index) => {
    const before = frames[index - 1]
    if (!before) return []
    const [was, is] = [
      lastNumberInName(before.fileName) ?? 0,
      lastNumberInName(frame.fileName) ?? 0,
    ]
    if (is === was) return words.sameNumber(before.fileName, frame.fileName)
    return is === was + 1 ? [] : words.gap(before.fileName, frame.fileName, was + 1)
  })
}

/** Treats the most frequent size as the correct size. */
function frameSizeErrors(frames: readonly NamedFrame[]): string[] {
  const sizeOf = ({ width, height }: NamedFrame) => words.pixels(width, height)
  const bySize = [...groupBy(frames, sizeOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const [usual = ''] = bySize[0] ?? []
  return frames
    .filter((frame) => sizeOf(frame) !== usual)
    .map((frame) => words.otherSize(frame.fileName, sizeOf(frame), usual))
}
