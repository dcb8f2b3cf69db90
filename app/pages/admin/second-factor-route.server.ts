import type { RouterContextProvider } from 'react-router'
import {
  handleSecondFactorForm,
  loadSecondFactorPage,
} from '#app/auth/mfa-setup/second-factor-page.server.ts'
import { requestInfoContext, sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

// Shared by the page in the portal and the page before it.

type RouteContext = Readonly<RouterContextProvider>

export function loadSecondFactorRoute(context: RouteContext) {
  return loadSecondFactorPage(
    context.get(servicesContext),
    currentAccount(context),
    context.get(requestInfoContext),
  )
}

export function handleSecondFactorPost(request: Request, context: RouteContext) {
  return handleSecondFactorForm(context.get(servicesContext), currentAccount(context), request)
}

function currentAccount(context: RouteContext) {
  return { session: context.get(sessionContext), requestId: context.get(requestInfoContext).id }
}
