import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { queryOfConfiguration } from './configure-vehicle.ts'
import { describeOnRoadPrice } from './describe-on-road-price.ts'
import { configurationPath, type VehicleConfiguration } from './vehicle-configuration.ts'
import { machine } from './vehicle-name-words.ts'
import * as words from './words.ts'

/** Returns title, address and text for sharing: the model in words, its price and the link. */
export function configurationShareText(configuration: VehicleConfiguration, origin: string) {
  const { bikeName, name, colour, parts, total, onRoad, priceIsApproximate } = configuration
  const amount = formatRupeesExact(total)
  const address = origin + configurationPath(bikeName, queryOfConfiguration(configuration))
  const title = machine({ name, colour: colour?.name, parts: parts.map((it) => it.heading) })
  const text =
    total === 0
      ? words.messageWithoutPrice({ machine: title, address })
      : words.message({
          machine: title,
          total: priceIsApproximate ? words.about(amount) : amount,
          onRoad: onRoad && describeOnRoadPrice(onRoad),
          address,
        })
  return { title, address, text }
}
