import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

const plainPageStyle =
  ':root{color-scheme:light dark}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:38rem;margin:12vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.2}'
const plainPagePolicy = `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(plainPageStyle).digest('base64')}'`

/** Returns a page that needs no database, file or script. `lines` follow the heading. */
export function plainPage(
  c: Context,
  status: ContentfulStatusCode,
  title: string,
  lines: readonly string[] = [],
  headers: Record<string, string> = {},
): Response | Promise<Response> {
  return c.html(
    html`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(plainPageStyle)}</style>
<h1>${title}</h1>
${lines.map((line) => html`<p>${line}</p>\n`)}</html>`,
    status,
    { ...headers, 'Content-Security-Policy': plainPagePolicy, 'Cache-Control': 'no-store' },
  )
}
