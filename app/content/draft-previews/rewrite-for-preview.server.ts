import type { PreviewContextValue } from './preview-context.server.ts'
import * as words from './words.ts'

/** So many fields are named; the editor marks all of them. */
const maxNamedFields = 6

/**
 * A page of the site as a preview shows it: its links and forms lead to where the preview is, also
 * without a script, a bar says what it is, and `preview-shim.ts` keeps what the page's program does below the
 * preview's address.
 */
export function rewriteForPreview(
  html: string,
  preview: PreviewContextValue,
  inside: string,
): string {
  return prefixLinks(html, preview.prefix)
    .replace('</head>', () => `<style>${previewBarCss}</style><script>${inside}</script></head>`)
    .replace(/<body[^>]*>/, (body) => body + previewBarHtml(preview))
}

/** Every link and form of the document that leads into the site, led below the prefix. */
function prefixLinks(html: string, prefix: string): string {
  return html.replaceAll(/<(?:a|form)\s[^>]*>/g, (tag) =>
    tag.replace(/(\s(?:href|action)=")(\/(?!\/)[^"]*)/, (all, attribute: string, path: string) =>
      path === prefix || path.startsWith(`${prefix}/`) ? all : `${attribute}${prefix}${path}`,
    ),
  )
}

/** An element that no page has beneath its body: React, which takes over what it knows, lets it stand. */
function previewBarHtml({
  prefix,
  label,
  home,
  state,
  link: shared,
  missing,
}: PreviewContextValue): string {
  const [before] = words.previewOf
  const link = `<a href="${escapeHtml(`${prefix}${home}`)}">${escapeHtml(label)}</a>`
  const says = [
    `${escapeHtml(before)}${link}`,
    escapeHtml(stateMessages[state](shared?.madeAt)),
    ...(shared ? [escapeHtml(words.until(shared.until))] : []),
  ]
  const named = missing.slice(0, maxNamedFields).join(', ')
  const lacks = words.missing(missing.length, words.andMore(named, missing.length - maxNamedFields))
  return `<preview-bar role="region" aria-label="${escapeHtml(words.bar)}"><p>${says.join(' · ')}</p>${
    missing.length > 0 ? `<p>${escapeHtml(lacks)}</p>` : ''
  }</preview-bar>`
}

const stateMessages = {
  new: () => words.notOnSite,
  changed: (madeAt?: string) =>
    madeAt === undefined ? words.notYetOnSite : words.asWrittenOn(madeAt),
  same: () => words.asOnSite,
}

const htmlEntities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => htmlEntities[sign] ?? sign)

const previewBarCss = `preview-bar{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:.375rem 1rem;background:#ffd75e;color:#0b0f18;font:600 .875rem/1.5 var(--font-sans,system-ui,sans-serif)}preview-bar a{color:inherit;text-decoration:underline}@media print{preview-bar{display:none}}`
