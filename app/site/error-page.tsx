import { isRouteErrorResponse } from 'react-router'
import { ReferenceLine } from '#app/ui/failure-reference.tsx'
import { MessagePage } from './message-page.tsx'
import * as words from './words.ts'

/** What a visitor reads when a page could not be made: 404, or a fault of ours; what the network did not bring leaves the page as it is. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
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

function NotFoundPage() {
  return (
    <MessagePage title={words.noSuchPage}>
      <p>{words.lookInstead}</p>
    </MessagePage>
  )
}
