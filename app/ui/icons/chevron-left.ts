import { icon } from './icon.ts'

export const ChevronLeft = icon('m15 18-6-6 6-6')
