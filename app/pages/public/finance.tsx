import { Link } from 'react-router'
import type * as v from 'valibot'
import { servicesContext } from '#app/context.server.ts'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { financeEnquiry } from '#app/enquiries/kinds/finance.ts'
import { documentFacts } from '#app/finance/document-facts.ts'
import { costOf } from '#app/finance/emi.ts'
import { EmiSection } from '#app/finance/emi-section.tsx'
import { loanInputFrom } from '#app/finance/loan-input.ts'
import { findDecoration } from '#app/site/decoration.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/finance'

export const handle = { query: ['model', 'amount', 'rate', 'years'] }
export const headers = enquiryHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Finance',
    description:
      'Documents for a two-wheeler loan, an EMI calculator with the whole cost, and a form.',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  return loadEnquiry(args, financeEnquiry, {
    machine: await findDecoration(services, 'finance'),
    papers: await services.facts.get(documentFacts),
    asked: loanInputFrom(args.url.searchParams),
    // What the figures look like before one's own are typed.
    example: costOf({ amount: 100_000, rate: 12, years: 3 }),
  })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, financeEnquiry)
}

export default function Finance({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, example, machine, papers, ...form } = loaderData
  return (
    <>
      <PageHead title="Finance" machine={machine}>
        {papers.intro}
      </PageHead>
      <Documents papers={papers} />
      <EmiSection asked={asked} example={example} />
      <div className="pt-14 md:pt-20">
        <EnquirySection enquiry={financeEnquiry} counter="sales">
          <EnquiryForm enquiry={financeEnquiry} {...form} refused={actionData}>
            <p className="text-quiet">
              What you agree to:{' '}
              <Link className="link" to="/terms-conditions">
                Terms &amp; Conditions
              </Link>
            </p>
          </EnquiryForm>
        </EnquirySection>
      </div>
      <SmallPrint />
    </>
  )
}

type Papers = v.InferOutput<typeof documentFacts.shape>

function Documents({ papers }: { papers: Papers }) {
  return (
    <section
      aria-labelledby="documents"
      className="column grid gap-x-16 gap-y-10 pb-14 md:pb-20 lg:grid-cols-[1.4fr_1fr]"
    >
      <div>
        <h2 id="documents" className="headline text-2xl">
          Required documents
        </h2>
        <ol className="mt-5 border-hairline border-b">
          {papers.documents.map(({ name, detail }, index) => (
            <li key={name} className="grid grid-cols-[3rem_1fr] border-hairline border-t py-3">
              <span aria-hidden className="figure pt-0.5 text-lg text-quiet">
                {index + 1}
              </span>
              <div>
                <p className="font-semibold">{name}</p>
                <p className="text-quiet">{detail}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid content-start gap-8">
        <Proofs title="Counts as proof of address (POA)" proofs={papers.proofsOfAddress} />
        <Proofs title="Counts as proof of identity (POI)" proofs={papers.proofsOfIdentity} />
      </div>
    </section>
  )
}

function Proofs({ title, proofs }: { title: string; proofs: readonly string[] }) {
  return (
    <div>
      <h3 className="font-bold text-lg">{title}</h3>
      <ul className="mt-2">
        {proofs.map((proof) => (
          <li key={proof} className="border-hairline border-t py-2">
            {proof}
          </li>
        ))}
      </ul>
    </div>
  )
}

function SmallPrint() {
  return (
    <div className="column grid gap-x-16 gap-y-12 border-hairline pb-16 md:pb-24 lg:grid-cols-2">
      <section aria-labelledby="disclaimer" className="border-hairline border-t pt-6">
        <h2 id="disclaimer" className="font-bold text-xl">
          Disclaimer
        </h2>
        <p className="mt-3 max-w-[60ch]">
          The calculator gives an estimate. The lender alone decides on the loan, its rate, its fees
          and its conditions, and may ask for more papers. Prices are ex-showroom, without
          registration and insurance, and may change until the day of the invoice.
        </p>
        <p className="mt-3">
          <Link to="/terms-conditions" className="link">
            Read the Terms &amp; Conditions
          </Link>
        </p>
      </section>
      <section
        id="privacy"
        aria-labelledby="privacy-title"
        className="border-hairline border-t pt-6"
      >
        <h2 id="privacy-title" className="font-bold text-xl">
          Privacy
        </h2>
        <p className="mt-3 max-w-[60ch]">
          We keep what you type into a form: your name, how to reach you, the machine and the loan
          you ask about. We need it to answer you. The finance desk shows it to a lender only after
          you have said which one. We put no advertising trackers on this site, and you can have
          your data shown or erased at any time.
        </p>
        <p className="mt-3">
          <Link to="/privacy" className="link">
            Read the whole privacy notice
          </Link>
        </p>
      </section>
    </div>
  )
}
