import type { PreviewContextValue } from './preview-context.server.ts'
import * as words from './words.ts'

/** Maximum number of missing fields that the bar names. The editor marks all. */
const maxNamedFields = 6

/**
 * Rewrites a page of the site for a preview. Links and forms get the preview's prefix, so that they
 * work without a script. A bar describes the preview, and `preview-shim.ts` keeps the page's script
 * below the prefix.
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

/** Adds the prefix to each link and form with a path on the site. */
function prefixLinks(html: string, prefix: string): string {
  return html.replaceAll(/<(?:a|form)\s[^>]*>/g, (tag) =>
    tag.replace(/(\s(?:href|action)=")(\/(?!\/)[^"]*)/, (all, attribute: string, path: string) =>
      path === prefix || path.startsWith(`${prefix}/`) ? all : `${attribute}${prefix}${path}`,
    ),
  )
}

/**
 * Renders the bar as an element that no page has in its body. React does not remove it when it
 * hydrates the page.
 */
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
