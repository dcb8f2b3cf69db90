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
