import { Link } from '#app/ui/components/link.tsx'
import * as words from './desk-list-words.ts'

type Props = {
  /** The address without the invalid parts. */
  to: string
  /** The parameters whose values are not valid. */
  names: readonly string[]
}

/** Says that a part of the address was ignored, so that nobody takes the list for a filtered one. */
export function InvalidAddressNotice({ to, names }: Props) {
  if (names.length === 0) return null
  return (
    <p className="mb-3 border-warn border-l-4 pl-3">
      {words.invalidAddress(names.map((name) => words.parameterLabels[name] ?? name))}{' '}
      <Link to={to} preventScrollReset className="text-signal-text underline">
        {words.useValidAddress}
      </Link>
    </p>
  )
}
