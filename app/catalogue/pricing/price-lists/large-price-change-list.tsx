/** List of price jumps, each with the old and the new price. */
export function LargePriceChangeList({
  jumps,
}: {
  jumps: readonly { name: string; was: string; now: string }[]
}) {
  return (
    <ul className="max-h-60 overflow-y-auto text-sm">
      {jumps.map(({ name, was, now }) => (
        <li
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2"
        >
          <span>{name}</span>
          <span className="tabular-nums">
            {was} → <span className="font-semibold">{now}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
