/** A text of a page, parsed by the server. It knows nothing but these: no markup of a stranger can be said in it. */
export type Block =
  | { is: 'heading'; level: 2 | 3; parts: Inline[] }
  | { is: 'paragraph'; parts: Inline[] }
  | { is: 'list'; isOrdered: boolean; entries: Block[][] }

export type Inline =
  | string
  | { is: 'strong' | 'emphasis'; parts: Inline[] }
  /** To a page of ours, or with `https:`, `tel:`, `mailto:` to elsewhere. */
  | { is: 'link'; href: string; parts: Inline[] }
