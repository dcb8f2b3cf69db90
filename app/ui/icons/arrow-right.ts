import { icon } from './icon.ts'

export const ArrowRight = icon('M5 12h14', 'm12 5 7 7-7 7')
