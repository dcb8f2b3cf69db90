import { Suspense } from 'react'
import {
  type ErrorResponse,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router'
import { LinkButton } from '#app/ui/components/button.tsx'
import { ReferenceLine } from '#app/ui/components/failure-reference.tsx'
import { LoginForm } from './lazy-login-form.ts'
import * as words from './staff-words.ts'

/** What stands in the place of a staff page that cannot be shown. */
export function PageProblem({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Failed />
  if (error.status === 403)
    return <NotHere title={words.notYours} why={textAt(error.data, 'message')} />
  if (error.status === 404) return <NotHere title={words.noSuchPage} why={words.mayBeMistyped} />
  return <Failed />
}

/** The same without the portal around it; to who is not logged in, the login. */
export function ProblemAlone({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center px-5 py-12">
      {isLoggedOut(error) ? (
        <LoginInPlace message={textAt(error.data, 'message') ?? words.logInFirst} />
      ) : (
        <PageProblem error={error} />
      )}
    </main>
  )
}

export function isLoggedOut(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 401
}

/** Why the page is not shown, and the login that shows it, in place. */
function LoginInPlace({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const own = useOwnWords()
  return (
    <>
      <h1 className="headline mb-8 text-3xl">{own?.title ?? own?.message ?? message}</h1>
      {own?.title && <p className="mb-6">{own.message}</p>}
      <Suspense>
        <LoginForm next={pathname + search} onSuccess={() => void revalidate()} />
      </Suspense>
    </>
  )
}

/** A page may declare in its `handle` what it says, and how it is called, while nobody is logged in. */
function useOwnWords() {
  const own = partAt(useMatches().at(-1)?.handle, 'loggedOut')
  const message = textAt(own, 'message')
  return message === undefined ? undefined : { message, title: textAt(own, 'title') }
}

function partAt(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null
    ? Object.entries(whole).find(([key]) => key === name)?.[1]
    : undefined
}

function textAt(whole: unknown, name: string): string | undefined {
  const part = partAt(whole, name)
  return typeof part === 'string' ? part : undefined
}

function NotHere({ title, why }: { title: string; why: string | undefined }) {
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

function Failed() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className="headline text-3xl">{failures[pathname] ?? words.pageFailed}</h1>
      <p className="mt-3 text-quiet">{words.nothingWasChanged}</p>
      <ReferenceLine label={words.failureReference} />
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

/** What each page says when its data cannot be loaded. */
const failures: Record<string, string> = {
  '/admin/dashboard': words.countsFailed,
  '/admin/price': words.pricesFailed,
  '/admin/account': words.accountFailed,
  '/admin/profile': words.profileFailed,
}
