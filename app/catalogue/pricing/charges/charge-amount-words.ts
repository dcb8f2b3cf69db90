import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Texts of an amount in one line, for staff and for files. */
export const percent = (amount: number) => `${amount} %`
export const perKwh = (rupees: string) => `${rupees} for each kWh`
/** Names of the amounts of the vehicle from which a percentage is taken. */
export const bases: Readonly<Record<string, string>> = {
  exShowroom: 'the ex-showroom price',
  idv: 'the insured value',
}
export const percentOf = (amount: number, of: readonly string[]) =>
  `${percent(amount)} of ${of.map((base) => bases[base] ?? base).join(' and ')}`
export const upTo = (rate: string, limit: string, border: 'upTo' | 'below') =>
  `${rate} ${border === 'upTo' ? 'up to' : 'below'} ${limit}`
export const above = (rate: string) => `${rate} above`
/** Formats a limit of a slab. */
export const formatLimit = {
  exShowroom: formatRupees,
  cc: (limit: number) => `${limit} cc`,
  kw: (limit: number) => `${limit} kW`,
  kwh: (limit: number) => `${limit} kWh`,
} as const
