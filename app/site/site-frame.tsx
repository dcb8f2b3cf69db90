import type { ReactNode } from 'react'
import type { Dealer } from '#app/dealer/facts.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { LossNotice } from './loss-notice.tsx'
import { pageScript } from './page-script.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SocialSidebar } from './social-sidebar.tsx'
import * as words from './words.ts'

/** What stands around every public page. */
export function SiteFrame({ dealer, children }: { dealer: Dealer; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <SiteHeader dealer={dealer} />
      <LossNotice />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <SocialSidebar links={dealer.social} />
      <SiteFooter dealer={dealer} />
      <ToastRegion duration={5000} />
      <script dangerouslySetInnerHTML={{ __html: pageScript }} />
    </>
  )
}
