/**
 * The text of a page as the server has parsed it. Only these block types exist, so the text cannot
 * contain other markup.
 */
export type MarkdownBlock =
  | { is: 'heading'; level: 2 | 3; parts: MarkdownInline[] }
  | { is: 'paragraph'; parts: MarkdownInline[] }
  | { is: 'list'; isOrdered: boolean; entries: MarkdownBlock[][] }

export type MarkdownInline =
  | string
  | { is: 'strong' | 'emphasis'; parts: MarkdownInline[] }
  /** Address: a path of the site, or an address with `https:`, `tel:` or `mailto:`. */
  | { is: 'link'; href: string; parts: MarkdownInline[] }
