import type { ReactNode } from 'react'
import type { Vehicle } from './vehicle.ts'
import * as words from './words.ts'

type Props<Of> = {
  /** The whole list; models on sale are left out. */
  of: readonly Of[]
  children: (models: readonly Of[]) => ReactNode
}

/**
 * Lists the models that are no longer sold under their own heading. Renders nothing if there are
 * none.
 */
export function DiscontinuedModels<Of extends Pick<Vehicle, 'isOnSale'>>({
  of,
  children,
}: Props<Of>) {
  const models = of.filter(({ isOnSale }) => !isOnSale)
  if (models.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-hairline border-b pb-2 font-bold text-lg">{words.noLongerSoldGroup}</h2>
      {children(models)}
    </section>
  )
}
