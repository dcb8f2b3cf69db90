import { servicesContext } from '#app/context.server.ts'
import { enquiryFailure } from '#app/enquiries/enquiry-failure.tsx'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { testRide } from '#app/enquiries/kinds/test-ride.ts'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { findDecoration } from '#app/site/decoration.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Price } from '#app/vehicles/price.tsx'
import { PriceNote } from '#app/vehicles/price-note.tsx'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'
import type { Route } from './+types/test-ride'
import * as words from './test-ride-words.ts'

export const handle = { query: ['model', 'variant'] }
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(testRide)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: testRide.intro })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { vehicles } = services
  const { searchParams } = args.url
  const name = await vehicles.findDisplayName(searchParams.get('model') ?? '')
  const found = name === undefined ? undefined : await vehicles.findByName(name)
  const chosen = found?.isActive ? choose(found, searchParams.get('variant') ?? '') : undefined
  const machine = chosen ? undefined : await findDecoration(services, 'test-ride')
  return loadEnquiry(args, testRide, { chosen, machine })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, testRide)
}

export default function TestRide({ loaderData, actionData }: Route.ComponentProps) {
  const { chosen, machine, ...form } = loaderData
  const [prices, terms] = words.pricesAndTerms
  const financeQuery = chosen ? `?${new URLSearchParams({ model: chosen.bikeName })}` : ''
  return (
    <>
      <PageHead title={testRide.title} machine={machine}>
        {testRide.intro}
      </PageHead>
      {chosen && <ChosenModel chosen={chosen} />}
      <EnquirySection enquiry={testRide} title={null}>
        <EnquiryForm key={chosen?.bikeName} enquiry={testRide} {...form} refused={actionData}>
          <p className="text-quiet">
            {prices}
            <Link to="/terms-conditions" className="link">
              {terms}
            </Link>
          </p>
        </EnquiryForm>
        <p className="mt-8 border-hairline border-t pt-6">
          <LinkButton to={`/finance${financeQuery}`} state={{ bikeName: chosen?.bikeName }}>
            {words.askForLoan}
          </LinkButton>
        </p>
      </EnquirySection>
    </>
  )
}

type Chosen = ReturnType<typeof choose>

/** The variant that the address names, else the model's first. */
function choose(model: VehicleDetail, asked: string) {
  const { name, bikeName, hero, variants, price, priceIsApproximate } = model
  const variant =
    variants.find((it) => it.name.toLowerCase() === asked.toLowerCase()) ?? variants[0]
  return {
    name,
    bikeName,
    picture: hero,
    variant: variant?.name,
    price: variant?.price ?? price,
    priceIsApproximate,
  }
}

function ChosenModel({ chosen }: { chosen: Chosen }) {
  return (
    <div className="column pb-12">
      <div className="stage on-stage grid items-center overflow-hidden rounded-picture md:grid-cols-2">
        <ResponsivePicture
          picture={chosen.picture}
          alt={chosen.name}
          sizes="(min-width: 768px) 620px, 100vw"
          isPriority
          className="stage-machine stage-left aspect-video w-full object-cover"
        />
        <div className="p-6 md:p-10">
          <p className="headline text-[1.75rem] lg:text-3xl">{chosen.name}</p>
          {chosen.variant && <p className="mt-2 text-on-stage-quiet">{chosen.variant}</p>}
          <p className="figure mt-4 text-2xl">
            <Price amount={chosen.price} isApproximate={chosen.priceIsApproximate} />
          </p>
          <p className="text-on-stage-quiet text-sm">{words.priceWithout}</p>
          <PriceNote of={[chosen]} className="mt-1" />
        </div>
      </div>
    </div>
  )
}
