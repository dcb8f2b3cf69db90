import { Suspense } from 'react'
import {
  type ErrorResponse,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router'
import { LinkButton } from '#app/ui/components/button.tsx'
import { FailureReferenceLine } from '#app/ui/components/failure-reference.tsx'
import { LazyLoginForm } from './lazy-login-form.ts'
import * as words from './staff-words.ts'

/** Replaces a staff page that cannot be shown. */
export function StaffPageError({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <PageLoadFailed />
  if (error.status === 403)
    return <PageNotAvailable title={words.notYours} why={textPropertyAt(error.data, 'message')} />
  if (error.status === 404)
    return <PageNotAvailable title={words.noSuchPage} why={words.mayBeMistyped} />
  return <PageLoadFailed />
}

/** The error page without the portal frame. It shows the login to a person who is not logged in. */
export function StandaloneStaffPageError({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center px-5 py-12">
      {isUnauthenticatedError(error) ? (
        <InlineLogin message={textPropertyAt(error.data, 'message') ?? words.logInFirst} />
      ) : (
        <StaffPageError error={error} />
      )}
    </main>
  )
}

export function isUnauthenticatedError(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 401
}

/** Explains why the page is not shown, with a login form in its place. */
function InlineLogin({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const own = useLoggedOutMessage()
  return (
    <>
      <h1 className="headline mb-8 text-3xl">{own?.title ?? own?.message ?? message}</h1>
      {own?.title && <p className="mb-6">{own.message}</p>}
      <Suspense>
        <LazyLoginForm next={pathname + search} onSuccess={() => void revalidate()} />
      </Suspense>
    </>
  )
}

/** Returns the title and message that the page declares in its `handle` for a logged-out person. */
function useLoggedOutMessage() {
  const own = propertyAt(useMatches().at(-1)?.handle, 'loggedOut')
  const message = textPropertyAt(own, 'message')
  return message === undefined ? undefined : { message, title: textPropertyAt(own, 'title') }
}

function propertyAt(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([key]) => key === name)?.[1]
    : undefined
}

function textPropertyAt(whole: unknown, name: string): string | undefined {
  const part = propertyAt(whole, name)
  return typeof part === 'string' ? part : undefined
}

function PageNotAvailable({ title, why }: { title: string; why: string | undefined }) {
  return (
    <>
      <h1 className="headline text-3xl">{title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-quiet">{why}</p>
      <LinkButton to="/admin/dashboard" size="small">
        {words.toDashboard}
      </LinkButton>
    </>
  )
}

function PageLoadFailed() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className="headline text-3xl">{loadFailureMessages[pathname] ?? words.pageFailed}</h1>
      <p className="mt-3 text-quiet">{words.nothingWasChanged}</p>
      <FailureReferenceLine label={words.failureReference} />
      <button
        type="button"
        onClick={() => void revalidate()}
        disabled={state === 'loading'}
        className="mt-6 min-h-11 rounded-control border border-control px-4 font-semibold text-sm"
      >
        {state === 'loading' ? words.trying : words.tryAgain}
      </button>
    </>
  )
}

/** Message of each page if its data cannot be loaded. */
const loadFailureMessages: Record<string, string> = {
  '/admin/dashboard': words.countsFailed,
  '/admin/price': words.pricesFailed,
  '/admin/account': words.accountFailed,
  '/admin/profile': words.profileFailed,
}
