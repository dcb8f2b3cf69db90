import type * as v from 'valibot'
import { EmiSection } from '#app/catalogue/finance/emi-section.tsx'
import { calculateLoanCost } from '#app/catalogue/finance/loan-cost.ts'
import { loanDocumentsSetting } from '#app/catalogue/finance/loan-documents-setting.ts'
import { defaultLoanInput, loanInputFromQuery } from '#app/catalogue/finance/loan-input.ts'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { findTitlePicture } from '#app/site/frame/find-title-picture.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import type { Route } from './+types/finance'
import * as words from './finance-words.ts'

export const handle = {
  query: ['model', 'variant', 'colour', 'fit', 'amount', 'rate', 'years', 'unit'],
}
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(financeEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.finance,
    description: words.pageDescription,
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const loan = await services.facts.get(loanTermsSetting)
  return loadEnquiryPage(args, financeEnquiry, {
    machine: await findTitlePicture(services, 'finance'),
    papers: await services.facts.get(loanDocumentsSetting),
    loan,
    asked: loanInputFromQuery(args.url.searchParams, defaultLoanInput(loan)),
    // Example of a loan, shown until the visitor types figures.
    example: calculateLoanCost({
      amount: 100_000,
      rate: loan?.ratePercent ?? 12,
      years: (loan?.months ?? 36) / 12,
    }),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, financeEnquiry)
}

export default function Finance({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, example, loan, machine, papers, ...form } = loaderData
  const [before, terms] = words.agreeTo
  return (
    <>
      <PageHeader title={words.finance} machine={machine}>
        {papers.intro}
      </PageHeader>
      <EmiSection loan={loan} asked={asked} example={example} />
      <FinanceDocumentList papers={papers} />
      <EnquiryFormSection enquiry={financeEnquiry}>
        <EnquiryForm enquiry={financeEnquiry} {...form} refused={actionData}>
          <p className="text-quiet">
            {before}
            <Link className="link" to="/terms-conditions">
              {terms}
            </Link>
          </p>
        </EnquiryForm>
      </EnquiryFormSection>
      <FinanceDisclaimer />
    </>
  )
}

type FinanceDocuments = v.InferOutput<typeof loanDocumentsSetting.shape>

function FinanceDocumentList({ papers }: { papers: FinanceDocuments }) {
  return (
    <section
      aria-labelledby="documents"
      className="column grid gap-x-16 gap-y-8 py-14 md:py-20 lg:grid-cols-[1.4fr_1fr]"
    >
      <div>
        <h2 id="documents" className="headline text-2xl">
          {words.documents}
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
      <div className="self-start border-hairline border-b">
        <ProofList title={words.proofsOfAddress} proofs={papers.proofsOfAddress} />
        <ProofList title={words.proofsOfIdentity} proofs={papers.proofsOfIdentity} />
      </div>
    </section>
  )
}

function ProofList({ title, proofs }: { title: string; proofs: readonly string[] }) {
  return (
    <details className="open-on-desk group border-hairline border-t">
      <summary className="flex min-h-14 items-center justify-between gap-4 font-bold text-lg">
        <h3>{title}</h3>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="pb-4">
        {proofs.map((proof) => (
          <li key={proof} className="py-1">
            {proof}
          </li>
        ))}
      </ul>
    </details>
  )
}

function FinanceDisclaimer() {
  return (
    <div className="column grid gap-x-16 gap-y-12 border-hairline pb-16 md:pb-24 lg:grid-cols-2">
      <section aria-labelledby="disclaimer" className="border-hairline border-t pt-6">
        <h2 id="disclaimer" className="font-bold text-xl">
          {words.disclaimer}
        </h2>
        <p className="mt-3 max-w-[60ch]">{words.onlyAnEstimate}</p>
        <p className="mt-1">
          <Link to="/terms-conditions" className="link inline-flex min-h-11 items-center">
            {words.readTerms}
          </Link>
        </p>
      </section>
      <section
        id="privacy"
        aria-labelledby="privacy-title"
        className="border-hairline border-t pt-6"
      >
        <h2 id="privacy-title" className="font-bold text-xl">
          {words.privacy}
        </h2>
        <p className="mt-3 max-w-[60ch]">{words.whatWeKeep}</p>
        <p className="mt-1">
          <Link to="/privacy" className="link inline-flex min-h-11 items-center">
            {words.readPrivacy}
          </Link>
        </p>
      </section>
    </div>
  )
}
