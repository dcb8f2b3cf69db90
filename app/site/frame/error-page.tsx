import { isRouteErrorResponse } from 'react-router'
import { FailureReferenceLine } from '#app/ui/components/failure-reference.tsx'
import { StaticPageFallback } from '#app/ui/components/static-page-fallback.tsx'
import { MessagePage } from './message-page.tsx'
import * as words from './words.ts'

/**
 * Shows that a page does not exist, or that the server could not render it. If a script or the
 * network failed, the current page stays unchanged.
 */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <StaticPageFallback part="main">
      <ServerErrorPage />
    </StaticPageFallback>
  )
}

function ServerErrorPage() {
  const [before, link, after] = words.callIfItStays
  return (
    <MessagePage title={words.ourFault}>
      <p>
        {before}
        <a href="" className="link">
          {link}
        </a>
        {after}
      </p>
      <FailureReferenceLine label={words.reference} />
    </MessagePage>
  )
}

function NotFoundPage() {
  return (
    <MessagePage title={words.noSuchPage}>
      <p>{words.lookInstead}</p>
    </MessagePage>
  )
}
