import { createIcon } from './icon.ts'

export const ChevronDown = createIcon('m6 9 6 6 6-6')
