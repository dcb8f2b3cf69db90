/** Texts of formatted measurements. */

export const power = ({
  kw,
  bhp,
  rpm,
  isPeak,
}: {
  kw: string
  bhp: string
  rpm: string | undefined
  isPeak: boolean
}) => `${kw} kW (${bhp} bhp)${isPeak ? ' peak' : ''}${rpm ? ` @ ${rpm} rpm` : ''}`
export const torque = (nm: string, rpm: string | undefined) =>
  `${nm} Nm${rpm ? ` @ ${rpm} rpm` : ''}`
export const hours = (hours: number, minutes: number) =>
  [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ')

export const mileageKinds = { certified: 'certified', owners: 'owners’ average' }
export const mileage = (kmpl: string, kind: string) => `${kmpl} km/l (${kind})`
export const mileageRow = 'Mileage'
export const sourced = (figure: string, source: string, day: string) =>
  `${figure}. Source: ${source}, ${day}`
