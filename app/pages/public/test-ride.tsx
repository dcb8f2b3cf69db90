import { financePath, testRidePath } from '#app/catalogue/vehicles/paths.ts'
import { ChosenRide } from '#app/catalogue/vehicles/ride/chosen-ride.tsx'
import { ColourField } from '#app/catalogue/vehicles/ride/colour-field.tsx'
import { findRide } from '#app/catalogue/vehicles/ride/ride.server.ts'
import { useRide } from '#app/catalogue/vehicles/ride/use-ride.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryFailure } from '#app/site/enquiry-form/enquiry-failure.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import {
  actOnEnquiry,
  enquiryHeaders,
  loadEnquiry,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { EnquirySection } from '#app/site/enquiry-form/enquiry-section.tsx'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/test-ride'
import * as words from './test-ride-words.ts'

export const handle = { query: ['model', 'variant', 'colour', 'fit', 'shown'] }
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(testRideEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: testRideEnquiry.intro })

export async function loader(args: Route.LoaderArgs) {
  const { vehicles } = args.context.get(servicesContext)
  const asked = (name: string) => args.url.searchParams.get(name) ?? ''
  const start = await findRide(vehicles, {
    model: asked('model'),
    variant: asked('variant'),
    colour: asked('colour') || asked('shown'),
  })
  return loadEnquiry(args, testRideEnquiry, {
    start,
    // What nobody has chosen is not said to be by a post that comes back.
    action:
      start &&
      testRidePath(start.ride.bikeName, {
        variant: asked('variant'),
        colour: asked('colour'),
        shown: asked('shown'),
      }),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, testRideEnquiry)
}

export default function TestRide(props: Route.ComponentProps) {
  const { ride, colour } = props.loaderData.start ?? {}
  // Another address is another ride.
  return <Booking key={`${ride?.bikeName} ${ride?.variant} ${colour?.slug}`} {...props} />
}

function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { start, values, ...form } = loaderData
  const { chosen, onChange } = useRide(start)
  const { ride } = chosen ?? {}
  const [prices, terms] = words.pricesAndTerms
  return (
    <>
      <PageHead title={testRideEnquiry.title}>{testRideEnquiry.intro}</PageHead>
      {chosen && <ChosenRide {...chosen} />}
      <EnquirySection enquiry={testRideEnquiry} title={null}>
        <div onChange={onChange}>
          <EnquiryForm
            enquiry={testRideEnquiry}
            {...form}
            values={{ ...values, color: start?.colour?.name ?? '' }}
            refused={actionData}
            controls={{ select: (asked) => <ColourField key="color" asked={asked} ride={ride} /> }}
          >
            <p className="text-quiet">
              {prices}
              <Link to="/terms-conditions" className="link">
                {terms}
              </Link>
            </p>
          </EnquiryForm>
        </div>
        <p className="mt-8 border-hairline border-t pt-6">
          <LinkButton
            to={ride ? financePath(ride.bikeName, { variant: ride.variant }) : '/finance'}
            state={{ bikeName: ride?.bikeName }}
          >
            {words.askForLoan}
          </LinkButton>
        </p>
      </EnquirySection>
    </>
  )
}
