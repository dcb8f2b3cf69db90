/**
 * Text of a page, parsed by the server. It has only these block types, so it cannot contain foreign
 * markup.
 */
export type MarkdownBlock =
  | { is: 'heading'; level: 2 | 3; parts: MarkdownInline[] }
  | { is: 'paragraph'; parts: MarkdownInline[] }
  | { is: 'list'; isOrdered: boolean; entries: MarkdownBlock[][] }

export type MarkdownInline =
  | string
  | { is: 'strong' | 'emphasis'; parts: MarkdownInline[] }
  /** Address: a path of the site, or one with `https:`, `tel:` or `mailto:`. */
  | { is: 'link'; href: string; parts: MarkdownInline[] }
