import { onRoadPricePath } from '#app/catalogue/vehicles/model-paths.ts'
import { findOnRoadPriceSummary } from '#app/catalogue/vehicles/on-road-price/on-road-price-summary.server.ts'
import {
  buildPriceQuery,
  parsePriceQuery,
} from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { findOnRoadVehicle } from '#app/catalogue/vehicles/on-road-vehicle/find-on-road-vehicle.server.ts'
import type { OnRoadVehicle } from '#app/catalogue/vehicles/on-road-vehicle/on-road-vehicle.ts'
import { VehicleHeading } from '#app/catalogue/vehicles/on-road-vehicle/vehicle-heading.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/on-road-vehicle/words.ts'
import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { type FieldRenderProps, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/on-road-price'
import * as words from './on-road-price-words.ts'

const StaticOnRoadPriceSummary = staticHtml(() =>
  import('#app/catalogue/vehicles/on-road-price/on-road-price-summary.tsx').then(
    (module) => module.OnRoadPriceSummary,
  ),
)

export const handle = {
  query: [
    ...['model', 'variant', 'colour', 'fit', 'shown'],
    ...['options', 'warranty', 'amc', 'exchange', 'down', 'months'],
  ],
}
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(onRoadPriceEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: onRoadPriceEnquiry.intro })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { vehicles } = services
  const asked = (name: string) => args.url.searchParams.get(name) ?? ''
  const variant = asked('variant')
  const colour = asked('colour') || asked('shown')
  const vehicle = await findOnRoadVehicle(vehicles, { model: asked('model'), variant, colour })
  return loadEnquiryPage(args, onRoadPriceEnquiry, {
    vehicle,
    price:
      vehicle && (await findOnRoadPriceSummary(services, vehicle.bikeName, args.url.searchParams)),
    isUnknown: asked('model') !== '' && !vehicle,
    choices: vehicle ? priceChoicesOf(args.url.searchParams) : '',
    address: vehicle && formAddress(vehicle.bikeName, { variant, colour }, args.url.searchParams),
  })
}

/** A form post without JavaScript returns to the address with the choices of the shown price. */
function formAddress(
  bikeName: string,
  chosen: { variant: string; colour: string },
  search: URLSearchParams,
): string {
  const query = priceChoicesOf(search)
  return [onRoadPricePath(bikeName, chosen), query].filter(Boolean).join('&')
}

/** The form has the variant in a field of its own. */
const priceChoicesOf = (search: URLSearchParams) =>
  buildPriceQuery({ ...parsePriceQuery(search), variant: '' })

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, onRoadPriceEnquiry)
}

export default function OnRoadPrice({ loaderData, actionData }: Route.ComponentProps) {
  const { vehicle, price, isUnknown, values, offered, address, choices, ...form } = loaderData
  const [before, privacy, after] = words.privacy
  return (
    <>
      <div className="column grid gap-4 pt-6 pb-6 md:pt-12 md:pb-10">
        <h1 className="headline text-title md:text-4xl">{onRoadPriceEnquiry.title}</h1>
        {vehicle && <VehicleHeading vehicle={vehicle} />}
        {price && <StaticOnRoadPriceSummary price={price} />}
        {isUnknown && <p className="border-warn border-l-3 pl-3">{words.notOnSale}</p>}
      </div>
      <EnquiryFormSection enquiry={onRoadPriceEnquiry} title={null}>
        <EnquiryForm
          enquiry={onRoadPriceEnquiry}
          {...form}
          action={address}
          // Without parts, the fields above already show the whole choice.
          offered={
            offered && offered.asked.fit.length > 0
              ? { ...offered, hasTotalAbove: price !== undefined }
              : undefined
          }
          values={{ ...values, variant: vehicle?.variant ?? '', color: vehicle?.colour ?? '' }}
          refused={actionData}
          controls={{
            select: (asked) => (
              <VariantOrColourField key={asked.name} asked={asked} vehicle={vehicle} />
            ),
            'price-choices': ({ name }) =>
              choices !== '' && <input key={name} type="hidden" name={name} value={choices} />,
            ...(vehicle && { model: () => <HiddenModelInput key="model" {...vehicle} /> }),
          }}
        >
          <p className="text-quiet text-sm">
            {before}
            <Link to="/privacy" className="link">
              {privacy}
            </Link>
            {after}
          </p>
        </EnquiryForm>
      </EnquiryFormSection>
    </>
  )
}

function HiddenModelInput({ name }: Pick<OnRoadVehicle, 'name'>) {
  return <input type="hidden" name="model" value={name} />
}

/** A select if the vehicle is known, otherwise a text field. */
function VariantOrColourField({
  asked,
  vehicle,
}: {
  asked: FieldRenderProps
  vehicle: OnRoadVehicle | undefined
}) {
  const { defaultValue, ...shared } = inputProps(asked)
  if (!vehicle)
    return <TextField {...shared} maxLength={asked.field.maxLength} defaultValue={defaultValue} />
  const names = asked.name === 'variant' ? vehicle.variants : vehicle.colours
  return (
    <SelectField
      key={vehicle.bikeName}
      {...shared}
      translate="no"
      options={names.map((name) => ({ value: name, label: name }))}
      placeholder={vehicleWords.notDecided}
      defaultValue={names.includes(defaultValue) ? defaultValue : ''}
    />
  )
}
