import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { previewContext } from '#app/content/draft-previews/preview-context.server.ts'
import { rewriteForPreview } from '#app/content/draft-previews/rewrite-for-preview.server.ts'
import { declaredQueryNames } from '#app/platform/http/declared-query.ts'
import { failureContext, requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { DocumentOptionsContext } from '#app/ui/components/document-options.ts'
import { FailureReferenceContext } from '#app/ui/components/failure-reference.tsx'
import { documentOptionsRouterContext } from '#app/ui/components/options-unless-in-document.server.ts'
import inside from './content/draft-previews/preview-shim.ts?inline'
import { stripEagerScripts } from './strip-eager-scripts.ts'

/**
 * Reports an error of a loader, an action or a component. A disconnect of the client is no error.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(failureContext)(error)
}

/** Renders the whole document, and allows exactly its inline scripts and styles by their hashes. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
) {
  const plain = stripEagerScripts(await render(request, context, given))
  const preview = given.get(previewContext)
  const html = preview ? rewriteForPreview(plain, preview, inside) : plain
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(html, isPortal(request)))
  // A confirmation (`sent`) is never the cached page, even after a redirect.
  const names = ['sent', ...namesOf(context)]
  if (!names.includes('*'))
    headers.set('No-Vary-Search', `params, except=(${names.map((it) => `"${it}"`).join(' ')})`)
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

function render(
  request: Request,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const page = (
      <FailureReferenceContext value={given.get(requestInfoContext).id}>
        <DocumentOptionsContext value={given.get(documentOptionsRouterContext)}>
          <ServerRouter context={context} url={request.url} />
        </DocumentOptionsContext>
      </FailureReferenceContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      // Sends the page in one piece, because no part may depend on a script to move it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    })
  })
}

function namesOf({ staticHandlerContext, routeModules }: EntryContext): string[] {
  return declaredQueryNames(
    staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle),
  )
}

/**
 * The portal frames previews of the site. Every portal page allows that, because a policy belongs
 * to the document: after client-side navigation the first page's policy still applies.
 */
function isPortal({ url }: Request): boolean {
  return /^\/admin(\/|$)/i.test(new URL(url).pathname)
}

function contentSecurityPolicy(html: string, isFramingOwn: boolean): string {
  const scripts = hashes(html, /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g)
  const styles = hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${styles}`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    `frame-src ${isFramingOwn ? "'self' " : ''}https://www.youtube-nocookie.com https://www.openstreetmap.org`,
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function hashes(html: string, pattern: RegExp): string {
  const all = [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(all)].join(' ')
}
