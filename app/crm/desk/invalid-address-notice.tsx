import { Link } from '#app/ui/components/link.tsx'
import { type DeskFilter, deskFilterUrl } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

type Props = {
  filter: DeskFilter
  /** The parameters whose values are not valid. */
  names: readonly string[]
}

/** Says that a part of the address was ignored, so that nobody takes the list for a filtered one. */
export function InvalidAddressNotice({ filter, names }: Props) {
  if (names.length === 0) return null
  return (
    <p className="mb-3 border-warn border-l-4 pl-3">
      {words.invalidAddress(names.map((name) => words.parameterNames[name] ?? name))}{' '}
      <Link to={deskFilterUrl(filter)} preventScrollReset className="text-signal-text underline">
        {words.useValidAddress}
      </Link>
    </p>
  )
}
