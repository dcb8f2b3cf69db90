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

/**
 * Returns the class of a table row. Three numbers fit beside each other on a phone, too. Only the
 * first row shows the labels of its columns.
 */
export function tableRowClass(fields: readonly DocumentField[], index: number): string {
  if (fields.length === 3 && fields.every(({ kind }) => kind === 'number'))
    return `grid-cols-3 items-end ${index > 0 ? '[&_label.block]:sr-only' : ''}`
  return `grid-cols-1 @lg:grid-cols-[1fr_1fr_auto] @lg:items-end ${index > 0 ? '@lg:[&_label.block]:sr-only' : ''}`
}
