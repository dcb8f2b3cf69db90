import { useNavigate } from 'react-router'
import { PasswordGatedDownload } from '#app/auth/login/password-gated-download.tsx'
import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { FilterBar } from '#app/ui/portal/filter-bar.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import {
  type CustomerFilter,
  customerFilterQuery,
  isCustomerFiltered,
  parseCustomerFilter,
  showOptions,
  sortOptions,
} from './customer-filter.ts'
import type { CustomerList, CustomerListEntry } from './customer-schema.ts'
import * as words from './customer-words.ts'
import { formatMobile } from './format-mobile.ts'

type Props = { list: CustomerList; filter: CustomerFilter; timeZone: string }

/** The customers with their vehicles and the number of their enquiries. */
export function CustomersPage({ list, filter, timeZone }: Props) {
  const hasCapability = useHasCapability()
  const mayExport = hasCapability('enquiries.exportAll')
  const navigate = useNavigate()
  const { customers, total, isMore, page, totalPages } = list
  const listUrl = (part: Partial<CustomerFilter>) =>
    `/admin/customers${customerFilterQuery({ ...filter, page: 1, ...part })}`
  return (
    <>
      <PageHeading title={words.title}>
        <div className="flex flex-wrap gap-3">
          {hasCapability('customers.import') && (
            <LinkButton to="/admin/customers/import" size="dense">
              {words.importList}
            </LinkButton>
          )}
          {mayExport && (
            <PasswordGatedDownload
              href={`/api/customers.csv${customerFilterQuery({ ...filter, page: 1 })}`}
              className={buttonClassName({ size: 'dense' })}
            >
              <Download aria-hidden className="size-4" />
              {words.exportCsv}
            </PasswordGatedDownload>
          )}
        </div>
      </PageHeading>
      <FilterBar
        path="/admin/customers"
        query={customerFilterQuery({ ...filter, page: 1 })}
        queryOf={(params) => customerFilterQuery({ ...parseCustomerFilter(params), page: 1 })}
        search={{
          label: words.search,
          placeholder: words.searchHint,
          value: filter.search,
          maxLength: 100,
        }}
        delay={350}
        fields={[
          {
            control: 'select',
            name: 'show',
            label: words.show,
            all: words.shows[''],
            value: filter.show,
            options: showOptions,
          },
          {
            control: 'select',
            name: 'sort',
            label: words.sortBy,
            value: filter.sort,
            options: sortOptions,
          },
        ]}
        chosen={filter.show ? 1 : 0}
        clear={
          isCustomerFiltered(filter)
            ? customerFilterQuery({ ...filter, search: '', show: '', page: 1 })
            : undefined
        }
      />
      <p role="status" className="mb-3 text-quiet text-sm">
        {total > 0
          ? words.found(total, isMore)
          : isCustomerFiltered(filter)
            ? words.nothingFound
            : words.none}
      </p>
      {customers.length > 0 && (
        <DataTable
          caption={words.title}
          columns={columnsFor(timeZone)}
          rows={customers}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(customerUrl(id))}
          summary={(customer) => <CustomerSummary customer={customer} timeZone={timeZone} />}
        />
      )}
      {totalPages > 1 && (
        <div className="mt-6">
          <PaginationNav current={page} total={totalPages} hrefOf={(to) => listUrl({ page: to })} />
        </div>
      )}
    </>
  )
}

const customerUrl = (id: number) => `/admin/customers/${id}`

function columnsFor(timeZone: string): DataColumn<CustomerListEntry>[] {
  return [
    {
      key: 'name',
      label: words.name,
      cell: ({ id, name, consentWithdrawnAt }) => (
        <>
          <Link
            to={customerUrl(id)}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline md:min-h-8"
          >
            {name || words.nameless}
          </Link>
          {consentWithdrawnAt && (
            <span className="block text-quiet text-sm">{words.consentWithdrawn}</span>
          )}
        </>
      ),
    },
    {
      key: 'phone',
      label: words.phone,
      cell: ({ phones }) => phones.map(formatMobile).join(', '),
    },
    { key: 'email', label: words.email, cell: ({ email }) => email },
    {
      key: 'plates',
      label: words.vehicles,
      cell: ({ plates }) => plates.map(formatRegistrationNumber).join(', '),
    },
    {
      key: 'enquiries',
      label: words.enquiries,
      cell: ({ enquiries }) => enquiries,
      isNumeric: true,
    },
    {
      key: 'last',
      label: words.lastEnquiry,
      cell: ({ lastEnquiryAt }) => lastEnquiryAt && dayText(lastEnquiryAt, timeZone),
    },
  ]
}

function CustomerSummary({
  customer: { id, name, phones, plates, enquiries, lastEnquiryAt, consentWithdrawnAt },
  timeZone,
}: {
  customer: CustomerListEntry
  timeZone: string
}) {
  const about = [
    words.enquiryCount(enquiries),
    lastEnquiryAt && dayText(lastEnquiryAt, timeZone),
    plates.map(formatRegistrationNumber).join(', '),
    consentWithdrawnAt && words.consentWithdrawn,
  ]
  return (
    <Link to={customerUrl(id)} className="block py-2.5 text-ink no-underline">
      <span className="block font-semibold underline">{name || words.nameless}</span>
      <span className="block">{phones.map(formatMobile).join(', ')}</span>
      <span className="block text-quiet text-sm">{about.filter(Boolean).join(' · ')}</span>
    </Link>
  )
}

const dayText = (instant: string, timeZone: string) =>
  formatDay(localTime(new Date(instant), timeZone).day)
