import type { PriceCalculation } from './price-calculation.ts'

/** Type sizes on paper in points, by their classes in `print.css`. The first that fits is used. */
const typeSizes = [
  { className: 'type-1', points: 9, isBrief: false },
  { className: 'type-2', points: 8.2, isBrief: false },
  { className: 'type-3', points: 7.4, isBrief: false },
  { className: 'type-4', points: 6.7, isBrief: false },
  { className: 'type-5', points: 6, isBrief: false },
  // Without reasons and sources.
  { className: 'type-5 is-brief', points: 6, isBrief: true },
  { className: 'type-6 is-brief', points: 4.8, isBrief: true },
] as const

/** Inside the margins of an A4 page, in points. */
const page = { width: 521, height: 785 } as const

/** Height of the letterhead with the QR code in points; the code has a fixed size. */
const letterheadHeight = 92

/** Width of a letter and height of a line, relative to the type size. */
const letter = 0.48
const leading = 1.25

type Content = Pick<PriceCalculation, 'groups' | 'notes' | 'sources'>

/**
 * Returns the class of the largest type in which the sheet is one printed page. A style sheet cannot
 * find it, because it does not know the height of its content.
 */
export function printTypeClass(content: Content): string {
  const fitting = typeSizes.find(
    ({ points, isBrief }) => printedHeight(content, points, isBrief) <= page.height,
  )
  return (fitting ?? typeSizes[6]).className
}

/** Estimates the height in points. */
function printedHeight({ groups, notes, sources }: Content, points: number, isBrief: boolean) {
  const rows = (text: string, width: number, size = 1) =>
    Math.max(1, Math.ceil((text.length * points * size * letter) / width))
  const text = (content: string, width: number, size = 1) =>
    rows(content, width, size) * leading * size
  // The amount and the gaps take 10.5 em; label and reason share the rest 2 : 3.
  const shared = page.width - 10.5 * points
  const lines = groups.flatMap((group) => group.lines)
  const ems =
    // Title with picture, headings of the groups, total in figures and words.
    7.8 +
    groups.length * 1.95 +
    4.6 +
    sum(lines, ({ label, reason }) => {
      const besides = reason === '' || isBrief ? 0 : text(reason, shared * 0.6, 0.9)
      return 0.65 + Math.max(text(`${label} 10`, shared * 0.4), besides)
    }) +
    0.8 +
    sum(notes, (note) => 0.4 + text(note, page.width)) +
    (isBrief ? 2 : 2.2 + sum(sources, (source) => text(source.text, page.width - 20, 0.78)))
  return letterheadHeight + ems * points
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((all, item) => all + of(item), 0)
