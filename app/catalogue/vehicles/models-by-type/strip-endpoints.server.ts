import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { loadOnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import type { ChargesDeps } from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { listMoreModels } from './strip-endpoints.ts'
import { listMoreStripModels } from './strip-models.ts'
import * as words from './words.ts'

export const stripEndpoints = [
  handleEndpoint(
    listMoreModels,
    async ({ vehicles, ...deps }: ChargesDeps & { vehicles: VehicleStore }, { params, query }) => {
      const kind = vehicleKinds.find((it) => it === params.kind)
      if (!kind) throw new Problem(404, words.noSuchKind)
      const onRoad = await loadOnRoadPrices(deps)
      const models = onRoad.on(await vehicles.listActive(kind))
      const loan = await deps.facts.get(loanTermsSetting)
      return listMoreStripModels(models, query.use, query.from, loan)
    },
  ),
]
