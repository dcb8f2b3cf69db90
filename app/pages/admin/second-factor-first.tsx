import { useNavigate } from 'react-router'
import { secondFactorPageUrl } from '#app/auth/mfa-setup/second-factor-page-link.tsx'
import { SecondFactorView } from '#app/auth/mfa-setup/second-factor-view.tsx'
import * as words from '#app/auth/mfa-setup/staff-words.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import type { Route } from './+types/second-factor-first'
import { handleSecondFactorPost, loadSecondFactorRoute } from './second-factor-route.server.ts'

// The guard redirects accounts here that must set up a second factor. The page has no portal frame,
// because no link in it would open.

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export function loader({ context }: Route.LoaderArgs) {
  return loadSecondFactorRoute(context)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export function action({ request, context }: Route.ActionArgs) {
  return handleSecondFactorPost(request, context)
}

export default function RequiredSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const search = useDeclaredQuery()
  const navigate = useNavigate()
  return (
    <main className="mx-auto w-full max-w-2xl px-5 py-12">
      <p className="label text-quiet print:hidden">{words.setUpFirst}</p>
      <h1 className="headline mt-2 mb-4 text-3xl">{words.secondStep}</h1>
      <p className="mb-10 max-w-prose text-quiet print:hidden">{words.ownerAsks}</p>
      <SecondFactorView
        page={loaderData}
        told={actionData}
        search={search}
        onDone={() => void navigate(secondFactorPageUrl('?', search))}
      />
      <form
        method="post"
        action="/admin/logout"
        className="mt-12 border-hairline border-t pt-6 print:hidden"
      >
        <Button type="submit" size="small">
          {words.logOut}
        </Button>
      </form>
      <ToastRegion duration={3000} />
    </main>
  )
}
