import { servicesContext } from '#app/context.server.ts'
import { MessagePage } from '#app/site/message-page.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { CompareTable } from '#app/vehicles/search/compare-table.tsx'
import { mostCompared } from '#app/vehicles/search/model-picker.tsx'
import { vehicleKey } from '#app/vehicles/vehicle.ts'
import type { Route } from './+types/compare'

export const handle = { query: ['model'] }

export const meta: Route.MetaFunction = (args) => {
  const names = args.loaderData.models.map(({ name }) => name)
  return pageMeta(args, {
    title: names.length > 0 ? `${names.join(' or ')}?` : 'Compare models',
    description: 'Prices and every figure of up to three models, side by side.',
  })
}

/** `/compare?model=DIO&model=QC1`: names that we do not sell are left out. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { vehicles } = context.get(servicesContext)
  const asked = new Set(url.searchParams.getAll('model').map(vehicleKey))
  const found = await Promise.all(
    [...asked].slice(0, mostCompared).map((name) => vehicles.findByName(name)),
  )
  const models = found.filter((model) => model?.isActive).flatMap((model) => model ?? [])
  const all = await vehicles.listActive()
  return { models, others: all.map(({ name, bikeName, price }) => ({ name, bikeName, price })) }
}

export default function Compare({ loaderData: { models, others } }: Route.ComponentProps) {
  if (models.length === 0)
    return (
      <MessagePage title="Compare models">
        <p>Choose two or three models in the list, and see every figure side by side.</p>
      </MessagePage>
    )
  const names = models.map(({ bikeName }) => bikeName)
  const rest = others.filter(({ bikeName }) => !names.includes(bikeName))
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-[2.125rem] md:text-4xl">Side by side</h1>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        {models.length > 1 && (
          <label className="inline-flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              id="only-differences"
              className="size-6 accent-(--signal-text)"
            />
            Only what differs
          </label>
        )}
        {models.length < mostCompared && (
          <form action="/compare" className="flex items-end gap-2">
            {names.map((name) => (
              <input key={name} type="hidden" name="model" value={name} />
            ))}
            <SelectField
              name="model"
              label={models.length === 1 ? 'Compare with' : 'And with'}
              required
              placeholder="Choose a model"
              options={rest.map(({ name, bikeName }) => ({ value: bikeName, label: name }))}
            />
            <Button type="submit" tone="ink">
              Add
            </Button>
          </form>
        )}
      </div>
      <CompareTable models={models} />
    </div>
  )
}
