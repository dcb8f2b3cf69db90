import type { DocumentField } from './document-sections.ts'

/**
 * Returns the class for a field's width. Collapsible groups are close together, with a rule between
 * them.
 */
export function fieldColumnClass(field: DocumentField): string {
  if ((field.kind === 'list' || field.kind === 'group') && field.isFolded)
    return 'col-span-full -mb-5 border-hairline border-t last:mb-0 last:border-b'
  return field.isWide ? 'col-span-full' : 'contents'
}

/**
 * Returns the class of a grid with two columns, if there is room. Inputs align at the bottom, or at
 * the top if a field is tall.
 */
export function fieldGridClass(fields: readonly DocumentField[]): string {
  return `grid-cols-1 @lg:grid-cols-2 ${fields.some(isTall) ? 'items-start' : 'items-start @lg:items-end'}`
}

function isTall({ kind, isWide }: DocumentField): boolean {
  return !isWide && ['long', 'lines', 'several', 'file'].includes(kind)
}
