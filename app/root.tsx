import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { preloadedFonts } from './ui/components/font-files.ts'
import { MenuScript } from './ui/components/menu-script-tag.tsx'
import { StaticPageFallback } from './ui/components/static-page-fallback.tsx'
import * as words from './ui/components/words.ts'

// The stylesheet is small and inlined in the document, because a link would delay the first paint.
// The browser reads it back, in case React renders the document again. Public pages and the portal
// have separate stylesheets, because a link between them always loads a new document.
const css = import.meta.env.SSR
  ? (await import('./public.css?inline')).default
  : (document.getElementById('app-css')?.textContent ?? '')

const portalCss = import.meta.env.SSR ? (await import('./portal.css?inline')).default : ''

const deferHydrationScript = import.meta.env.SSR
  ? (await import('./defer-hydration.ts?inline')).default
  : ''

export function Layout({ children }: { children: ReactNode }) {
  // In the browser this runs only in documents with scripts; they keep them on static pages too.
  const matches = useMatches()
  const hasScripts = !import.meta.env.SSR || !matches.some(({ handle }) => forgoesScripts(handle))
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0b0f18" />
        <link rel="manifest" href={manifestOf(matches)} />
        {/* An existing document has them: React does not remove unknown elements from the head. */}
        {import.meta.env.SSR && (
          <>
            <link rel="icon" href="/icon.svg" type="image/svg+xml" />
            <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
            {preloadedFonts.map((href) => (
              <link
                key={href}
                rel="preload"
                href={href}
                as="font"
                type="font/woff2"
                crossOrigin="anonymous"
              />
            ))}
          </>
        )}
        {hasScripts && (
          <script
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: deferHydrationScript }}
          />
        )}
        <Meta />
        <style
          id="app-css"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR && isOfPortal(matches) ? portalCss : css,
          }}
        />
      </head>
      <body>
        {children}
        {/* In every document, because the login leads to the portal's menus without a new one. */}
        <MenuScript />
        {hasScripts && <ScrollRestoration />}
        {/* For `strip-eager-scripts.ts`. React does not remove unknown elements at the end of the body. */}
        {import.meta.env.SSR && hasScripts && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Shown if the layout of a page failed too. */
export function ErrorBoundary() {
  return (
    <StaticPageFallback part="body">
      <main>
        <p>{words.ourFault}</p>
        <a href="">{words.tryAgain}</a>
      </main>
    </StaticPageFallback>
  )
}

/** Returns `true` for a route of the portal, including its errors, its refusals and the login. */
function isOfPortal(matches: readonly { id: string }[]): boolean {
  return matches.some(({ id }) => id.startsWith('pages/admin/'))
}

/**
 * `export const handle = { manifest: '/admin/today.webmanifest' }` makes the page an application
 * with its own manifest.
 */
function manifestOf(matches: readonly { handle: unknown }[]): string {
  const [own] = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'manifest' in handle ? [handle.manifest] : [],
  )
  return typeof own === 'string' ? own : '/manifest.webmanifest'
}

/** `export const handle = { scripts: false }` sends the page without JavaScript. */
function forgoesScripts(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
  )
}
