import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { Link } from '#app/ui/components/link.tsx'
import { forgetSavedControls } from '#app/ui/components/restore-controls.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { markFirstPageLeft } from '#app/ui/components/static-page-fallback.tsx'
import { Search } from '#app/ui/icons/search.ts'
import { DesktopNavigation } from './desktop-navigation.tsx'
import { Logo } from './logo.tsx'
import { headerEntriesFor } from './navigation-entries.ts'
import { PhoneNavigation } from './phone-navigation.tsx'
import * as words from './words.ts'

const StaticContactBar = staticHtml(() =>
  import('./contact-bar.tsx').then((module) => module.ContactBar),
)

/**
 * Works without JavaScript, because the menus are `<details>`. When the page is scrolled by more
 * than 50 px, the strip slides out under the upper edge of the screen (`data-scrolled`, set by the
 * inline page script). The height of the header never changes.
 */
export function SiteHeader({ dealer }: { dealer: Dealer }) {
  const header = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const shown = useRef(pathname + search)
  const entries = headerEntriesFor({ id: dealer.id, city: dealer.address.city })

  useEffect(() => {
    // Menus that the visitor opened before hydration stay open.
    if (shown.current === pathname + search) return
    shown.current = pathname + search
    markFirstPageLeft()
    forgetSavedControls()
    for (const menu of header.current?.querySelectorAll('details') ?? []) menu.open = false
  }, [pathname, search])

  return (
    <header ref={header} className="site-header sticky top-0 z-40">
      <StaticContactBar dealer={dealer} />
      <div className="border-hairline border-b bg-ground">
        <div className="column flex h-16 items-center justify-between gap-2 xl:gap-4">
          <Logo name={dealer.name} />
          <DesktopNavigation entries={entries} path={pathname} />
          <div className="flex shrink-0 items-center lg:-ml-2">
            <Link
              to="/search"
              aria-label={words.findModel}
              className="icon-button hover:text-signal-text"
            >
              <Search aria-hidden className="size-5" />
            </Link>
            <PhoneNavigation entries={entries} path={pathname} />
          </div>
        </div>
      </div>
    </header>
  )
}
