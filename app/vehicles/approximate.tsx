import * as words from './words.ts'

/** After what nobody has confirmed: a figure is approximate, a word is marked. */
export function Approximate({ text }: { text: string }) {
  if (isMeasure.test(text))
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

/** `1,833 mm`, `118–119 kg`; not `4-stroke` or `120/70ZR17`. */
const isMeasure = /^\d[\d.,–]* (mm|kg|cc|litres|kWh?|Nm|km|V|h|min|s)\b/
