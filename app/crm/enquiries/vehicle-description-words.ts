/** A machine in words, as visitors and staff read it. */

type Machine = {
  name: string
  variant?: string | undefined
  colour?: { name: string } | undefined
}

/** `HORNET 2.0, Standard, Matte Axis Grey Metallic`; a paint that is called as its variant is said once. */
export const machineListed = ({ name, variant, colour }: Machine) =>
  [...new Set([name, variant, colour?.name])].filter(Boolean).join(', ')

/** `HORNET 2.0 Standard in Matte Axis Grey Metallic` */
export const machineSaid = ({ name, variant, colour }: Machine) =>
  [name, variant, colour && colour.name !== variant && `in ${colour.name}`]
    .filter(Boolean)
    .join(' ')
