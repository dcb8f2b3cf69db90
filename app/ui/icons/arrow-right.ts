import { createIcon } from './icon.ts'

export const ArrowRight = createIcon('M5 12h14', 'm12 5 7 7-7 7')
