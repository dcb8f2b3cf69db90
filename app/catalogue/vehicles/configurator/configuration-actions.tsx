import {
  financePath,
  modelDetailPath,
  onRoadPricePath,
} from '#app/catalogue/vehicles/model-paths.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { configurationShareText } from './configuration-share-text.ts'
import { queryOfConfiguration } from './configure-vehicle.ts'
import { buildConfigurationQuery, type VehicleConfiguration } from './vehicle-configuration.ts'
import * as words from './words.ts'

/**
 * Links and buttons for the finished configuration. The buttons have no handlers here:
 * `use-configuration.ts` handles their events.
 */
export function ConfigurationActions({
  configuration,
  isChosen,
  origin,
}: {
  configuration: VehicleConfiguration
  isChosen: boolean
  origin: string
}) {
  const { bikeName } = configuration
  const chosen = isChosen ? `&${buildConfigurationQuery(queryOfConfiguration(configuration))}` : ''
  const { text } = configurationShareText(configuration, origin)
  return (
    <div className="mt-5 grid grid-cols-2 gap-2">
      <LinkButton to={onRoadPricePath(bikeName) + chosen} size="tight" className="col-span-2">
        {words.onRoadPrice}
      </LinkButton>
      <LinkButton to={financePath(bikeName) + chosen} size="tight">
        {words.finance}
      </LinkButton>
      <LinkButton to={modelDetailPath({ bikeName })} state={{ bikeName }} size="tight">
        {words.viewDetails}
      </LinkButton>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
        className={buttonClassName({ size: 'tight' })}
      >
        {words.whatsApp}
      </a>
      <button
        type="button"
        data-does="copy"
        className={buttonClassName({ size: 'tight', className: 'noscript:hidden' })}
      >
        {words.copyLink}
      </button>
      <button
        type="button"
        data-does="share"
        className={buttonClassName({
          size: 'tight',
          className: 'col-span-2 not-in-data-shares:hidden',
        })}
      >
        {words.share}
      </button>
    </div>
  )
}
