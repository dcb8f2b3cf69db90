import type { ReactNode } from 'react'
import { Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { preloadedFonts } from './ui/components/font-files.ts'
import { MenuScript } from './ui/components/menu-script-tag.tsx'
import { StaticPageFallback } from './ui/components/static-page-fallback.tsx'
import * as words from './ui/components/words.ts'

// The stylesheet is small and goes into the document: a link would put off the first paint.
// In the browser it is read back, so that React has it at hand should it ever draw the document anew.
// No link leads from a public page to the portal without a new document: visitors have a sheet of their own.
const css = import.meta.env.SSR
  ? (await import('./public.css?inline')).default
  : (document.getElementById('app-css')?.textContent ?? '')

const portalCss = import.meta.env.SSR ? (await import('./portal.css?inline')).default : ''

const deferHydrationScript = import.meta.env.SSR
  ? (await import('./defer-hydration.ts?inline')).default
  : ''

export function Layout({ children }: { children: ReactNode }) {
  // In the browser this runs in documents that have scripts; they keep them on static pages too.
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
        {/* A document that is there has them: React lets stand what it does not know of a head. */}
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
        {/* In every document: the login leads to the portal's menus without a new one. */}
        <MenuScript />
        {hasScripts && <ScrollRestoration />}
        {/* For `strip-eager-scripts.ts`. React lets stand what it does not know at the body's end. */}
        {import.meta.env.SSR && hasScripts && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** The frame of a page failed as well. */
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

/** Errors, refusals and the login included: each stands in a route of the portal. */
function isOfPortal(matches: readonly { id: string }[]): boolean {
  return matches.some(({ id }) => id.startsWith('pages/admin/'))
}

/** `export const handle = { manifest: '/admin/today.webmanifest' }`: the page is an application of its own. */
function manifestOf(matches: readonly { handle: unknown }[]): string {
  const [own] = matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'manifest' in handle ? [handle.manifest] : [],
  )
  return typeof own === 'string' ? own : '/manifest.webmanifest'
}

/** `export const handle = { scripts: false }`: the page ships no JavaScript at all. */
function forgoesScripts(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'scripts' in handle && handle.scripts === false
  )
}
