import { useLocation, useRevalidator } from 'react-router'
import { showToast } from '#app/ui/components/show-toast.ts'
import { startLiveUpdatesAfter } from './live-connection.ts'
import type { LiveEnquiry } from './live-update-schema.ts'
import * as words from './staff-words.ts'
import { useOnDeskChange } from './use-desk-changes.ts'
import { useOnNewEnquiries } from './use-on-new-enquiries.ts'

/**
 * Shows toasts for enquiries that arrive after the page was rendered, and reloads the dashboard.
 * Only the portal's frame renders this component.
 */
export function NewEnquiryToasts({ after }: { after: number }) {
  startLiveUpdatesAfter(after)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useOnNewEnquiries((enquiries) => {
    const others = enquiries.filter(({ isAddedByYou }) => !isAddedByYou)
    if (others.length > 0) void showToast(newEnquiriesMessage(others), 'info')
    if (pathname === '/admin/dashboard') void revalidate()
  })
  useOnDeskChange((yours, mentions) => {
    if (yours.length > 0) void showToast(words.givenToYou(yours), 'info')
    if (mentions.length > 0) void showToast(words.mentionedYou(mentions), 'info')
  })
  return null
}

function newEnquiriesMessage(enquiries: readonly LiveEnquiry[]): string {
  const [first] = enquiries
  const yours = enquiries.filter(({ isYours }) => isYours)
  if (enquiries.length !== 1 || !first) return words.newEnquiries(enquiries.length, yours.length)
  return first.isYours
    ? words.yourEnquiry(first.reference, first.title)
    : words.newEnquiry(first.reference, first.title)
}
