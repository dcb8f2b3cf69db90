import {
  type ErrorResponse,
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRevalidator,
} from 'react-router'
import * as v from 'valibot'
import { LoginForm } from '#app/staff/login-form.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import * as words from './staff-words.ts'

/** What stands in the place of a staff page that cannot be shown. */
export function PageProblem({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
}

/** The same without the portal around it; to who is not logged in, the login. */
export function ProblemAlone({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center px-5 py-12">
      {isLoggedOut(error) ? (
        <LoginInPlace message={v.parse(refusal, error.data).message} />
      ) : (
        <PageProblem error={error} />
      )}
    </main>
  )
}

export function isLoggedOut(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 401
}

const refusal = v.fallback(v.object({ message: v.string() }), {
  message: words.logInFirst,
})

/** Why the page is not shown, and the login that shows it, in place. */
function LoginInPlace({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const own = useOwnWords()
  return (
    <>
      <h1 className="headline mb-8 text-3xl">{own?.title ?? own?.message ?? message}</h1>
      {own?.title && <p className="mb-6">{own.message}</p>}
      <LoginForm next={pathname + search} onSuccess={() => void revalidate()} />
    </>
  )
}

/** A page may declare in its `handle` what it says, and how it is called, while nobody is logged in. */
function useOwnWords() {
  const parsed = v.safeParse(ownWords, useMatches().at(-1)?.handle)
  return parsed.success ? parsed.output.loggedOut : undefined
}

const ownWords = v.object({
  loggedOut: v.object({ title: v.optional(v.string()), message: v.string() }),
})

function NotFound() {
  return (
    <>
      <h1 className="headline text-3xl">{words.noSuchPage}</h1>
      <p className="mt-3 mb-6 text-quiet">{words.mayBeMistyped}</p>
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
      <p className="mt-3 mb-6 text-quiet">{words.nothingWasChanged}</p>
      <button
        type="button"
        onClick={() => void revalidate()}
        disabled={state === 'loading'}
        className="min-h-11 rounded-control border border-control px-4 font-semibold text-sm"
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
