import type { DraftSummary } from '#app/content/document-editor/direct-change-notice.tsx'
import { flattenValues } from '#app/platform/forms/nested-values.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { ShowFields } from '#app/ui/portal/endpoint-form.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as portalWords from '#app/ui/portal/staff-words.ts'
import {
  changeAmcPrices,
  changeElectricityTariff,
  changeLoanTerms,
  changeWarrantyPrices,
  getRates,
} from './rate-endpoints.ts'
import {
  amcPriceFields,
  electricityTariffFields,
  extensionPriceFieldName,
  loanTermsEditSchema,
  loanTermsFields,
  warrantyPriceFields,
} from './rate-fields.ts'
import { RatesFormSection } from './rates-form-section.tsx'
import * as words from './staff-words.ts'

type Rates = EndpointAnswer<typeof getRates>

type Props = {
  rates: Rates
  /** State of the drafts of the same values. */
  drafts: Record<keyof Rates, DraftSummary>
  timeZone: string
  onSaved: () => void
}

export function RatesPage({ rates, drafts, timeZone, onSaved }: Props) {
  const mayChange = useHasCapability()('rates.edit')
  const { loan, electricity, contract, warranty } = rates
  const { tables } = warranty.value
  const extensions = warrantyPriceFields(tables)
  const common = (part: keyof Rates, content: string) => ({
    title: words[part],
    draft: drafts[part],
    timeZone,
    editor: `/admin/site/${content}`,
    version: rates[part].version,
    find: async () => {
      const theirs = await requestAsStaff(getRates)
      return theirs.ok ? theirs.value[part].version : undefined
    },
    onSaved,
  })
  return (
    <>
      <PageHeading title={words.manageRates} />
      <p className="max-w-prose text-quiet">{mayChange ? words.whatFor : portalWords.readOnly}</p>
      <p className="mt-2">
        <Link
          to="/admin/site/charges"
          className="inline-flex min-h-11 items-center text-ink underline md:min-h-8"
        >
          {words.charges}
        </Link>
      </p>
      <RatesFormSection
        {...common('loan', 'loan')}
        checkedOn={loan.value?.checkedOn}
        fields={loanTermsFields}
        schema={loanTermsEditSchema}
        values={loan.value ?? {}}
        layout={twoColumns}
        send={(body) => requestAsStaff(changeLoanTerms, { body })}
      >
        {words.loanFor}
      </RatesFormSection>
      <RatesFormSection
        {...common('electricity', 'electricity')}
        checkedOn={electricity.value?.checkedOn}
        fields={electricityTariffFields}
        values={electricity.value ?? {}}
        layout={twoColumns}
        send={(body) => requestAsStaff(changeElectricityTariff, { body })}
      >
        {words.electricityFor}
      </RatesFormSection>
      <RatesFormSection
        {...common('contract', 'amc')}
        checkedOn={contract.value.pricesCheckedOn}
        fields={amcPriceFields}
        values={{ prices: contract.value.prices ?? [] }}
        send={(body) => requestAsStaff(changeAmcPrices, { body })}
      />
      <RatesFormSection
        {...common('warranty', 'warranty')}
        checkedOn={warranty.value.pricesCheckedOn}
        fields={extensions}
        values={flattenValues(extensions, warrantyFormValues(warranty.value))}
        layout={twoColumns}
        send={({ soldForMonths, version, ...values }) => {
          const prices = tables.map((table, row) =>
            table.extensions.map((_, place) => values[extensionPriceFieldName(row, place)] ?? null),
          )
          return requestAsStaff(changeWarrantyPrices, { body: { prices, soldForMonths, version } })
        }}
      />
    </>
  )
}

const warrantyFormValues = ({ tables, soldForMonths }: Rates['warranty']['value']) => ({
  prices: tables.map(({ extensions }) => extensions.map(({ price }) => price)),
  soldForMonths,
})

const twoColumns = (show: ShowFields) => (
  <div className="grid items-end gap-x-6 gap-y-5 md:grid-cols-2">{show()}</div>
)
