import { useNavigate } from 'react-router'
import { SecondFactorView } from '#app/auth/mfa-setup/second-factor-view.tsx'
import * as words from '#app/auth/mfa-setup/staff-words.ts'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/second-factor'
import { handleSecondFactorPost, loadSecondFactorRoute } from './second-factor-route.server.ts'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export function loader({ context }: Route.LoaderArgs) {
  return loadSecondFactorRoute(context)
}

/** Passes on the `Retry-After` header of a refusal. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSecondFactorPost(request, context)
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const search = useDeclaredQuery()
  const navigate = useNavigate()
  return (
    <>
      <PageHeading title={words.secondStep} />
      <p className="mb-8 max-w-prose text-quiet md:-mt-3 print:hidden">{words.why}</p>
      <SecondFactorView
        page={loaderData}
        told={actionData}
        search={search}
        onDone={(said) => void navigate(said ? `?said=${said}` : '?')}
      />
    </>
  )
}
