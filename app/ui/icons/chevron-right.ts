import { createIcon } from './icon.ts'

export const ChevronRight = createIcon('m9 18 6-6-6-6')
