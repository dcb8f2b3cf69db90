import type { ReactNode } from 'react'
import type { Dealer } from '#app/platform/dealer/dealer-schema.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { LossNotice } from './loss-notice.tsx'
import { NextPageScripts } from './next-page-scripts.tsx'
import { pageScript } from './page-script.ts'
import { SiteHeader } from './site-header.tsx'
import * as words from './words.ts'

const FrameEnd = staticHtml(() => import('./frame-end.tsx').then((module) => module.FrameEnd))

/** What stands around every public page. */
export function SiteFrame({ dealer, children }: { dealer: Dealer; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skipToContent}
      </a>
      <SiteHeader dealer={dealer} />
      <LossNotice />
      <NextPageScripts />
      <main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <FrameEnd dealer={dealer} />
      <ToastRegion duration={5000} />
      {/* It ran before the browser's program, which need not bring it along. */}
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? pageScript : '' }}
      />
    </>
  )
}
