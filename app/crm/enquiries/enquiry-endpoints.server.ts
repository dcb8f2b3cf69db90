import { type Context, Hono } from 'hono'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { pathAliases } from '#app/platform/http/path-aliases.ts'
import { Problem, prefersHtml } from '#app/platform/http/problem.server.ts'
import { formMediaType, mediaType, readJsonOrForm } from '#app/platform/http/read-body.server.ts'
import * as words from '#app/platform/http/refusal-words.ts'
import { publicEnquiryKinds } from './enquiry-kinds.ts'
import { enquirySourceFromRequest } from './enquiry-source-from-request.server.ts'
import { type SubmitEnquiryDeps, submitEnquiry } from './submit-enquiry.server.ts'
import { unwrapHour } from './unwrap-hour.server.ts'

/**
 * The POST endpoint of each enquiry kind. If the path is also a page, the page's action handles a
 * form post. On any other path, a form post gets the page as its response if the client prefers
 * HTML.
 */
export function enquiryEndpoints(
  services: SubmitEnquiryDeps,
  pages: (c: Context<AppEnv>, request: Request) => Promise<Response>,
) {
  const api = new Hono<AppEnv>()
  for (const enquiry of publicEnquiryKinds) {
    api.post(enquiry.postTo, async (c, next) => {
      const isPage = enquiry.postTo === enquiry.page
      if (mediaType(c.req.raw) === formMediaType) {
        if (isPage) return next()
        if (prefersHtml(c)) return pages(c, asPageRequest(c.req.raw, enquiry))
      }
      return respondToEnquiry(c, services, enquiry)
    })
    if (enquiry.postTo === enquiry.page) continue
    api.all(enquiry.postTo, (c, next) => {
      const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
      // `/opt-in` is also an alias of a page, so a GET request from a browser is redirected.
      if (isRead && enquiry.postTo in pathAliases) return next()
      throw new Problem(405, words.takesOnly('POST'), { headers: { Allow: 'POST' } })
    })
  }
  return api
}

async function respondToEnquiry(
  c: Context<AppEnv>,
  services: SubmitEnquiryDeps,
  enquiry: PublicEnquiryKind,
) {
  const { sent, isFormPost } = await readJsonOrForm(c)
  const key = c.req.header('idempotency-key')?.slice(0, 200)
  const { address, origin } = c.get('facts')
  const source = enquirySourceFromRequest(c.req.raw, origin)
  const submitted = await submitEnquiry(services, enquiry, {
    sent,
    isFormPost,
    key,
    address,
    source,
  })
  const { message, reference, callBy, link } = unwrapHour(submitted)
  return c.json({ message, reference, callBy, ...(link && { link }) }, 201)
}

/** Sends the same request to the page that has the form. */
function asPageRequest(request: Request, enquiry: PublicEnquiryKind): Request {
  return new Request(new URL(enquiry.page, request.url), request)
}
