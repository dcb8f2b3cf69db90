import type { RouterContextProvider } from 'react-router'
import {
  handleSecondFactorForm,
  loadSecondFactorPage,
} from '#app/auth/mfa-setup/second-factor-page.server.ts'
import { requestInfoContext, sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

// For the page in the portal, and for the one that stands before it.

type Context = Readonly<RouterContextProvider>

export function loadSecondStep(context: Context) {
  return loadSecondFactorPage(
    context.get(servicesContext),
    askerOf(context),
    context.get(requestInfoContext),
  )
}

export function actOnSecondStep(request: Request, context: Context) {
  return handleSecondFactorForm(context.get(servicesContext), askerOf(context), request)
}

function askerOf(context: Context) {
  return { session: context.get(sessionContext), requestId: context.get(requestInfoContext).id }
}
