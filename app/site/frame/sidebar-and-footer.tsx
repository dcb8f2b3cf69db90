import { useEffect } from 'react'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { SiteFooter } from './site-footer.tsx'
import { SocialSidebar } from './social-sidebar.tsx'

/**
 * Content below every public page. The inline page script writes the year into the HTML, and the
 * effect writes it again after hydration.
 */
export function SidebarAndFooter({ dealer }: { dealer: Dealer }) {
  useEffect(() => {
    const year = document.getElementById('year')
    if (year) year.textContent = String(new Date().getFullYear())
  }, [])
  return (
    <>
      <SocialSidebar links={dealer.social} />
      <SiteFooter dealer={dealer} />
    </>
  )
}
