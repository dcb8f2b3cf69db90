import { createIcon } from './icon.ts'

export const IndianRupee = createIcon('m14 20-8-8h4c5.333 0 5.333-8 0-8', 'M6 4h12', 'M6 8h12')
