import { useNavigate } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { requestContext, sessionContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import {
  actOnSecondFactor,
  readSecondFactor,
} from '#app/staff/second-factor/second-factor-page.server.ts'
import { SecondFactorView } from '#app/staff/second-factor/second-factor-view.tsx'
import * as words from '#app/staff/second-factor/staff-words.ts'
import { useSearch } from '#app/ui/use-search.ts'
import type { Route } from './+types/second-factor'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const asker = { session: context.get(sessionContext), requestId: facts.id }
  return readSecondFactor(context.get(servicesContext), asker, facts)
}

/** When it may be tried again goes out with the refusal. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function action({ request, context }: Route.ActionArgs) {
  const { id: requestId } = context.get(requestContext)
  const asker = { session: context.get(sessionContext), requestId }
  return actOnSecondFactor(context.get(servicesContext), asker, request)
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const search = useSearch()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={words.secondStep} />
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
