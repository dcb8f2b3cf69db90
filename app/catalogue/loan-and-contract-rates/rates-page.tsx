import type { DraftSummary } from '#app/content/document-editor/direct-change-notice.tsx'
import { flattenValues } from '#app/platform/forms/nested-values.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
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
  amcPriceEditSchema,
  amcPriceFields,
  electricityTariffEditSchema,
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
  const find = async (part: keyof Rates) => {
    const theirs = await requestAsStaff(getRates)
    return theirs.ok ? theirs.value[part].version : undefined
  }
  const { tables } = warranty.value
  const extensions = warrantyPriceFields(tables)
  return (
    <>
      <PageHeading title={words.manageRates} />
      <p className="max-w-prose text-quiet">{mayChange ? words.whatFor : portalWords.readOnly}</p>
      <RatesFormSection
        title={words.loan}
        draft={drafts.loan}
        timeZone={timeZone}
        editor="/admin/site/loan"
        checkedOn={loan.value?.checkedOn}
        fields={loanTermsFields}
        schema={loanTermsEditSchema}
        values={loan.value ?? {}}
        layout={twoColumns}
        version={loan.version}
        find={() => find('loan')}
        send={(values, version) =>
          requestAsStaff(changeLoanTerms, { body: { ...values, version } })
        }
        onSaved={onSaved}
      >
        {words.loanFor}
      </RatesFormSection>
      <RatesFormSection
        title={words.electricity}
        draft={drafts.electricity}
        timeZone={timeZone}
        editor="/admin/site/electricity"
        checkedOn={electricity.value?.checkedOn}
        fields={electricityTariffFields}
        schema={electricityTariffEditSchema}
        values={electricity.value ?? {}}
        layout={twoColumns}
        version={electricity.version}
        find={() => find('electricity')}
        send={(values, version) =>
          requestAsStaff(changeElectricityTariff, { body: { ...values, version } })
        }
        onSaved={onSaved}
      >
        {words.electricityFor}
      </RatesFormSection>
      <RatesFormSection
        title={words.contract}
        draft={drafts.contract}
        timeZone={timeZone}
        editor="/admin/site/amc"
        checkedOn={contract.value.pricesCheckedOn}
        fields={amcPriceFields}
        schema={amcPriceEditSchema}
        values={{ prices: contract.value.prices ?? [] }}
        version={contract.version}
        find={() => find('contract')}
        send={(values, version) =>
          requestAsStaff(changeAmcPrices, { body: { ...values, version } })
        }
        onSaved={onSaved}
      />
      <RatesFormSection
        title={words.warranty}
        draft={drafts.warranty}
        timeZone={timeZone}
        editor="/admin/site/warranty"
        checkedOn={warranty.value.pricesCheckedOn}
        fields={extensions}
        values={flattenValues(extensions, warrantyFormValues(warranty.value))}
        layout={twoColumns}
        version={warranty.version}
        find={() => find('warranty')}
        send={({ soldForMonths = null, ...values }, version) => {
          const prices = tables.map((table, row) =>
            table.extensions.map((_, place) => values[extensionPriceFieldName(row, place)] ?? null),
          )
          return requestAsStaff(changeWarrantyPrices, { body: { prices, soldForMonths, version } })
        }}
        onSaved={onSaved}
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
