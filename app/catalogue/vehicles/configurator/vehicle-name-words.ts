/** Name of a configured vehicle, for its page, a message or a card. */

type Named = { name: string; colour: string | undefined; parts: readonly string[] }

/** Formats a name such as `HORNET 2.0 in Matte Axis Grey Metallic with Crash guard and Visor`. */
export const machine = ({ name, colour, parts }: Named) =>
  `${name}${colour === undefined ? '' : ` in ${colour}`}${parts.length === 0 ? '' : ` with ${listed(parts)}`}`

/** Joins names as `A`, `A and B` or `A, B and C`. */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`
}
