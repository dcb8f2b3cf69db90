import * as words from './words.ts'

/** After what nobody has confirmed: a figure is approximate, a word is marked. */
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
