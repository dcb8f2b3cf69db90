import * as words from './words.ts'

/** Marks an unconfirmed value: a number as approximate, a word with a sign. */
export function ApproximateMark({ isFigure }: { isFigure: boolean }) {
  if (isFigure)
    return (
      <span className="font-normal text-[0.8em] text-quiet in-[.stage]:text-on-stage-quiet">
        {words.approximate}
      </span>
    )
  const [seen, heard] = words.unconfirmed
  return (
    <>
      <span aria-hidden="true" className="text-quiet">
        {seen}
      </span>
      <span className="sr-only">{heard}</span>
    </>
  )
}
