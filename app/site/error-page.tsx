import { isRouteErrorResponse } from 'react-router'
import { ReferenceLine } from '#app/ui/failure-reference.tsx'
import { MessagePage } from './message-page.tsx'
import * as words from './words.ts'

/** What a visitor reads when a page could not be made: 404, no network, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isNetworkFailure(error)) return <NotLoadedPage />
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
      <ReferenceLine label={words.reference} />
    </MessagePage>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage title={words.noSuchPage}>
      <p>{words.lookInstead}</p>
    </MessagePage>
  )
}

function NotLoadedPage() {
  const [before, button, after] = words.loadAgain
  return (
    <MessagePage title={words.notLoaded}>
      <p>
        {before}
        <button type="button" onClick={() => location.reload()} className="link">
          {button}
        </button>
        {after}
      </p>
    </MessagePage>
  )
}

/** A page's data is read with fetch; without an answer that throws a TypeError. */
function isNetworkFailure(error: unknown): boolean {
  return typeof document !== 'undefined' && error instanceof TypeError
}
