import { useEffect, useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { type KnownCustomer, listKnownCustomers } from './enquiry-editing-endpoints.ts'
import * as words from './new-enquiry-words.ts'

/** Delay between the last keystroke and the request, in milliseconds. */
const debounce = 250

/** Shows customers with earlier enquiries under the typed name or number. */
export function KnownCustomers({
  name,
  number,
  zone,
}: {
  name: string
  number: string
  zone: string
}) {
  const customers = useKnownCustomers(name.trim(), number.trim())
  if (customers.length === 0) return null
  return (
    <div role="status" className="border-warn border-l-4 pl-3 text-sm">
      <p className="font-semibold">{words.known}</p>
      <ul>
        {customers.map((one) => (
          <li key={one.reference}>
            <a
              href={`/admin/desk/${one.reference}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-signal-text underline"
            >
              {describeCustomer(one, zone)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function describeCustomer(customer: KnownCustomer, zone: string): string {
  const { name, phone, count, lastAt, assignee } = customer
  return [
    name || phone,
    words.enquiries(count),
    words.lastOn(formatDay(localTime(new Date(lastAt), zone).day)),
    ...(assignee ? [words.isWith(assignee)] : []),
  ].join(', ')
}

function useKnownCustomers(name: string, number: string): readonly KnownCustomer[] {
  const [found, setFound] = useState<{ for: string; customers: readonly KnownCustomer[] }>()
  const typed = JSON.stringify([name, number])
  useEffect(() => {
    if (name.length < 3 && number.length < 5) return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const query = { name, number }
      const sent = await requestEndpoint(listKnownCustomers, { query, signal: controller.signal })
      if (!controller.signal.aborted && sent.ok)
        setFound({ for: JSON.stringify([name, number]), customers: sent.value.customers })
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [name, number])
  return found?.for === typed ? found.customers : []
}
