/** Texts that describe a vehicle, for visitors and staff. */

type Machine = {
  name: string
  variant?: string | undefined
  colour?: { name: string } | undefined
}

/**
 * Returns `HORNET 2.0, Standard, Matte Axis Grey Metallic`. If variant and paint have the same
 * name, the name appears once.
 */
export const machineListed = ({ name, variant, colour }: Machine) =>
  [...new Set([name, variant, colour?.name])].filter(Boolean).join(', ')

/** Returns `HORNET 2.0 Standard in Matte Axis Grey Metallic`. */
export const machineSaid = ({ name, variant, colour }: Machine) =>
  [name, variant, colour && colour.name !== variant && `in ${colour.name}`]
    .filter(Boolean)
    .join(' ')

type Along = {
  name: string
  variant: string
  colour?: { name: string } | undefined
  parts: readonly { heading: string }[]
}

/** `Sent with your enquiry: HORNET 2.0 Standard in Matte Axis Grey Metallic, with Crash guard and Visor.` */
export const sentAlong = (along: Along) => {
  const { parts } = along
  const machine = machineSaid(along)
  if (parts.length === 0) return `Sent with your enquiry: ${machine}.`
  const all = new Intl.ListFormat('en-IN').format(parts.map(({ heading }) => heading))
  return `Sent with your enquiry: ${machine}, with ${all}.`
}
