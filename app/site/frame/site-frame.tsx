import type { ReactNode } from 'react'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { inlinePageScript } from './inline-page-script.ts'
import { NetworkLossNotice } from './network-loss-notice.tsx'
import { SiteHeader } from './site-header.tsx'
import { WaitForPageScripts } from './wait-for-page-scripts.tsx'
import * as words from './words.ts'

const StaticSidebarAndFooter = staticHtml(() =>
  import('./sidebar-and-footer.tsx').then((module) => module.SidebarAndFooter),
)

/** The frame of every public page. */
export function SiteFrame({ dealer, children }: { dealer: Dealer; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <SiteHeader dealer={dealer} />
      <NetworkLossNotice />
      <WaitForPageScripts />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <StaticSidebarAndFooter dealer={dealer} />
      <ToastRegion duration={5000} />
      {/* The inline script runs before the browser's bundle, so the bundle need not contain it. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlinePageScript : '' }}
      />
    </>
  )
}
