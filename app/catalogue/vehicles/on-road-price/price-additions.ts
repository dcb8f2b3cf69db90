import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { PriceQuery } from './price-query.ts'

/** Additions to the price from which a buyer chooses, with the prices of today in rupees. */
export type PriceAdditions = {
  parts: readonly { partNo: string; heading: string; rupees: number }[]
  warranties: readonly { years: number; km: number; rupees: number }[]
  contracts: readonly { key: string; label: string; rupees: number }[]
}

/** Returns the chosen additions that exist, their sum in rupees, and the choices for an address. */
export function chooseAdditions(
  { parts, warranties, contracts }: PriceAdditions,
  { fit, warranty: years, amc }: Pick<PriceQuery, 'fit' | 'warranty' | 'amc'>,
) {
  const fitted = parts.filter(({ partNo }) => fit.some((it) => isSameName(it, partNo)))
  const warranty = warranties.find((it) => it.years === years)
  const contract = contracts.find(({ key }) => key === amc)
  return {
    ...{ fitted, warranty, contract },
    rupees: [...fitted, warranty, contract].reduce((sum, it) => sum + (it?.rupees ?? 0), 0),
    query: {
      fit: fitted.map(({ partNo }) => partNo),
      ...(warranty && { warranty: warranty.years }),
      ...(contract && { amc: contract.key }),
    },
  }
}
