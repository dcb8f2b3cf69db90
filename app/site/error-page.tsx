import { isRouteErrorResponse } from 'react-router'
import { MessagePage } from './message-page.tsx'

/** What a visitor reads when a page could not be made: 404, no network, or a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isNetworkFailure(error))
    return (
      <MessagePage title="This page could not be loaded">
        <p>
          The network gave no answer. Check your connection, then{' '}
          <button type="button" onClick={() => location.reload()} className="link">
            load the page again
          </button>
          .
        </p>
      </MessagePage>
    )
  return (
    <MessagePage title="Something went wrong on our side">
      <p>
        We have noted it. Please{' '}
        <a href="" className="link">
          load the page again
        </a>
        ; if it stays, call us: the numbers are at the top of every page.
      </p>
    </MessagePage>
  )
}

export function NotFoundPage() {
  return (
    <MessagePage title="There is no page at this address">
      <p>It may have moved, or the link was cut off on its way. Look for the machine instead:</p>
    </MessagePage>
  )
}

/** A page's data is read with fetch; without an answer that throws a TypeError. */
function isNetworkFailure(error: unknown): boolean {
  return typeof document !== 'undefined' && error instanceof TypeError
}
