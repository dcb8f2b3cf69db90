/** A text of a page, parsed by the server. It knows nothing but these: no markup of a stranger can be said in it. */
export type MarkdownBlock =
  | { is: 'heading'; level: 2 | 3; parts: MarkdownInline[] }
  | { is: 'paragraph'; parts: MarkdownInline[] }
  | { is: 'list'; isOrdered: boolean; entries: MarkdownBlock[][] }

export type MarkdownInline =
  | string
  | { is: 'strong' | 'emphasis'; parts: MarkdownInline[] }
  /** To a page of ours, or with `https:`, `tel:`, `mailto:` to elsewhere. */
  | { is: 'link'; href: string; parts: MarkdownInline[] }
