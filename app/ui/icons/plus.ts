import { createIcon } from './icon.ts'

export const Plus = createIcon('M5 12h14', 'M12 5v14')
