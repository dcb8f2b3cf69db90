/** How a machine is called that somebody put together: on its page, in a message, on a card. */

type Named = { name: string; colour: string | undefined; parts: readonly string[] }

/** `HORNET 2.0 in Matte Axis Grey Metallic with Crash guard and Visor`. */
export const machine = ({ name, colour, parts }: Named) =>
  `${name}${colour === undefined ? '' : ` in ${colour}`}${parts.length === 0 ? '' : ` with ${listed(parts)}`}`

/** `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[]): string {
  const before = names.slice(0, -1)
  const last = names.at(-1) ?? ''
  return before.length === 0 ? last : `${before.join(', ')} and ${last}`
}
