import { useEffect } from 'react'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { SiteFooter } from './site-footer.tsx'
import { SocialSidebar } from './social-sidebar.tsx'

/** What stands behind every public page. The page's own script writes the year into what was sent. */
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
