import { financePath, testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import { findTestRideChoice } from '#app/catalogue/vehicles/test-ride-vehicle/find-test-ride-choice.server.ts'
import { TestRideColourField } from '#app/catalogue/vehicles/test-ride-vehicle/test-ride-colour-field.tsx'
import { TestRideVehicle } from '#app/catalogue/vehicles/test-ride-vehicle/test-ride-vehicle.tsx'
import { useTestRideChoice } from '#app/catalogue/vehicles/test-ride-vehicle/use-test-ride-choice.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { hoursOfForm } from '#app/site/enquiry-form/hours-of-form.tsx'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/test-ride'
import * as words from './test-ride-words.ts'

export const handle = { query: ['model', 'variant', 'colour', 'fit', 'shown', 'for', 'on'] }
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(testRideEnquiry, hoursOfForm(testRideEnquiry))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: testRideEnquiry.intro })

export async function loader(args: Route.LoaderArgs) {
  const { vehicles } = args.context.get(servicesContext)
  const asked = (name: string) => args.url.searchParams.get(name) ?? ''
  const start = await findTestRideChoice(vehicles, {
    model: asked('model'),
    variant: asked('variant'),
    colour: asked('colour') || asked('shown'),
  })
  return loadEnquiryPage(args, testRideEnquiry, {
    start,
    // A colour or variant that was not chosen stays out of the address of the post.
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
  return handleEnquiryPost(args, testRideEnquiry)
}

export default function TestRide(props: Route.ComponentProps) {
  const { ride, colour } = props.loaderData.start ?? {}
  // A different address means a different ride, so it resets the form.
  return <TestRideBooking key={`${ride?.bikeName} ${ride?.variant} ${colour?.slug}`} {...props} />
}

function TestRideBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { start, values, appointment, ...form } = loaderData
  const hours = hoursOfForm(testRideEnquiry, appointment, actionData)
  const { chosen, onChange } = useTestRideChoice(start)
  const { ride } = chosen ?? {}
  const plan = appointment?.purposes[0]
  const [prices, terms] = words.pricesAndTerms
  return (
    <>
      <PageHeader title={testRideEnquiry.title}>
        {plan ? words.introWithHours(plan.minutes) : testRideEnquiry.intro}
      </PageHeader>
      {chosen && <TestRideVehicle {...chosen} />}
      <EnquiryFormSection
        enquiry={testRideEnquiry}
        title={null}
        offersHours={hours.choices !== undefined}
      >
        <div onChange={onChange}>
          <EnquiryForm
            enquiry={testRideEnquiry}
            {...form}
            hours={hours}
            values={{ ...values, color: start?.colour?.name ?? '' }}
            refused={actionData}
            controls={{
              select: (asked) => <TestRideColourField key="color" asked={asked} ride={ride} />,
            }}
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
      </EnquiryFormSection>
    </>
  )
}
