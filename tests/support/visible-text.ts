/** Returns the text of a server-rendered page without tags. */
export function visibleText(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
}
