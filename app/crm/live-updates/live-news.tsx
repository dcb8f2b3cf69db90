import { useLocation, useRevalidator } from 'react-router'
import { notify } from '#app/ui/components/toast.ts'
import { beginLiveAfter } from './live-connection.ts'
import type { LiveEnquiry } from './live-enquiry.ts'
import * as words from './staff-words.ts'
import { useOnDeskNews } from './use-desk-news.ts'
import { useLiveEnquiries } from './use-live-enquiries.ts'

/** Once in the portal's frame: says what came in after the page was made, and keeps the dashboard up to date. */
export function LiveNews({ after }: { after: number }) {
  beginLiveAfter(after)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useLiveEnquiries((enquiries) => {
    void notify(newsOf(enquiries), 'info')
    if (pathname === '/admin/dashboard') void revalidate()
  })
  useOnDeskNews((yours) => {
    if (yours.length > 0) void notify(words.givenToYou(yours), 'info')
  })
  return null
}

function newsOf(enquiries: readonly LiveEnquiry[]): string {
  const [first] = enquiries
  const yours = enquiries.filter(({ isYours }) => isYours)
  if (enquiries.length !== 1 || !first) return words.newEnquiries(enquiries.length, yours.length)
  return first.isYours
    ? words.yourEnquiry(first.reference, first.title)
    : words.newEnquiry(first.reference, first.title)
}
