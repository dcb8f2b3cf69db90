import type { DocumentField } from './document-sections.ts'

/** What a field takes of its row. Groups that fold stand close, a rule between them. */
export function fieldColumnClass(field: DocumentField): string {
  if (field.kind === 'list' && field.isFolded)
    return 'col-span-full -mb-5 border-hairline border-t last:mb-0 last:border-b'
  return field.isWide ? 'col-span-full' : 'contents'
}

/** Two fields beside each other where there is room, their boxes on one line; beside a tall one they begin where it does. */
export function fieldGridClass(fields: readonly DocumentField[]): string {
  return `grid-cols-1 @lg:grid-cols-2 ${fields.some(isTall) ? 'items-start' : 'items-start @lg:items-end'}`
}

function isTall({ kind, isWide }: DocumentField): boolean {
  return !isWide && ['long', 'lines', 'several', 'file'].includes(kind)
}
