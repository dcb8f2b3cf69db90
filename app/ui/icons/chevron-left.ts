import { createIcon } from './icon.ts'

export const ChevronLeft = createIcon('m15 18-6-6 6-6')
