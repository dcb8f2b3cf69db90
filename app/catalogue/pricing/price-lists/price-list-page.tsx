import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { PlannedPriceList } from '#app/catalogue/pricing/planned-price-list.ts'
import { PlannedPricesContext } from '#app/catalogue/pricing/planned-prices.tsx'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { PlannedPriceLists } from './planned-price-lists.tsx'
import { priceListDownloadUrls } from './price-list-download-urls.ts'
import type { PriceListName } from './price-list-line.ts'
import * as words from './price-list-page-words.ts'
import type { PriceListMode } from './price-list-panel.tsx'

type Props = {
  list: PriceListName
  timeZone: string
  planned: readonly PlannedPriceList[]
  /** Renders the list of single prices below the controls for the whole list. */
  children: (tools: ReactNode) => ReactNode
}

/** Capabilities are repeated here because the endpoints in the browser do not contain them. */
const editCapabilities = { prices: 'prices.edit', accessories: 'accessories.edit' } as const

const PriceListPanel = lazyWhenIdle(
  async () => (await import('./price-list-panel.tsx')).PriceListPanel,
)

/** Page of a price list, which is edited price by price or as a whole. */
export function PriceListPage({ list, timeZone, planned, children }: Props) {
  const { revalidate } = useRevalidator()
  const search = useDeclaredQuery()
  const navigate = useNavigate()
  const [work, setWork] = useState<PriceListMode | undefined>(() =>
    search.has('earlier') ? { is: 'earlier' } : undefined,
  )
  const mayChange = useHasCapability()(editCapabilities[list])

  function leave() {
    setWork(undefined)
    if (search.has('earlier')) void navigate('.', { replace: true, preventScrollReset: true })
  }

  const tools = (
    <>
      <section aria-label={words.tools} className="mb-5 flex flex-wrap gap-2 max-md:*:grow">
        {mayChange && (
          <>
            <Button size="dense" onClick={() => setWork({ is: 'table' })}>
              {words.inTable}
            </Button>
            <Button size="dense" onClick={() => setWork({ is: 'file' })}>
              {words.fromFile}
            </Button>
          </>
        )}
        <a
          href={priceListDownloadUrls[list]}
          download
          className={buttonClassName({ size: 'dense' })}
        >
          {words.download}
        </a>
        <Button size="dense" onClick={() => setWork({ is: 'earlier' })}>
          {words.earlier}
        </Button>
      </section>
      <PlannedPriceLists
        list={list}
        plans={planned}
        timeZone={timeZone}
        mayChange={mayChange}
        onChanged={() => void revalidate()}
      />
    </>
  )

  return (
    <PlannedPricesContext value={planned}>
      {(work === undefined || work.is === 'earlier') && children(tools)}
      {/* The panel stays mounted, so that it can still offer undo. */}
      <PriceListPanel
        list={list}
        timeZone={timeZone}
        work={work}
        mayChange={mayChange}
        onWork={setWork}
        onLeave={leave}
        onChanged={() => void revalidate()}
      />
    </PlannedPricesContext>
  )
}
