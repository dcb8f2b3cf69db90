import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import { type Variant, vehicleListPaths } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { lazyOnRender } from '#app/ui/components/lazy-on-render.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { openIfReachable } from '#app/ui/components/network-loss.ts'
import type { DetailTab } from './detail-tab-names.ts'
import { DetailTabs, detailPanelId, detailTabId } from './detail-tabs.tsx'
import type { TabDataByName } from './fetch-tab-data.ts'
import { type OverviewChoice, OverviewPanel } from './overview-panel.tsx'
import type { PageColour, PageModel } from './present-page-model.ts'
import { TabPanel } from './tab-panel.tsx'
import { useTabData } from './use-tab-data.ts'
import * as words from './words.ts'

/**
 * Returns a tab panel whose code loads when the tab opens. If loading fails, retry reloads the
 * document with the tab in it.
 */
function lazyTabPanel<Props extends object>(
  what: words.Part,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyOnRender(load, () => <TabPanel part={failedTabState} what={what} />)
}

const failedTabState = {
  state: 'failed',
  retry: () => void openIfReachable(location.href),
} as const

// Only the first tab is part of the page's own code.
const SpecificationsPanel = lazyTabPanel('specifications', () =>
  import('./specifications-panel.tsx').then((panel) => panel.SpecificationsPanel),
)
const ColoursPanel = lazyTabPanel('colours', () =>
  import('./colours-panel.tsx').then((panel) => panel.ColoursPanel),
)
const FeaturesPanel = lazyTabPanel('features', () =>
  import('./features-panel.tsx').then((panel) => panel.FeaturesPanel),
)
const AccessoriesPanel = lazyTabPanel('accessories', () =>
  import('./accessories-panel.tsx').then((panel) => panel.AccessoriesPanel),
)

/**
 * A model's page with five tabs. The first is in the HTML; the others load when they are opened.
 */
export function ModelDetail({
  model,
  colours,
  tab,
  sent,
  loan,
  variant,
  onVariant,
  monthly,
  story,
  film,
}: {
  model: PageModel
  colours: readonly PageColour[]
  tab: DetailTab
  /** Data of the tab that the server rendered. */
  sent: Partial<TabDataByName>
  loan: LoanTerms | null
  /** The variant from the address. */
  variant: Variant | undefined
  onVariant: (variant: Variant | undefined) => void
  /** On-road price and monthly instalment of the variant. */
  monthly: ReactNode
  /** Sections below the head of the first tab. */
  story: (chosen: OverviewChoice) => ReactNode
  /** Film below the open tab; its code may load later. */
  film: ReactNode
}) {
  const { name, bikeName, kind } = model
  const specificationsPart = useTabData(
    'specifications',
    bikeName,
    tab === 'specifications',
    sent.specifications,
  )
  const colourPart = useTabData('colours', bikeName, tab === 'colours', sent.colours)
  const featurePart = useTabData('features', bikeName, tab === 'features', sent.features)
  const accessoryPart = useTabData('accessories', bikeName, tab === 'accessories', sent.accessories)
  return (
    <>
      <div className="border-hairline border-b">
        <div className="column lg:flex lg:items-center lg:gap-3">
          <nav aria-label={words.breadcrumb} className="text-quiet text-sm max-md:hidden">
            <ol className="crumbs">
              <li>
                <Link
                  to={vehicleListPaths[kind]}
                  className="flex min-h-11 items-center hover:text-ink"
                >
                  {vehicleWords.kinds[kind]}
                </Link>
              </li>
              <li aria-hidden="true">/</li>
              <li aria-current="page" className="truncate lg:sr-only">
                {name}
              </li>
            </ol>
          </nav>
          <DetailTabs name={name} current={tab} variant={variant?.name} />
        </div>
      </div>
      <div
        id={detailPanelId}
        role="tabpanel"
        aria-labelledby={detailTabId(tab)}
        className="min-h-[34rem]"
      >
        {tab === 'overview' && (
          <OverviewPanel {...{ model, colours, loan, variant, onVariant, monthly }}>
            {story}
          </OverviewPanel>
        )}
        <Suspense>
          {tab === 'specifications' && (
            <TabPanel part={specificationsPart} what="specifications">
              {(part) => <SpecificationsPanel model={model} part={part} variant={variant} />}
            </TabPanel>
          )}
          {tab === 'colours' && (
            <TabPanel part={colourPart} what="colours">
              {(list) => <ColoursPanel name={name} colours={list} />}
            </TabPanel>
          )}
          {tab === 'features' && (
            <TabPanel part={featurePart} what="features">
              {(list) => <FeaturesPanel name={name} features={list} />}
            </TabPanel>
          )}
          {tab === 'accessories' && (
            <TabPanel part={accessoryPart} what="accessories">
              {(list) => <AccessoriesPanel name={name} accessories={list} />}
            </TabPanel>
          )}
          {film}
        </Suspense>
      </div>
    </>
  )
}
